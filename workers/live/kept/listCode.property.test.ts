// Kept lists come back as they were; damaged, foreign and oversized ones are nothing.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PHASES } from "#domain/board/rowCode.ts";
import type { Match } from "#domain/match/match.ts";
import {
  KEPT_MAX_BYTES,
  openList,
  readRecord,
  storeList,
  type StoredList,
  writeRecord,
} from "./keptRecord.ts";
import { type KeptList, packList, unpackList } from "./listCode.ts";

const id = fc.integer({ min: 1, max: 9_999_999 });
const few = fc.nat(99);
const time = fc.integer({ min: 0, max: 4e12 });
const words = fc.string({ unit: "grapheme", maxLength: 30 });
const perSide = <T>(of: fc.Arbitrary<T>) => fc.record({ home: of, away: of });
const maybe = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(of, { nil: undefined });
const byId = <T>(of: fc.Arbitrary<T>) => fc.array(fc.tuple(id, of)).map((entries) => new Map(entries));

const match: fc.Arbitrary<Match> = fc.record({
  id,
  leagueId: id,
  teamIds: perSide(id),
  phase: fc.constantFrom(...PHASES),
  kickoffAt: maybe(time),
  periodStartedAt: maybe(time),
  score: perSide(few),
  halfTimeScore: perSide(few),
  redCards: perSide(few),
  yellowCards: perSide(few),
  addedTime: few,
  ranks: perSide(words),
  hasLineup: fc.boolean(),
  neutralVenue: fc.boolean(),
  explanation: maybe(
    fc.record({
      regular: maybe(fc.record({ minutes: few, score: perSide(few) })),
      aggregate: maybe(perSide(few)),
      extra: maybe(
        fc.record({
          kind: fc.constantFrom("after120", "extraTime", "extraTimeRunning"),
          score: perSide(few),
        }),
      ),
      penalties: maybe(perSide(few)),
      winner: maybe(fc.constantFrom("home", "away")),
    }),
  ),
});
const price = fc.double({ min: 1.01, max: 1_000, noNaN: true });

const kept: fc.Arbitrary<KeptList> = fc.record({
  key: words,
  at: time,
  serverAt: time,
  oddsAt: maybe(time),
  list: fc.record({
    matches: fc.array(match),
    odds: byId(fc.record({ home: price, draw: price, away: price })),
    leagues: fc.array(
      fc.record({
        id,
        countryId: id,
        listed: fc.boolean(),
        topLevel: fc.boolean(),
        color: words,
        sort: few,
      }),
    ),
    countries: fc.array(fc.record({ id, sort: few, flag: words })),
    names: fc.record({
      teams: byId(fc.record({ name: words, logo: words })),
      leagues: byId(words),
      countries: byId(words),
    }),
    dropped: fc.constant(0),
  }),
});

const sized = (key: string, at: number, length: number): StoredList => ({
  key,
  at,
  sum: 0,
  bytes: new Uint8Array(length),
});

describe("a kept list", () => {
  it("comes back as it was", () => {
    fc.assert(
      fc.property(kept, (list) => {
        expect(openList(storeList(list))).toEqual(list);
      }),
    );
  });

  it("is nothing once a byte is missing or another", () => {
    fc.assert(
      fc.property(kept, fc.nat(), fc.integer({ min: 1, max: 255 }), fc.boolean(), (list, where, by, cut) => {
        const stored = storeList(list);
        const place = where % stored.bytes.length;
        const bytes = cut ? stored.bytes.slice(0, place) : stored.bytes.slice();
        if (!cut) bytes[place] = (bytes[place] ?? 0) ^ by;
        expect(openList({ ...stored, bytes })).toBeUndefined();
      }),
    );
  });

  it("is nothing under the name of another list", () => {
    fc.assert(
      fc.property(kept, words, (list, key) => {
        fc.pre(key !== list.key);
        expect(openList({ ...storeList(list), key })).toBeUndefined();
      }),
    );
  });

  it("is not made of other JSON, even where the checksum is right", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(unpackList(JSON.stringify(value))).toBeUndefined();
      }),
    );
  });

  it("is not made of a list with one cell of another kind", () => {
    fc.assert(
      fc.property(kept, fc.constantFrom(null, {}, [], "x", true), (list, junk) => {
        fc.pre(list.list.matches.length > 0);
        const parts = JSON.parse(packList(list)) as unknown[][][];
        const [first] = parts[1] ?? [];
        if (first) first[7] = junk;
        expect(unpackList(JSON.stringify(parts))).toBeUndefined();
      }),
    );
  });
});

describe("the record", () => {
  it("is read whatever is stored, and never throws", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readRecord(value)).toBeUndefined();
      }),
    );
  });

  it("of another version is nothing", () => {
    const record = writeRecord([sized("a", 1, 10)]);
    expect(readRecord(record)).toHaveLength(1);
    expect(readRecord({ ...record, version: record.version + 1 })).toBeUndefined();
  });

  it("holds the four youngest lists", () => {
    const lists = [1, 5, 3, 2, 4].map((at) => sized(`${at}`, at, 10));
    expect(writeRecord(lists).lists.map(({ at }) => at)).toEqual([5, 4, 3, 2]);
  });

  it("holds at most 2 MB, and is nothing when it is larger", () => {
    const half = KEPT_MAX_BYTES / 2;
    const { version, lists } = writeRecord([
      sized("old", 1, half),
      sized("big", 2, half + 1),
      sized("new", 3, half),
    ]);
    expect(lists.map(({ key }) => key)).toEqual(["new", "old"]);
    const more = [...lists, sized("more", 4, 1)];
    expect(readRecord({ version, lists: more })).toBeUndefined();
  });
});
