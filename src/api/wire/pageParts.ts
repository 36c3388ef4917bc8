// Schemas for the parts of page answers: numbers, instants, references, fixtures.
// See docs/wire.md#listed-and-assumed-calls.
import { largeIdCount, readId } from "#domain/ids.ts";
import * as v from "valibot";
import type { FixtureLine } from "#domain/match/fixture.ts";
import { visibleName } from "#domain/member/visibleName.ts";
import { type PerSide, type Side, teamNameOr } from "#domain/match/match.ts";
import type { CountryRef, LeagueRef, PlayerRef, TeamRef } from "#domain/match/references.ts";
import { readInstant } from "./readInstant.ts";
import { readSecond } from "./seconds.ts";
import { readPhase } from "./readPhase.ts";
import {
  isBlank,
  readBoolean,
  readFileName,
  readInteger,
  readNumber,
  readObject,
  readText,
} from "./values.ts";

/** A schema that accepts any input and returns T. */
export type Reads<T> = v.GenericSchema<unknown, T>;

/** A schema from a reader of values.ts: input that the reader returns undefined for is refused. */
export function reads<T>(read: (value: unknown) => T | undefined): Reads<T> {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value);
      if (value !== undefined) return value;
      addIssue();
      return NEVER;
    }),
  );
}

/** The same, or `fallback` where the field cannot be read or is absent. */
export function orElse<T>(schema: Reads<T>, fallback: T): Reads<T> {
  return v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => {
        const result = v.safeParse(schema, value);
        return result.success ? result.output : fallback;
      }),
    ),
    null,
  );
}

/** The same, also for a field that is absent. */
function orAbsent<T>(schema: Reads<T>): Reads<T> {
  // Valibot refuses an object without a field unless the field's schema allows undefined.
  return v.optional(schema, null);
}

/** A finite number, also sent as text. */
export const numeric = reads(readNumber);
/** A whole number, also sent as text. */
export const whole = reads(readInteger);
/** A whole number from 0 up. */
export const count = reads((value) => {
  const number = readInteger(value);
  return number !== undefined && number >= 0 ? number : undefined;
});
/** An id: a whole number above 0. */
export const id = reads(readId);
/** true or false, also sent as 1 and 0. */
export const flag = reads(readBoolean);
/** A text, at most 200 characters; anything else, and an absent one, is "". */
export const text = orElse(reads(readText), "");
/** A member's name as it is shown; "" for one that nobody could see (docs/product.md#nicknames). */
export const memberName = orElse(
  reads((value) => visibleName(readText(value))),
  "",
);
/** A file name of the image host, "" for none. */
export const fileName = orElse(reads(readFileName), "");
/** An instant YYYYMMDDHHmm at the feed's offset, as epoch ms. */
export const instant = reads((value) => readInstant(readText(value)));
/** An instant YYYYMMDDHHmmss at the feed's offset, as epoch ms; also without seconds. */
export const second = reads((value) => readSecond(readText(value)) ?? readInstant(readText(value)));

/** The same, or undefined where the field is blank or absent. */
export function orNone<T>(schema: Reads<T>): Reads<T | undefined> {
  // Valibot refuses an object without a field unless the field's schema allows undefined.
  return v.optional(
    v.pipe(
      v.unknown(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        if (isBlank(dataset.value)) return undefined;
        const result = v.safeParse(schema, dataset.value);
        if (result.success) return result.output;
        addIssue();
        return NEVER;
      }),
    ),
  );
}

/**
 * A list without its unreadable items, so that a bad item loses only itself. Refused are a value that is no list, and one
 * of which nothing is left because of ids beyond 2^53 (docs/wire.md#large-ids).
 */
export function arrayOf<T>(item: Reads<T>): Reads<readonly T[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const largeIds = largeIdCount();
      const read: T[] = [];
      for (const value of dataset.value) {
        const result = v.safeParse(item, value);
        if (result.success) read.push(result.output);
      }
      if (read.length > 0 || largeIdCount() === largeIds) return read;
      addIssue();
      return NEVER;
    }),
  );
}

/** Translates a wire value (a number or a text) by a table. */
export function oneOf<const Word extends string>(words: Readonly<Record<string, Word>>): Reads<Word> {
  return reads((value) => {
    const key = readText(value);
    return Object.hasOwn(words, key) ? words[key] : undefined;
  });
}

/** docs/product.md#match-events: 1 home, 2 away. */
export const side: Reads<Side> = oneOf({ "1": "home", "2": "away" });

