// The search over the whole world: indexed at first use, then answers in milliseconds.
import type { People } from "../world/stories/people.ts";
import { hashText, mix } from "../world/random.ts";
import type { Lang, World } from "../world/types.ts";
import { foldName, queryWords } from "./foldName.ts";
import { createMatchFinder } from "./matchFinder.ts";
import { mergeHits, type NameHit, type NameIndex } from "./nameIndex.ts";
import { buildNameIndexes, byImportance, type NameIndexes } from "./nameIndexes.ts";

export interface SearchWorld {
  readonly world: World;
  readonly people?: People | undefined;
  /** Server time, epoch ms. */
  readonly now: () => number;
  /** Increases with every staged event. */
  readonly version: () => number;
}

/** Ids of the results, best first, at most six each. */
interface Found {
  readonly leagues: readonly number[];
  readonly teams: readonly number[];
  readonly players: readonly number[];
  readonly matches: readonly number[];
}

export interface Search {
  find(keyword: string, lang: Lang): Promise<Found>;
  /** Popular leagues and teams: the same all day. */
  popular(): { readonly leagues: readonly number[]; readonly teams: readonly number[] };
  /** Starts to build the indexes; called for popular searches, because a search usually follows. */
  prepare(): void;
}

const MOST = 6;
const POPULAR = 5;
const DAY_MS = 86_400_000;
const NOTHING: Found = { leagues: [], teams: [], players: [], matches: [] };

export function createSearch({ world, people, now, version }: SearchWorld): Search {
  // The names of a feed become more while the server runs: then its lists are other ones.
  let built: { readonly of: readonly unknown[]; readonly indexes: Promise<NameIndexes> } | undefined;
  function indexes(): Promise<NameIndexes> {
    const of = [world.leagues, world.teamIds];
    if (built?.of.every((list, place) => list === of[place]) !== true)
      built = { of, indexes: buildNameIndexes(world, people) };
    return built.indexes;
  }
  const matches = createMatchFinder(world, now, version);

  return {
    async find(keyword, lang) {
      const folded = foldName(keyword);
      if (folded === "") return NOTHING;
      const words = queryWords(folded);
      const { leagues, teams, players } = await indexes();
      const best = (of: readonly NameIndex[]): readonly number[] =>
        mergeHits(
          of.map((index): readonly NameHit[] => index.find(folded, words, MOST)),
          MOST,
        );
      return {
        leagues: best(leagues(lang)),
        teams: best(teams(lang)),
        players: best([players]),
        matches: await matches.find({ folded, words, teams: teams(lang), limit: MOST }),
      };
    },

    popular() {
      const today = mix(hashText("popular"), Math.floor(now() / DAY_MS));
      const drawn = (ids: readonly number[]): readonly number[] =>
        ids.toSorted((a, b) => mix(today, a) - mix(today, b)).slice(0, POPULAR);
      const top = world.leagues.filter(({ topLevel }) => topLevel);
      const known = top.length > 0 ? top : world.leagues;
      const leagueIds = new Set(known.toSorted(byImportance).map(({ id }) => id));
      // The first teams of a league are the best known.
      const perLeague = new Map<number, number>();
      const teams = world.teamIds.filter((id) => {
        const leagueId = world.team(id)?.leagueId ?? 0;
        if (!leagueIds.has(leagueId)) return false;
        const before = perLeague.get(leagueId) ?? 0;
        perLeague.set(leagueId, before + 1);
        return before < 2;
      });
      return { leagues: drawn([...leagueIds]), teams: drawn(teams) };
    },

    prepare() {
      void indexes();
    },
  };
}
