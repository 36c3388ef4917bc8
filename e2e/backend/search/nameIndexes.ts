// Indexes of leagues, teams and players, built once in slices; other languages are added at first use.
import { findLeague } from "../details/parts.ts";
import type { People } from "../world/stories/people.ts";
import type { Lang, LeagueInfo, World } from "../world/types.ts";
import { inSlices } from "./inSlices.ts";
import { createNameIndex, type NameIndex } from "./nameIndex.ts";

export interface NameIndexes {
  /** Leagues by their English names, and by those of the language if it is another. */
  leagues(lang: Lang): readonly NameIndex[];
  teams(lang: Lang): readonly NameIndex[];
  readonly players: NameIndex;
}

const ENGLISH: Lang = "en_GB";
/** Limits the cached languages, because requests may contain invented ones. */
const MAX_LANGS = 32;

/** Top-level leagues first, then in the feed's own order. */
export function byImportance(a: LeagueInfo, b: LeagueInfo): number {
  return Number(b.topLevel) - Number(a.topLevel) || a.sort - b.sort;
}

export async function buildNameIndexes(world: World, people: People | undefined): Promise<NameIndexes> {
  // Other pending requests are handled first.
  await new Promise((resolve) => setImmediate(resolve));
  const countries = new Map(world.countries.map((country) => [country.id, country]));
  const countryName = (id: number, lang: Lang): string => countries.get(id)?.name(lang) ?? "";
  const leagues = [...world.leagues].sort(byImportance);
  const placeOf = new Map(leagues.map(({ id }, place) => [id, place]));
  const teamIds = [...world.teamIds].sort((a, b) => teamPlace(a) - teamPlace(b));

  function teamPlace(id: number): number {
    return placeOf.get(world.team(id)?.leagueId ?? 0) ?? leagues.length;
  }

  function leagueIndex(lang: Lang): NameIndex {
    const index = createNameIndex({ extraCounts: true });
    leagues.forEach((league, place) =>
      index.add(league.id, place, league.name(lang), countryName(league.countryId, lang)),
    );
    return index;
  }

  const englishLeagues = leagueIndex(ENGLISH);
  const englishTeams = createNameIndex({ extraCounts: false });
  const players = createNameIndex({ extraCounts: false });
  await inSlices(teamIds.entries(), ([place, id]) => {
    const team = world.team(id);
    if (team === undefined) return;
    englishTeams.add(id, place, team.name(ENGLISH), countryName(team.countryId, ENGLISH));
  });
  if (people !== undefined) {
    // Within a club the best-known players are first, because they are usually meant among namesakes.
    await inSlices(teamIds.entries(), ([place, id]) => {
      const team = world.team(id);
      if (team === undefined || isNational(team.leagueId)) return;
      for (const player of [...people.squad(id)].sort((a, b) => b.talent - a.talent)) {
        players.add(player.id, place, player.name(ENGLISH), team.name(ENGLISH));
      }
    });
  }

  /** Players of a national team are found under their clubs, not twice. */
  function isNational(leagueId: number): boolean {
    const league = findLeague(world, leagueId);
    return countries.get(league?.countryId ?? 0)?.code === "INT";
  }

  function otherTeams(lang: Lang): NameIndex {
    const index = createNameIndex({ extraCounts: false });
    teamIds.forEach((id, place) => {
      const team = world.team(id);
      const name = team?.name(lang) ?? "";
      if (team !== undefined && name !== team.name(ENGLISH))
        index.add(id, place, name, countryName(team.countryId, lang));
    });
    return index;
  }

  const byLang = new Map<Lang, { readonly leagues: NameIndex; readonly teams: NameIndex }>();
  function inLang(lang: Lang) {
    let known = byLang.get(lang);
    if (known === undefined) {
      known = { leagues: leagueIndex(lang), teams: otherTeams(lang) };
      if (byLang.size >= MAX_LANGS) byLang.clear();
      byLang.set(lang, known);
    }
    return known;
  }

  return {
    leagues: (lang) => (lang === ENGLISH ? [englishLeagues] : [inLang(lang).leagues, englishLeagues]),
    teams: (lang) => (lang === ENGLISH ? [englishTeams] : [inLang(lang).teams, englishTeams]),
    players,
  };
}
