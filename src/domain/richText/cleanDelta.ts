// Makes untrusted rich text safe to render: only whole inserts, with formats in their limits.
// See docs/product.md#rich-text-limits.
import { type Delta, type DeltaAttributes, type DeltaInsert, EMPTY_DELTA } from "./delta.ts";

/** docs/product.md#rich-text-limits: header level at most 6. */
const HEADER_MAX = 6;
/** docs/product.md#rich-text-limits: indent at most 30. */
const INDENT_MAX = 30;

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function capped(value: unknown, most: number): number | undefined {
  const number =
    typeof value === "number" || typeof value === "string" ? Math.trunc(Number(value)) : Number.NaN;
  return number >= 1 ? Math.min(number, most) : undefined;
}

function cleanAttributes(attributes: Fields): DeltaAttributes {
  const { header, indent, ...rest } = attributes;
  const level = capped(header, HEADER_MAX);
  const depth = capped(indent, INDENT_MAX);
  return {
    ...rest,
    ...(level === undefined ? {} : { header: level }),
    ...(depth === undefined ? {} : { indent: depth }),
  };
}

function cleanInsert(op: unknown): DeltaInsert | undefined {
  if (!isFields(op)) return undefined;
  const { insert, attributes } = op;
  if (typeof insert !== "string" && !isFields(insert)) return undefined;
  return isFields(attributes) ? { insert, attributes: cleanAttributes(attributes) } : { insert };
}

/**
 * Reads a document from an object or its JSON (docs/product.md#rich-text). Any other value yields an empty
 * document; an invalid insert is omitted.
 */
export function cleanDelta(document: unknown): Delta {
  let value = document;
  if (typeof document === "string") {
    try {
      value = JSON.parse(document);
    } catch {
      return EMPTY_DELTA;
    }
  }
  const ops = isFields(value) ? value["ops"] : undefined;
  if (!Array.isArray(ops)) return EMPTY_DELTA;
  return { ops: ops.map(cleanInsert).filter((op) => op !== undefined) };
}
