// Writes a match's line-ups: both sheets once published, missing players, and when sheets are expected.
import type { Appearance, Sheet } from "../../world/stories/people.ts";
import type { Lang } from "../../world/types.ts";
import { writeFeedTime } from "../../server/zones.ts";
import { writeGameTime } from "./matchSummary.ts";
import { writePlayer } from "../parts.ts";
import type { Asked, DetailSources } from "../sources.ts";

const MINUTE_MS = 60_000;
/** In ms: clubs publish line-ups an hour before kick-off. */
const SHEETS_BEFORE_MS = 60 * MINUTE_MS;
/** In ms: injuries are known this long before a match. */
const MISSING_BEFORE_MS = 6 * 24 * 60 * MINUTE_MS;
const REASONS = { injured: 1, suspended: 2 } as const;
/** Postponed, cancelled and not yet fixed matches. */
const NOT_TO_BE_PLAYED: ReadonlySet<number> = new Set([-10, -11, -14]);

/** The answer of the line-ups call; undefined for an unknown match. */
export function writeMatchLineups(
  { world, people, stories }: DetailSources,
  matchId: number,
  { now, lang }: Asked,
): object | undefined {
  const match = world.matchAt(matchId, now);
  const sheets = stories.sheets(matchId);
  if (match === undefined || sheets === undefined) return undefined;
  const played = new Map(stories.appearances(matchId, now).map((one) => [one.playerId, one]));
  const out = match.hasLineup;
  const known = out || match.kickoffAt - now < MISSING_BEFORE_MS;
  const missing = (sheet: Sheet): object[] => (known ? writeMissing(people, sheet, lang) : []);
  const sheet = (drawn: Sheet, teamId: number): object | null =>
    out && drawn.starters.length > 0 ? writeSheet(people, drawn, people.coach(teamId), played, lang) : null;
  return {
    scheduleId: matchId,
    expectedTime: NOT_TO_BE_PLAYED.has(match.state)
      ? null
      : writeFeedTime(match.kickoffAt - SHEETS_BEFORE_MS),
    home: sheet(sheets.home, match.homeId),
    guest: sheet(sheets.away, match.awayId),
    homeMissing: missing(sheets.home),
    guestMissing: missing(sheets.away),
  };
}

type People = DetailSources["people"];

function writeMissing(people: People, { missing }: Sheet, lang: Lang): object[] {
  return missing.flatMap(({ playerId, reason }) => {
    const player = people.player(playerId);
    return player === undefined ? [] : [{ ...writePlayer(player, lang), reason: REASONS[reason] }];
  });
}

function writeSheet(
  people: People,
  sheet: Sheet,
  coach: string,
  played: ReadonlyMap<number, Appearance>,
  lang: Lang,
): object {
  const write = (playerId: number, more: object): object[] => {
    const player = people.player(playerId);
    if (player === undefined) return [];
    const did = played.get(playerId);
    const time = (code: number | undefined): string => (code === undefined ? "" : writeGameTime(code));
    return [
      {
        ...writePlayer(player, lang),
        shirt: player.shirt,
        position: player.position,
        isCaptain: playerId === sheet.captainId,
        rating: did?.rating ?? null,
        goals: did?.goals ?? 0,
        ownGoals: did?.ownGoals ?? 0,
        assists: did?.assists ?? 0,
        yellowCards: did?.yellowCards ?? 0,
        redCards: did?.redCards ?? 0,
        onTime: time(did?.cameOnAt),
        offTime: time(did?.wentOffAt),
        ...more,
      },
    ];
  };
  return {
    formation: sheet.formation,
    coach,
    starters: sheet.starters.flatMap(({ playerId, line, place }) => write(playerId, { line, place })),
    bench: sheet.bench.flatMap((playerId) => write(playerId, {})),
  };
}
