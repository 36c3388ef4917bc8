// Reads a player's profile and recent matches.
// See docs/wire.md#listed-and-assumed-calls.
import * as v from "valibot";
import type { PlayerFigures, PlayerMatch, PlayerMatches, PlayerProfile } from "#domain/player/player.ts";
import {
  count,
  country,
  fixture,
  league,
  arrayOf,
  numeric,
  orElse,
  orNone,
  player,
  type Reads,
  side,
  team,
  text,
} from "../wire/pageParts.ts";
import { foot, missing, position } from "./playerWords.ts";

const rating = orElse(orNone(numeric), undefined);

const figures: Reads<PlayerFigures> = v.pipe(
  v.object({
    matches: count,
    starts: count,
    minutes: count,
    goals: count,
    assists: count,
    yellowCard: count,
    redCard: count,
    rating,
  }),
  v.transform(({ yellowCard, redCard, ...wire }) => ({
    ...wire,
    yellowCards: yellowCard,
    redCards: redCard,
  })),
);

export const playerProfile: Reads<PlayerProfile> = v.pipe(
  v.object({
    player,
    team: orElse(orNone(team), undefined),
    country,
    birthDate: text,
    height: orElse(count, 0),
    weight: orElse(count, 0),
    foot: orElse<PlayerProfile["foot"]>(foot, "right"),
    shirt: orElse(count, 0),
    position,
    contractUntil: text,
    marketValue: orElse(orNone(count), undefined),
    missing,
    season: arrayOf(v.object({ league, figures })),
    career: arrayOf(v.object({ season: text, team, league, figures })),
  }),
  v.transform(({ height, weight, ...wire }) => ({ ...wire, heightCm: height, weightKg: weight })),
);

const match: Reads<PlayerMatch> = v.pipe(
  v.object({
    schedule: fixture,
    target: side,
    minutes: count,
    goals: count,
    assists: count,
    yellowCard: count,
    redCard: count,
    rating,
  }),
  v.transform(({ schedule, target, yellowCard, redCard, ...wire }) => ({
    ...wire,
    fixture: schedule,
    side: target,
    yellowCards: yellowCard,
    redCards: redCard,
  })),
);

export const playerMatches: Reads<PlayerMatches> = v.object({ matches: arrayOf(match) });
