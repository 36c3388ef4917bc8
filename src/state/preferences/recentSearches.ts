// The results chosen in the search lately, stored in this browser with what is needed to link to them.
import { asRecord, storedAtom } from "./stored.ts";

export type FoundKind = "league" | "team" | "player" | "match";

/** A search result; kind and id give its address. */
export interface RecentSearch {
  readonly kind: FoundKind;
  readonly id: number;
  /** The name as shown when it was chosen. */
  readonly name: string;
  /** Distinguishes it from others of the same name; "" for nothing. */
  readonly detail: string;
  /** File name in the image host's folder of its kind, "" when none. */
  readonly picture: string;
}

/** As many as fit on a phone without scrolling. */
export const RECENT_MAX = 8;
const LONGEST = 200;
const KINDS: readonly FoundKind[] = ["league", "team", "player", "match"];

function asText(value: unknown): string {
  return typeof value === "string" ? value.slice(0, LONGEST) : "";
}

function asRecent(value: unknown): RecentSearch | undefined {
  const record = asRecord(value);
  const kind = KINDS.find((known) => known === record?.["kind"]);
  const id = record?.["id"];
  const name = asText(record?.["name"]);
  if (!record || !kind || !Number.isSafeInteger(id) || (id as number) <= 0 || name === "") return undefined;
  return {
    kind,
    id: id as number,
    name,
    detail: asText(record["detail"]),
    picture: asText(record["picture"]),
  };
}

/** Any stored value as recent searches: a damaged entry is dropped alone. */
export function readRecentSearches(stored: unknown): readonly RecentSearch[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored
    .map(asRecent)
    .filter((recent) => recent !== undefined)
    .reduceRight<readonly RecentSearch[]>((later, recent) => withRecent(later, recent), []);
}

/** The list with one added in front; an entry that is already in it moves up. */
export function withRecent(list: readonly RecentSearch[], chosen: RecentSearch): readonly RecentSearch[] {
  const others = list.filter(({ kind, id }) => kind !== chosen.kind || id !== chosen.id);
  return [chosen, ...others].slice(0, RECENT_MAX);
}

/** The recent searches of this browser, newest first. */
export const recentSearchesAtom = storedAtom<readonly RecentSearch[]>({
  key: "touchline.searches.1",
  initial: [],
  read: readRecentSearches,
});
