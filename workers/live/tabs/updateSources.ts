// Gathers what messages to tabs are made of, from the parts of the core that hold it.
import type { ListFinder } from "./findInList.ts";
import { type FavoriteSets, favoriteSets } from "#domain/board/filterBoard.ts";
import type { FavoriteLists } from "#domain/favorites.ts";
import type { Match } from "#domain/match/match.ts";
import type { Audience } from "./audience.ts";
import type { UpdateSources } from "./buildUpdate.ts";
import type { ConnectionWatch } from "../feed/connection.ts";
import { deriveList } from "./deriveList.ts";
import type { LogEntry, LogLines } from "./eventLog.ts";
import type { Highlights } from "./highlights.ts";
import type { Lists } from "../matches/lists.ts";
import type { MatchStore } from "../matches/matchStore.ts";
import type { NameDirectory } from "../matches/nameDirectory.ts";
import type { OddsBook } from "../matches/oddsBook.ts";
import type { PriceText } from "./priceTexts.ts";
import type { Tab } from "./tab.ts";
import { choiceOf, dateOf, todayOf } from "./wantedLists.ts";

export interface CoreSources extends UpdateSources {
  /** The matches that the view of the tab chooses among. */
  matchesFor(tab: Tab): readonly Match[];
}

/** Sources over the parts given; each read sees their present state. */
export function createUpdateSources(parts: {
  readonly store: MatchStore;
  readonly names: NameDirectory;
  readonly odds: Pick<OddsBook, "price">;
  readonly log: LogLines;
  seen(entry: LogEntry): LogEntry;
  readonly highlights: Pick<Highlights, "of">;
  readonly priceText: PriceText;
  readonly lists: Pick<Lists, "need" | "dataAt">;
  readonly audience: Audience;
  readonly connection: ConnectionWatch;
  serverNow(): number;
  clockDifference(): number | undefined;
  favoriteLists(): FavoriteLists;
  /** The code that looks for names has been loaded. */
  onFinder(): void;
}): CoreSources {
  const { lists, audience, connection, serverNow } = parts;
  let setsOf: FavoriteLists | undefined;
  let sets: FavoriteSets | undefined;

  let find: ListFinder | undefined;
  function useFinder({ createListFinder }: { createListFinder(): ListFinder }): void {
    find ??= createListFinder();
    parts.onFinder();
  }

  /** Those that have the words of the tab's query; undefined while the code that looks for them is loaded. */
  function foundFor(tab: Tab, matches: readonly Match[]): readonly Match[] | undefined {
    if (tab.view.query === "") return matches;
    // Asked for at most once a second: by each message about a list that is not ready.
    if (find === undefined) void import("./findInList.ts").then(useFinder, () => undefined);
    return find?.(matches, tab, sources);
  }

  const sources: CoreSources = {
    ...parts,
    get favorites() {
      const favorites = parts.favoriteLists();
      // The lists change seldom, and each row reads the sets.
      if (sets === undefined || favorites !== setsOf) {
        setsOf = favorites;
        sets = favoriteSets(favorites);
      }
      return sets;
    },
    connection: (tab) => connection.current(lists.dataAt(audience.requestsFor(tab), connection.newsAt())),
    list(tab) {
      const now = serverNow();
      const { status, matches } = choiceOf(tab, audience.requestsFor(tab), lists, sources, now);
      const found = foundFor(tab, matches);
      const info = {
        version: tab.view.version,
        status: found === undefined ? ("loading" as const) : status,
        date: dateOf(tab, now),
        today: todayOf(tab, now),
      };
      return { info, derived: deriveList({ matches, found: found ?? [] }, info.today, tab, sources) };
    },
    matchesFor: (tab) => choiceOf(tab, audience.requestsFor(tab), lists, sources, serverNow()).matches,
  };
  return sources;
}
