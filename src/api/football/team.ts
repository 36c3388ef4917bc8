// Reads a team's profile, fixtures, squad and transfers.
// See docs/wire.md#listed-and-assumed-calls.
import * as v from "valibot";
import {
  type SquadPlayer,
  TEAM_TABS,
  type TeamFixtures,
  type TeamProfile,
  type TeamSquad,
  type TeamTab,
  type TeamTransfers,
  type Transfer,
} from "#domain/team/team.ts";
import {
  count,
  country,
  fixture,
  id,
  instant,
  league,
  arrayOf,
  oneOf,
  orElse,
  orNone,
  player,
  playerOrName,
  type Reads,
  team,
  text,
  whole,
} from "../wire/pageParts.ts";
import { form } from "./leagueParts.ts";
import { missing, position } from "./playerWords.ts";

const tab: Reads<TeamTab> = oneOf({
  fixtures: "fixtures",
  squad: "squad",
  standings: "standings",
  statistics: "statistics",
  transfers: "transfers",
});

export const teamProfile: Reads<TeamProfile> = v.pipe(
  v.object({
    team,
    country,
    league: orElse(orNone(league), undefined),
    rank: orElse(orNone(id), undefined),
    integral: orElse(orNone(whole), undefined),
    total: orElse(orNone(count), undefined),
    recent: orElse(form, []),
    coach: text,
    founded: orElse(count, 0),
    venue: v.object({ name: text, city: text, capacity: orElse(count, 0) }),
    nextMatch: orElse(orNone(fixture), undefined),
    tabs: orElse<readonly TeamTab[]>(arrayOf(tab), TEAM_TABS),
  }),
  v.transform(({ rank, integral, total, recent, ...wire }) => ({
    ...wire,
    tabs: TEAM_TABS.filter((each) => wire.tabs.includes(each)),
    place: rank,
    points: integral,
    played: total,
    form: recent,
  })),
);

export const teamFixtures: Reads<TeamFixtures> = v.object({
  results: arrayOf(fixture),
  running: arrayOf(fixture),
  upcoming: arrayOf(fixture),
});

/** Blank where the server does not know it. */
const figure = orElse(orNone(count), undefined);

const squadPlayer: Reads<SquadPlayer> = v.intersect([
  playerOrName,
  v.object({
    shirt: orElse(count, 0),
    position: orNone(position),
    age: orNone(count),
    country: orNone(country),
    matches: figure,
    goals: figure,
    assists: figure,
    missing,
  }),
]);

export const teamSquad: Reads<TeamSquad> = v.object({ coach: text, players: arrayOf(squadPlayer) });

const transfer: Reads<Transfer> = v.pipe(
  v.object({
    player,
    transferTime: instant,
    direction: oneOf({ in: "in", out: "out" }),
    otherTeam: orElse(orNone(team), undefined),
    kind: oneOf({ fee: "fee", free: "free", loan: "loan", endOfLoan: "endOfLoan", youth: "youth" }),
    fee: orElse(orNone(count), undefined),
  }),
  v.transform(({ transferTime, ...wire }) => ({ ...wire, at: transferTime })),
);

export const teamTransfers: Reads<TeamTransfers> = v.object({ transfers: arrayOf(transfer) });
