// Live-change lines of any text: read as by the plain reader, without an error.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "#domain/testing/anyText.ts";
import type { MatchUpdate } from "#domain/match/match.ts";
import { readLine } from "../testing/readLine.ts";
import { readSlowly } from "../testing/readSlowly.ts";
import { writeInstant } from "../wire/readInstant.ts";

describe("any line", () => {
  const digits = fc.nat(99).map(String);
  const fieldTexts = fc.oneof(
    { weight: 6, arbitrary: digits },
    { weight: 2, arbitrary: fc.constant("") },
    {
      weight: 1,
      arbitrary: fc.constantFrom("x", "-1", "1e999", "__proto__", "\ud800", "202611212000", "100"),
    },
    { weight: 1, arbitrary: anyText({ maxLength: 8 }) },
  );
  const instants = fc.nat(5_000_000).map((minutes) => writeInstant(Date.UTC(2026, 0, 1) + minutes * 60_000));
  const goodRecord = fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: -14, max: 5 }), instants, instants)
    .chain(([id, state, began, start]) =>
      fc
        .array(fc.oneof(digits, fc.constant("")), { minLength: 8, maxLength: 8 })
        .map((counts) => [String(id), String(state), began, start, ...counts].join("^")),
    );
  const looseRecord = fc.array(fieldTexts, { minLength: 9, maxLength: 25 }).map((fields) => fields.join("^"));

  it("is read as by the plain reader", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(goodRecord, looseRecord), { maxLength: 12 }), (records) => {
        const data = records.join("!");
        const { updates, counts } = readLine(data);
        const last = new Map<string, string>();
        const slow: (MatchUpdate | undefined)[] = [];
        let skipped = 0;
        for (const text of data.split("!").filter((part) => part !== "")) {
          const id = text.split("^")[0] ?? "";
          if (last.get(String(Number(id))) === text) {
            skipped += 1;
            continue;
          }
          const update = readSlowly(text);
          if (update !== undefined) last.set(String(update.matchId), text);
          slow.push(update);
        }
        expect(updates).toEqual(slow.filter((update) => update !== undefined));
        expect(counts.dropped).toBe(slow.filter((update) => update === undefined).length);
        expect(counts.skipped).toBe(skipped);
      }),
      { numRuns: 500 },
    );
  });

  it("is read around a broken part as without it", () => {
    const mutation = fc.record({
      at: fc.nat(),
      cut: fc.nat(5),
      insert: anyText({ maxLength: 4 }),
    });
    fc.assert(
      fc.property(
        goodRecord,
        goodRecord,
        goodRecord,
        mutation,
        (first, middle, last, { at, cut, insert }) => {
          const place = at % (middle.length + 1);
          const broken = (middle.slice(0, place) + insert + middle.slice(place + cut)).replaceAll("!", "");
          const alone = (text: string): readonly MatchUpdate[] => readLine(text).updates;
          const { updates } = readLine([first, broken, last].join("!"));
          expect(updates[0]).toEqual(alone(first)[0]);
          fc.pre(last !== first && last !== broken);
          expect(updates.at(-1)).toEqual(alone(last)[0]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("never throws, and every record is counted", () => {
    const noise = fc.string({
      unit: fc.constantFrom("1", "9", "^", "!", "-", "\ud800", "x", ";", ","),
      maxLength: 400,
    });
    fc.assert(
      fc.property(fc.oneof(noise, anyText()), (data) => {
        const { counts } = readLine(data);
        const records = data.split("!").filter((part) => part !== "").length;
        expect(counts.applied + counts.skipped + counts.dropped).toBe(records);
      }),
    );
  });
});
