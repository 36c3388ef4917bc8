// What was lately chosen in the search, kept in this browser: the thing itself, so that it can be gone to again.
import { asRecord, storedAtom } from "./stored.ts";

export type FoundKind = "league" | "team" | "player" | "match";

/** Something a search led to; its address follows from kind and id. */
export interface RecentSearch {
  readonly kind: FoundKind;
  readonly id: number;
  /** As it was shown when it was chosen. */
  readonly name: string;
  /** What tells it from others of its name, "" for nothing. */
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

/** Whatever was stored, as recent searches: a damaged one costs itself alone. */
export function readRecentSearches(stored: unknown): readonly RecentSearch[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored
    .map(asRecent)
    .filter((recent) => recent !== undefined)
    .reduceRight<readonly RecentSearch[]>((later, recent) => withRecent(later, recent), []);
}

/** The list with one more in front; what was chosen before moves up instead of standing twice. */
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
