// Reads single values of JSON answers, where numbers may arrive as text and booleans as 0 or 1.
// See docs/wire.md#lenient-values.

/** A longer text is no name; it is cut so that one bad item cannot fill the page. */
const LONGEST_TEXT = 200;

/** A JSON object with readable fields; undefined for arrays, null and plain values. */
export function readObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return isObject(value) ? value : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A finite number, also from text such as "3" or "1.85", never -0; undefined for anything else. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value + 0 : undefined;
  if (typeof value !== "string" || value.length > 20 || !/^-?\d+(?:\.\d+)?$/.test(value)) return undefined;
  return Number(value) + 0;
}

/** A whole number that a double holds exactly. */
export function readInteger(value: unknown): number | undefined {
  const number = readNumber(value);
  return Number.isSafeInteger(number) ? number : undefined;
}

/** True and false, also as 1 and 0, "1" and "0", "true" and "false". */
export function readBoolean(value: unknown): boolean | undefined {
  if (value === true || value === 1 || value === "1" || value === "true") return true;
  if (value === false || value === 0 || value === "0" || value === "false") return false;
  return undefined;
}

/**
 * Invisible characters that affect the text around a name where it cannot be isolated (titles, labels): control
 * characters, line ends, and those that change the reading direction until they are closed.
 */
// oxlint-disable-next-line no-control-regex -- control signs are what it looks for
const ACTING_SIGNS = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;

/** A text without those characters, at most 200 characters, also from a number; "" for anything else. */
export function readText(value: unknown): string {
  if (typeof value === "string")
    return cutWhole(value).replace(ACTING_SIGNS, (sign) => (/\s/.test(sign) ? " " : ""));
  return typeof value === "number" && Number.isFinite(value) ? String(value) : "";
}

const LETTERS = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The text, at most 200 units of it; no sign is cut in two. */
function cutWhole(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  const last = LETTERS.segment(text.slice(0, 2 * LONGEST_TEXT)).containing(LONGEST_TEXT);
  // A first sign that is longer than the text may be keeps its first units, without half of a pair.
  return text.slice(0, last?.index || LONGEST_TEXT).replace(/[\ud800-\udbff]$/, "");
}

/** A file name of the image host; "" for none and for a name that leads out of its folder. */
export function readFileName(value: unknown): string {
  const name = readText(value);
  return /^[^./\\?#%:\s][^/\\?#%:\s]*$/.test(name) ? name : "";
}

/** True for a missing value: absent, null or an empty text. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}