/** Two fields of an object as a pair. */
export function pair<T>(home: T, away: T): PerSide<T> {
  return { home, away };
}

const NO_COUNTRY: CountryRef = { id: 0, name: "", flag: "" };

/** A competition of the world has no country: null, or one without an id. */
export const country: Reads<CountryRef> = orElse(
  v.object({ id: orElse(id, 0), name: text, flag: fileName }),
  NO_COUNTRY,
);

export const league: Reads<LeagueRef> = v.pipe(
  v.object({ sclassId: id, sclassName: text, logo: fileName, country }),
  v.transform((wire) => ({
    id: wire.sclassId,
    name: wire.sclassName,
    logo: wire.logo,
    country: wire.country,
  })),
);

export const team: Reads<TeamRef> = v.pipe(
  v.object({ teamId: id, teamName: text, logo: fileName }),
  v.transform((wire) => ({ id: wire.teamId, name: teamNameOr(wire.teamName, wire.teamId), logo: wire.logo })),
);

/** A side of a match: a team that is not known yet has id 0 and the name that was sent. */
export const sideTeam: Reads<TeamRef> = orAbsent(
  reads((value): TeamRef | undefined => {
    const wire = readObject(value);
    if (wire === undefined && !isBlank(value)) return undefined;
    const none = isBlank(wire?.teamId) || (readInteger(wire?.teamId) ?? 1) <= 0;
    const teamId = none ? 0 : readId(wire?.teamId);
    if (teamId === undefined) return undefined;
    return { id: teamId, name: teamNameOr(readText(wire?.teamName), teamId), logo: readFileName(wire?.logo) };
  }),
);

export const player: Reads<PlayerRef> = v.pipe(
  v.object({ playerId: id, playerName: text, photo: fileName }),
  v.transform((wire) => ({ id: wire.playerId, name: wire.playerName, photo: wire.photo })),
);

/** The same, or a player of whom the server has a name and no page: its id is 0 (docs/wire.md#football-source). */
export const playerOrName: Reads<PlayerRef> = v.union([
  player,
  v.pipe(
    v.object({ playerId: v.literal(0), playerName: v.pipe(text, v.nonEmpty()) }),
    v.transform((wire) => ({ id: 0, name: wire.playerName, photo: "" })),
  ),
]);

/** The competition of a match, without an id where the answer names none. */
export const leagueOfMatch: Reads<LeagueRef> = orElse(league, {
  id: 0,
  name: "",
  logo: "",
  country: NO_COUNTRY,
});

/** docs/product.md#match-states. */
const UNKNOWN_STATE = -99;

/** Both counts, or undefined where either is blank. */
function score(home: number | undefined, away: number | undefined): PerSide<number> | undefined {
  return home === undefined || away === undefined ? undefined : { home, away };
}

export const fixture: Reads<FixtureLine> = v.pipe(
  v.object({
    scheduleId: id,
    league: leagueOfMatch,
    round: orElse(orNone(count), undefined),
    startTime: orElse(orNone(instant), undefined),
    matchState: orElse(whole, UNKNOWN_STATE),
    homeTeam: sideTeam,
    guestTeam: sideTeam,
    homeScore: orElse(orNone(count), undefined),
    guestScore: orElse(orNone(count), undefined),
    homeHalfScore: orElse(orNone(count), undefined),
    guestHalfScore: orElse(orNone(count), undefined),
    winner: orElse<Side | "none">(oneOf({ "1": "home", "2": "away", "0": "none" }), "none"),
    isNeutrality: orElse(flag, false),
  }),
  v.transform((wire) => ({
    matchId: wire.scheduleId,
    league: wire.league,
    round: wire.round,
    kickoffAt: wire.startTime,
    phase: readPhase(wire.matchState),
    teams: pair(wire.homeTeam, wire.guestTeam),
    score: score(wire.homeScore, wire.guestScore),
    halfTimeScore: score(wire.homeHalfScore, wire.guestHalfScore),
    winner: wire.winner === "none" ? undefined : wire.winner,
    neutralVenue: wire.isNeutrality,
  })),
);

/** Items on a page of a list. */
export const PAGE_SIZE = 20;

/** A reader for the call table: the value, or undefined when the answer cannot be read. */
export function readWith<T>(schema: Reads<T>): (data: unknown) => T | undefined {
  return (data) => {
    const result = v.safeParse(schema, data);
    return result.success ? result.output : undefined;
  };
}
