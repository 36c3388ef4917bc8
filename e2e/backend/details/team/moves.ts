// Transfers: every club's latest arrivals, and from them every club's departures.
import type { PlayerInfo } from "../../world/stories/people.ts";
import { hashText, mix, unit } from "../../world/random.ts";
import type { Entrants } from "../../world/season/seasonTypes.ts";
import { marketValue, roundFigures } from "./market.ts";
import type { DetailSources } from "../sources.ts";
import { ageAt } from "./teamSeason.ts";

type MoveKind = "fee" | "free" | "loan" | "endOfLoan" | "youth";

export interface Move {
  readonly player: PlayerInfo;
  /** undefined for players from the club's own youth. */
  readonly fromId: number | undefined;
  readonly toId: number;
  /** Epoch ms of the day it took effect. */
  readonly at: number;
  readonly kind: MoveKind;
  /** Whole euros; undefined if not disclosed. */
  readonly fee: number | undefined;
}

export interface Moves {
  /** Newest first. */
  arrivals(teamId: number, now: number): readonly Move[];
  departures(teamId: number, now: number): readonly Move[];
  /** The player's move to his present club; undefined if it was long ago. */
  ofPlayer(player: PlayerInfo, now: number): Move | undefined;
}

/** Distance in the list of clubs to the other club of each move: the first ones are neighbours in a country. */
const DISTANCES = [1, 7, -3, 19, 210, -640, 1177] as const;
const MOVE_CHANCE = 0.72;
const YOUTH_AGE = 20;
const SALT = { chosen: 81, happens: 82, window: 83, kind: 84, day: 85, youth: 86, secret: 87 } as const;
/** Transfer windows covered, two a year. */
const WINDOWS = 5;
const SUMMER = { month: 6, days: 62 } as const;
const WINTER = { month: 0, days: 31 } as const;

export function createMoves({ world, people }: Pick<DetailSources, "world" | "people">): Moves {
  const circles = new Map<Entrants, readonly number[]>();
  const entrantsOf = (teamId: number): Entrants | undefined =>
    world.seasons.competition(world.team(teamId)?.leagueId ?? 0)?.entrants;

  /** The teams among which players move: those of the same kind, in the order of the map. */
  function circleOf(entrants: Entrants): readonly number[] {
    const known = circles.get(entrants) ?? world.teamIds.filter((id) => entrantsOf(id) === entrants);
    circles.set(entrants, known);
    return known;
  }

  function neighbour(teamId: number, distance: number): number | undefined {
    const entrants = entrantsOf(teamId);
    if (entrants === undefined || entrants === "nations") return undefined;
    const circle = circleOf(entrants);
    const place = (((circle.indexOf(teamId) + distance) % circle.length) + circle.length) % circle.length;
    const other = circle[place];
    return other === teamId ? undefined : other;
  }

  /** The arrival in one of a club's slots for arrivals. */
  function arrival(teamId: number, slot: number, now: number): Move | undefined {
    const distance = DISTANCES[slot] ?? 1;
    const fromId = neighbour(teamId, distance);
    const chosen = people
      .squad(teamId)
      .toSorted((a, b) => unit(a.id, SALT.chosen) - unit(b.id, SALT.chosen) || a.id - b.id)[slot];
    if (fromId === undefined || chosen === undefined) return undefined;
    const hash = mix(hashText("move"), chosen.id);
    if (unit(hash, SALT.happens) > MOVE_CHANCE || ageAt(chosen.birthDate, now) <= YOUTH_AGE) return undefined;
    const kind = kindOf(unit(hash, SALT.kind));
    const value = marketValue(world, chosen, now);
    const secret = unit(hash, SALT.secret) < 0.25 || value === undefined;
    const fee =
      kind === "fee" && !secret ? roundFigures(value * (0.6 + 0.6 * unit(hash, SALT.day))) : undefined;
    return { player: chosen, fromId, toId: teamId, at: dayOf(hash, now), kind, fee };
  }

  function youth(teamId: number, now: number): Move[] {
    return people.squad(teamId).flatMap((player): Move[] => {
      const hash = mix(hashText("youth"), player.id);
      const grownUp = ageAt(player.birthDate, now) <= YOUTH_AGE && unit(hash, SALT.youth) < 0.6;
      if (!grownUp || entrantsOf(teamId) !== "clubs") return [];
      return [
        { player, fromId: undefined, toId: teamId, at: dayOf(hash, now), kind: "youth", fee: undefined },
      ];
    });
  }

  const newestFirst = (moves: readonly (Move | undefined)[]): Move[] =>
    moves.filter((move) => move !== undefined).sort((a, b) => b.at - a.at || a.player.id - b.player.id);
  const slots = [...DISTANCES.keys()];
  const arrivals = (teamId: number, now: number): Move[] =>
    newestFirst([...slots.map((slot) => arrival(teamId, slot, now)), ...youth(teamId, now)]);

  return {
    arrivals,
    departures: (teamId, now) =>
      newestFirst(
        slots.map((slot) => {
          const toId = neighbour(teamId, -(DISTANCES[slot] ?? 1));
          return toId === undefined ? undefined : arrival(toId, slot, now);
        }),
      ),
    ofPlayer: (player, now) => arrivals(player.teamId, now).find((move) => move.player.id === player.id),
  };
}

function kindOf(u: number): MoveKind {
  if (u < 0.5) return "fee";
  if (u < 0.8) return "free";
  return u < 0.93 ? "loan" : "endOfLoan";
}

/** A day in one of the latest transfer windows; stable as long as that window is among the latest. */
function dayOf(hash: number, now: number): number {
  const date = new Date(now);
  const current = date.getUTCFullYear() * 2 + (date.getUTCMonth() >= SUMMER.month ? 1 : 0);
  const wanted = mix(hash, SALT.window) % WINDOWS;
  const window = current - ((((current - wanted) % WINDOWS) + WINDOWS) % WINDOWS);
  const at = dayIn(window, hash);
  // If the current window has not reached this day yet, the move happened in the window before.
  return at <= now ? at : dayIn(window - WINDOWS, hash);
}

/** Odd windows are in summer, even ones in winter. */
function dayIn(window: number, hash: number): number {
  const { month, days } = window % 2 === 1 ? SUMMER : WINTER;
  return Date.UTC(Math.floor(window / 2), month, 1 + (mix(hash, SALT.day) % days));
}
