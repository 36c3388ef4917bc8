/** Writes line-ups and squads from what a source has said: players are names without a page. */
import type { Asked } from "../../details/sources.ts";
import { countryName } from "../../world/atlas/countryNames.ts";
import type { World } from "../../world/types.ts";
import type {
  IncidentFact,
  IncidentKind,
  LineupPlayer,
  PlayerPlace,
  SquadPlayer,
  TeamLineup,
} from "../contract.ts";
import { countryOfName } from "../reading/countries.ts";
import type { MatchLineups } from "../store/feedFacts.ts";
import { writeGameTime, type FeedSources } from "./matchPages.ts";

const LETTERS: Readonly<Record<PlayerPlace, string>> = {
  goalkeeper: "G",
  defender: "D",
  midfielder: "M",
  forward: "F",
};
const YEAR_MS = 365.2425 * 86_400_000;

/** A name without a page (docs/wire.md#football-source); what the source has not said is null. */
const writePerson = ({ name, number, place }: LineupPlayer | SquadPlayer) => ({
  playerId: 0,
  playerName: name,
  photo: "",
  shirt: number ?? null,
  position: place === undefined ? null : LETTERS[place],
});

/** True where both teams have named their players. */
export function hasLineups(lineups: MatchLineups | undefined): boolean {
  return [lineups?.home, lineups?.guest].every((side) => (side?.starters.length ?? 0) > 0);
}

/** The answer of the line-ups call; undefined for an unknown match. */
export function feedMatchLineups(
  { world, facts }: FeedSources,
  matchId: number,
  { now }: Asked,
): object | undefined {
  if (world.matchAt(matchId, now) === undefined) return undefined;
  const lineups = facts.lineups(matchId)?.value;
  const incidents = facts.incidents(matchId)?.value ?? [];
  const sheet = (side: TeamLineup | undefined): object | null =>
    side === undefined || !hasLineups(lineups) ? null : writeSheet(side, incidents);
  return {
    scheduleId: matchId,
    expectedTime: null,
    home: sheet(lineups?.home),
    guest: sheet(lineups?.guest),
    homeMissing: [],
    guestMissing: [],
  };
}

function writeSheet(
  { formation, coach, starters, bench }: TeamLineup,
  incidents: readonly IncidentFact[],
): object {
  const places = placesOf(starters);
  const write = (player: LineupPlayer) => ({
    ...writePerson(player),
    isCaptain: false,
    rating: null,
    ...deedsOf(player.id, incidents),
  });
  return {
    formation: formation ?? "",
    coach: coach ?? "",
    starters: starters.map((player, index) => ({
      ...write(player),
      ...(places?.[index] ?? { line: null, place: null }),
    })),
    bench: bench.map(write),
  };
}

/** Lines from the keeper, and places from the team's own right; undefined if the source does not place all players. */
function placesOf(
  starters: readonly LineupPlayer[],
): readonly { readonly line: number; readonly place: number }[] | undefined {
  const spots = starters.flatMap(({ grid }) => {
    const [row, column] = (grid ?? "").split(":").map(Number);
    return row && column ? [{ row, column }] : [];
  });
  if (spots.length < starters.length) return undefined;
  // A source counts the columns from the team's own left.
  return spots.map(({ row, column }) => ({
    line: row - 1,
    place: spots.filter((other) => other.row === row && other.column > column).length,
  }));
}

const GOALS: readonly IncidentKind[] = ["goal", "penalty"];

/** What a player did, as far as the source names him by his id. */
function deedsOf(id: string, incidents: readonly IncidentFact[]): object {
  const own = incidents.filter(({ playerId }) => playerId === id);
  const others = incidents.filter(({ otherId }) => otherId === id);
  const count = (from: readonly IncidentFact[], ...kinds: readonly IncidentKind[]): number =>
    from.filter(({ kind }) => kinds.includes(kind)).length;
  const change = (from: readonly IncidentFact[]): string => {
    const found = from.find(({ kind }) => kind === "substitution");
    return found === undefined ? "" : writeGameTime(found);
  };
  return {
    goals: count(own, ...GOALS),
    ownGoals: count(own, "ownGoal"),
    assists: count(others, ...GOALS),
    yellowCards: count(own, "yellowCard", "secondYellow"),
    redCards: count(own, "redCard", "secondYellow"),
    onTime: change(own),
    offTime: change(others),
  };
}

/** The answer of the squad call: nobody where the source has not said who plays for the team. */
export function feedSquad({ world, facts }: FeedSources, teamId: number, asked: Asked): object {
  const squad = facts.squad(teamId)?.value;
  return {
    coach: squad?.coach ?? "",
    players: (squad?.players ?? []).map((player) => ({
      ...writePerson(player),
      age: ageOf(player, asked.now) ?? null,
      country: nationality(player, asked, world),
      matches: null,
      goals: null,
      assists: null,
      missing: null,
    })),
  };
}

function ageOf({ age, bornOn }: SquadPlayer, now: number): number | undefined {
  if (bornOn === undefined) return age;
  const years = Math.floor((now - Date.parse(`${bornOn}T00:00:00Z`)) / YEAR_MS);
  return years >= 0 ? years : undefined;
}

/** A country of football, with its flag where one of its leagues is listed; null for any other word. */
function nationality({ nationality: word }: SquadPlayer, { lang }: Asked, world: World): object | null {
  const code = countryOfName(word);
  if (code === undefined) return null;
  const listed = world.countries.find((country) => country.code === code);
  return { id: listed?.id ?? 0, name: countryName(code, lang), flag: listed?.flag ?? "" };
}
