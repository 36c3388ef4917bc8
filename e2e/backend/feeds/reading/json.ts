/** Reads values out of foreign JSON: what is not as expected is undefined, and nothing throws. */
import type { ScorePair } from "../contract.ts";

export type Json = Readonly<Record<string, unknown>>;

const LONGEST_TEXT = 120;
const HIGHEST_COUNT = 99;

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The object at a key; an empty one if there is none, so that reads can be chained. */
export function part(value: unknown, key: string): Json {
  const inner = isObject(value) ? value[key] : undefined;
  return isObject(inner) ? inner : {};
}

export const items = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : [];

/** The items of a list that are objects. */
export const objects = (value: unknown): readonly Json[] => items(value).filter(isObject);

/** A text without blanks at its ends and control characters, shortened; undefined for an empty one. */
export function text(value: unknown, longest = LONGEST_TEXT): string | undefined {
  if (typeof value !== "string") return undefined;
  const clean = value
    .slice(0, longest * 4)
    .replaceAll(/[\p{Cc}^!;|]+/gu, " ")
    .trim();
  return clean === "" ? undefined : clean.slice(0, longest);
}

/** An id as text: a whole number above 0, or a short word. */
export function idText(value: unknown): string | undefined {
  if (typeof value === "number") return Number.isSafeInteger(value) && value > 0 ? String(value) : undefined;
  return typeof value === "string" && /^[\w.-]{1,40}$/.test(value) ? value : undefined;
}

/** A whole number from `least` to `most`. */
export function whole(value: unknown, least = 0, most = HIGHEST_COUNT): number | undefined {
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most
    ? value
    : undefined;
}

/** A pair of goals; null if both are said to be none, undefined if the pair is not readable. */
export function pair(home: unknown, away: unknown): ScorePair | null | undefined {
  if (home === null && away === null) return null;
  const [first, second] = [whole(home), whole(away)];
  return first === undefined || second === undefined ? undefined : [first, second];
}

/** `{home, away}` as a pair. */
export const homeAway = (value: unknown): ScorePair | null | undefined =>
  isObject(value) ? pair(value["home"], value["away"]) : undefined;

/** The years in which a kick-off can be: a date outside of them is a mistake. */
const FIRST_INSTANT = Date.UTC(1900, 0, 1);
const LAST_INSTANT = Date.UTC(2100, 0, 1);

/** Epoch ms of an ISO text with a zone. */
export function instant(value: unknown): number | undefined {
  if (
    typeof value !== "string" ||
    !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(value)
  )
    return undefined;
  const at = Date.parse(value);
  return at >= FIRST_INSTANT && at < LAST_INSTANT ? at : undefined;
}

/** An address of a picture; null if the source says that there is none. */
export function address(value: unknown): string | null | undefined {
  if (value === null || value === "") return null;
  if (typeof value !== "string" || value.length > 500 || !URL.canParse(value)) return undefined;
  return value;
}

/** Copies without the keys whose value is undefined, so that a fact says nothing of them. */
export function said<Value extends object>(value: {
  [Key in keyof Value]: Value[Key] | undefined;
}): Value {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Value;
}
