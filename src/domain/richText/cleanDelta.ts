// Makes untrusted rich text safe to render: only known inserts and formats, within their limits.
// See docs/product.md#rich-text-limits.
import { type Delta, type DeltaInsert, EMPTY_DELTA } from "./delta.ts";
import { type Fields, isFields } from "./fields.ts";
import { isVideo, readEmbed } from "./readEmbed.ts";
import type { ReaderRules } from "./readerRules.ts";
import { readFormats } from "./readFormats.ts";

/** docs/product.md#rich-text-limits: a reader takes more than a server accepts, and not without end. */
const OPS_MAX = 5_000;
/** UTF-16 units of all texts. */
const TEXT_MAX = 100_000;
/** UTF-16 units of a document as JSON text; a longer one is not parsed. */
const JSON_MAX = 2_000_000;
const NO_FIELDS: Fields = {};

/**
 * The ops of a document of any origin, unchecked. A text is JSON with ops, or plain text: one that begins like JSON and
 * is damaged has no words to show.
 */
export function opsOf(document: unknown): readonly unknown[] {
  let value = document;
  if (typeof document === "string") {
    const plain = document.trimStart().startsWith("{") ? [] : [{ insert: document }];
    if (document.length > JSON_MAX) return plain;
    try {
      value = JSON.parse(document);
    } catch {
      return plain;
    }
    if (typeof value !== "object") return plain;
  }
  const ops = isFields(value) ? value["ops"] : value;
  return Array.isArray(ops) ? ops : [];
}

/** What parts the lines around a block that is refused: the end of an open line, and an empty line. */
function partedAfter(before: DeltaInsert["insert"] | undefined): string {
  const isOpen =
    typeof before === "string" ? !before.endsWith("\n") : before !== undefined && !("video" in before);
  return isOpen ? "\n\n" : "\n";
}

function cleanInsert(
  op: unknown,
  before: DeltaInsert["insert"] | undefined,
  rules: ReaderRules,
): DeltaInsert | undefined {
  if (!isFields(op)) return undefined;
  const given = isFields(op["attributes"]) ? op["attributes"] : NO_FIELDS;
  const { insert: written } = op;
  const embed = isFields(written) ? readEmbed(written, given, rules) : undefined;
  const insert = typeof written === "string" ? written : embed;
  if (insert === undefined && isFields(written) && isVideo(written)) return { insert: partedAfter(before) };
  if (insert === undefined || insert === "") return undefined;
  const attributes = readFormats(given, rules);
  return attributes === undefined ? { insert } : { insert, attributes };
}

/** The words of an insert count; every insert counts, so that embeds have an end too. */
const lengthOf = ({ insert }: DeltaInsert): number =>
  typeof insert === "string" ? insert.length : "tag" in insert ? insert.tag.text.length : 1;

/** At most `most` UTF-16 units, never half a character. */
function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}

/**
 * Reads a document from an object, its JSON, its ops alone or plain text (docs/product.md#rich-text). Any other value
 * yields an empty document; an insert that is not known is omitted, and a refused video parts the lines around it. What is clean stays as it is.
 */
export function cleanDelta(document: unknown, rules: ReaderRules): Delta {
  const ops: DeltaInsert[] = [];
  let left = TEXT_MAX;
  for (const op of opsOf(document).slice(0, OPS_MAX)) {
    const clean = cleanInsert(op, ops.at(-1)?.insert, rules);
    if (clean === undefined) continue;
    const length = lengthOf(clean);
    if (length > left) {
      const rest = typeof clean.insert === "string" ? cut(clean.insert, left) : "";
      if (rest !== "") ops.push({ ...clean, insert: rest });
      break;
    }
    left -= length;
    ops.push(clean);
  }
  return ops.length === 0 ? EMPTY_DELTA : { ops };
}
