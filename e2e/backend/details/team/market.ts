// Market values of players and the ends of their contracts.
import type { PlayerInfo } from "../../world/stories/people.ts";
import { mix, unit } from "../../world/random.ts";
import type { World } from "../../world/types.ts";
import { ageAt } from "./teamSeason.ts";

/** Value in euros of the best player of a league, by tier of the pyramid. */
const BEST_BY_TIER = [1_500_000, 9_000_000, 2_400_000, 700_000, 250_000, 120_000] as const;
/** Factor for the first tiers of the big countries. */
const TOP_LEVEL = 7;
/** Lower values are not estimated. */
const LEAST = 25_000;
const PEAK_AGE = 26;

/** A player's value in whole euros with two significant digits; undefined for low values and national teams. */
export function marketValue(world: World, player: PlayerInfo, now: number): number | undefined {
  const leagueId = world.team(player.teamId)?.leagueId ?? 0;
  const competition = world.seasons.competition(leagueId);
  if (competition === undefined || competition.entrants === "nations") return undefined;
  const best = BEST_BY_TIER[Math.min(competition.tier, BEST_BY_TIER.length - 1)] ?? LEAST;
  const league = world.leagues.find(({ id }) => id === leagueId);
  const age = ageAt(player.birthDate, now);
  const years = age - PEAK_AGE;
  const byAge = Math.exp(-(years * years) / (years > 0 ? 30 : 60));
  const value =
    best *
    (league?.topLevel === true ? TOP_LEVEL : 1) *
    (0.04 + player.talent ** 3) *
    byAge *
    (0.8 + 0.4 * unit(player.id, 71));
  return value < LEAST ? undefined : roundFigures(value);
}

/** Rounds to two significant digits. */
export function roundFigures(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return Math.round(value / step) * step;
}

/** The last day of a player's contract, yyyy-mm-dd: always one to four summers ahead. */
export function contractUntil(player: PlayerInfo, now: number): string {
  const date = new Date(now);
  const firstSummer = date.getUTCFullYear() + (date.getUTCMonth() >= 6 ? 1 : 0);
  // Contracts last four years; each player's starts in a different year.
  const ahead = ((mix(player.id, 72) % 4) - (firstSummer % 4) + 4) % 4;
  return `${firstSummer + ahead}-06-30`;
}
