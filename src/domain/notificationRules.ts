// Decides which events of which matches may pop up.
// See docs/product.md#which-events-pop-up.
import type { FavoriteLists } from "./favorites.ts";
import type { Match } from "./match/match.ts";
import type { MatchEvent, MatchEventType } from "./match/matchEvent.ts";
import type { MatchDisplaySettings } from "./settings.ts";

/**
 * The setting that enables each type's popup; types without a setting never pop up
 * (docs/wire.md#line-up-events).
 */
const SWITCHES: Readonly<Partial<Record<MatchEventType, keyof MatchDisplaySettings>>> = {
  kickOff: "matchStart",
  end: "finalResult",
  goal: "goal",
  goalCancelled: "goal",
  redCard: "redCard",
  yellowCard: "yellowCard",
};

/** True when an event of the match may pop up at all: it or one of its teams is a favourite. */
export function mayPopUp(
  { id, teamIds }: Pick<Match, "id" | "teamIds">,
  { match, team }: FavoriteLists,
): boolean {
  return match.includes(id) || team.includes(teamIds.home) || team.includes(teamIds.away);
}

/**
 * True when the event may pop up: its type is enabled, and the match is a favourite with matchNotify on
 * or one of its teams is a favourite with teamNotify on.
 */
export function shouldPopUp(
  event: MatchEvent,
  match: Pick<Match, "id" | "teamIds">,
  favorites: FavoriteLists,
  settings: MatchDisplaySettings,
): boolean {
  const switchName = SWITCHES[event.type];
  if (switchName === undefined || settings[switchName] !== true) return false;
  if (settings.matchNotify && favorites.match.includes(match.id)) return true;
  return (
    settings.teamNotify &&
    (favorites.team.includes(match.teamIds.home) || favorites.team.includes(match.teamIds.away))
  );
}

/** Types that are logged for every match; all other types are logged for followed matches only. */
const LOGGED_FOR_ALL: ReadonlySet<MatchEventType> = new Set(["goal", "goalCancelled", "redCard", "end"]);

/**
 * True when the event belongs in the live widget's log: every event of a followed match, and the decisive events
 * of other matches, minus those disabled in the sport settings (docs/product.md#log-of-events).
 */
export function isInLog(event: MatchEvent, followed: boolean, settings: MatchDisplaySettings): boolean {
  const switchName = SWITCHES[event.type];
  if (switchName !== undefined && settings[switchName] !== true) return false;
  return followed || LOGGED_FOR_ALL.has(event.type);
}
