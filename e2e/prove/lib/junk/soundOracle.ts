// The oracle of any reader's result: primitive values within their limits, and no polluted prototype.

/** Deeper than any valid answer. */
const DEEPEST = 12;
const LONGEST_TEXT = 5_000;
const KNOWN_PROTOTYPES: ReadonlySet<unknown> = new Set([
  Object.prototype,
  Array.prototype,
  Map.prototype,
  null,
]);
/** Keys whose values a configuration, a document or a post keeps unchanged; what shows them reads them. */
const KEPT_AS_IT_CAME: ReadonlySet<string> = new Set(["rest", "insert", "attributes", "content"]);
/** Ids that are 0 for none. */
const NONE_IS_0: ReadonlySet<string> = new Set(["countryId", "latestId"]);

/**
 * References of a match or a person that may have no id (docs/wire.md#lenient-values, docs/wire.md#teams-not-known-yet,
 * docs/wire.md#football-source).
 */
const MAY_LACK_ID: ReadonlySet<string> = new Set([
  "country",
  "league",
  "home",
  "away",
  "player",
  "other",
  "starters",
  "bench",
  "players",
]);

/** A player that a search finds is told with a team, and always has a page. */
const lacksItsId = (key: string, value: object): boolean =>
  MAY_LACK_ID.has(key) && !(key === "players" && "team" in value);

const LARGEST_CENTS = 99_999_999_999n;

/** The error in a value, with its path; undefined if there is none. */
export function findUnsound(value: unknown, key = "", depth = 0): string | undefined {
  if (typeof value === "number") return judgeNumber(value, key);
  // Whole cents of a price (docs/wire.md#amounts).
  if (typeof value === "bigint")
    return value < 0n || value > LARGEST_CENTS ? `${key}: ${value} cents` : undefined;
  if (typeof value === "string")
    return value.length > LONGEST_TEXT ? `${key}: ${value.length} characters` : undefined;
  if (value === undefined || value === null || typeof value === "boolean") return undefined;
  if (typeof value !== "object") return `${key}: a ${typeof value}`;
  if (depth > DEEPEST) return `${key}: nested more than ${DEEPEST} deep`;
  if (!KNOWN_PROTOTYPES.has(Object.getPrototypeOf(value))) return `${key}: another prototype`;
  const members: Iterable<readonly [unknown, unknown]> = value instanceof Map ? value : Object.entries(value);
  for (const [name, member] of members) {
    const way = Array.isArray(value) ? key : String(name);
    if (KEPT_AS_IT_CAME.has(way)) continue;
    if (way === "id" && member === 0 && lacksItsId(key, value)) continue;
    // Below zero are a movement of a wallet by which money leaves it, and sales where refunds are more (docs/wire.md#studio).
    const isSigned = way === "revenue" || (way === "amount" && "balanceAfter" in value);
    if (isSigned && typeof member === "bigint") {
      if (member < -LARGEST_CENTS || member > LARGEST_CENTS) return `${key}.${way}: ${member} cents`;
      continue;
    }
    if (way === "__proto__" && !(value instanceof Map)) return `${key}: a field called __proto__`;
    const found = findUnsound(member, way, depth + 1);
    if (found !== undefined) return key === "" ? found : `${key}.${found}`;
  }
  return undefined;
}

function judgeNumber(value: number, key: string): string | undefined {
  if (!Number.isFinite(value) || Object.is(value, -0))
    return `${key}: ${Object.is(value, -0) ? "-0" : value}`;
  const isId = key === "id" || /Ids?$/.test(key);
  if (value === 0 && NONE_IS_0.has(key)) return undefined;
  return isId && !(Number.isSafeInteger(value) && value > 0) ? `${key}: ${value} is no id` : undefined;
}

const NAMES = {
  object: Object.getOwnPropertyNames(Object.prototype).length,
  array: Object.getOwnPropertyNames(Array.prototype).length,
};

/** True if a property was added to Object.prototype or the like. */
export function isPolluted(): boolean {
  return (
    Object.getOwnPropertyNames(Object.prototype).length !== NAMES.object ||
    Object.getOwnPropertyNames(Array.prototype).length !== NAMES.array
  );
}
