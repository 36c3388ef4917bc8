// Formats of rich text that the server keeps; all others are dropped.
// See docs/product.md#rich-text-limits.
import { LIMITS } from "../terms.ts";

export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

const isFlag = (value: unknown): boolean => value === true;
const isUpTo =
  (most: number) =>
  (value: unknown): boolean =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;

const FORMATS: Readonly<Record<string, (value: unknown) => boolean>> = {
  header: isUpTo(6),
  indent: isUpTo(30),
  bold: isFlag,
  italic: isFlag,
  underline: isFlag,
  strike: isFlag,
  blockquote: isFlag,
  code: isFlag,
  "code-block": (value) => value === true || value === "plain",
  list: (value) => value === "ordered" || value === "bullet",
  link: isLink,
};

function isLink(value: unknown): boolean {
  if (typeof value !== "string" || value.length > LIMITS.link || !URL.canParse(value)) return false;
  return ["http:", "https:", "mailto:"].includes(new URL(value).protocol);
}

/** The known formats; undefined for none. */
export function cleanFormats(value: unknown): Fields | undefined {
  const kept = Object.entries(fieldsOf(value) ?? {}).filter(
    ([name, format]) => Object.hasOwn(FORMATS, name) && FORMATS[name]?.(format),
  );
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
