// Reads rich text: cleans its formats and embeds, checks its limits, and hands out its plain text and pictures.
// See docs/wire.md#rich-text-of-posts.
import { countLetters } from "../letters.ts";
import { LIMITS, type Media } from "../terms.ts";
import { readEmbed } from "./deltaEmbeds.ts";
import { cleanFormats, type Fields, fieldsOf } from "./deltaFormats.ts";
import { numberedText, type WordedOp } from "./numberedText.ts";
import { bad, type Checked, good, tooMuch } from "./refused.ts";

export interface RichText {
  /** The cleaned document as JSON text. */
  readonly json: string;
  readonly plain: string;
  /** The plain text with the numbers of lists. */
  readonly numbered: string;
  readonly media: readonly Media[];
}

interface Op {
  readonly insert: string | Fields;
  readonly attributes?: Fields;
}

/** The ops of a document that came as JSON text or as object. */
function opsOf(content: unknown): readonly unknown[] | undefined {
  let value = content;
  if (typeof content === "string") {
    try {
      value = JSON.parse(content);
    } catch {
      return undefined;
    }
  }
  const ops = fieldsOf(value)?.["ops"];
  return Array.isArray(ops) ? (ops as unknown[]) : undefined;
}

/** Lines without spaces at their ends, empty ones left out; in time that grows with the length alone. */
function tidy(text: string): string {
  return text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}

/** Reads a document; `most`: letters of its text. Unknown ops, formats and embeds are dropped. */
export function readDelta(
  content: unknown,
  most: number,
  isMedia: (src: string) => boolean,
): Checked<RichText> {
  const given = opsOf(content);
  if (given === undefined) return bad("content of RICH_TEXT is a document with ops, as object or JSON text");
  if (given.length > LIMITS.richOps) return tooMuch("content", LIMITS.richOps);
  const ops: Op[] = [];
  const worded: WordedOp[] = [];
  const media: Media[] = [];
  let plain = "";
  let tags = 0;
  for (const item of given) {
    const { insert: written, attributes: formats } = fieldsOf(item) ?? {};
    const embedded = typeof written === "string" ? undefined : readEmbed(written, formats, isMedia);
    if (embedded?.ok === false) return embedded;
    const insert = typeof written === "string" ? written : embedded?.value.insert;
    if (insert === undefined || insert === "") continue;
    const attributes = cleanFormats(formats);
    ops.push(attributes === undefined ? { insert } : { insert, attributes });
    const words = typeof insert === "string" ? insert : (embedded?.value.plain ?? "");
    worded.push({ insert, plain: words, ...(attributes === undefined ? {} : { attributes }) });
    plain += words;
    if (typeof insert !== "string" && "tag" in insert) tags++;
    if (embedded?.value.media !== undefined) media.push(embedded.value.media);
  }
  if (tags > LIMITS.tags) return tooMuch("tag", LIMITS.tags);
  const json = JSON.stringify({ ops });
  // Before letters are counted, which takes long for a long text.
  if (Buffer.byteLength(json) > LIMITS.richBytes) return tooMuch("content", LIMITS.richBytes);
  plain = tidy(plain);
  if (countLetters(plain, most) > most) return tooMuch("content", most);
  return good({ json, plain, numbered: tidy(numberedText(worded)), media });
}
