// A small run of the proof "delay" in every test run, and checks that its oracle detects errors.
import { expect, it } from "vitest";
import { delayProof } from "./delay.ts";
import { createDelayOracle, type ShownRow } from "./lib/delay/delayOracle.ts";

it("holds for 12 evenings", async () => {
  const { failures } = await delayProof.run({ cases: 12 });
  expect(failures).toEqual([]);
});

it("has an oracle that detects a state that is early, too old, or told of a match without its state", () => {
  const oracle = createDelayOracle();
  const told = { phase: "secondHalf", home: 0, away: 0 };
  oracle.setDelay(30_000, 0);
  oracle.happened(1, { ...told, at: -Infinity, version: 0 });
  oracle.happened(1, { ...told, at: 10_000, version: 1, home: 1 });
  const row = (version: number | undefined, some: Partial<ShownRow> = {}): ShownRow => ({
    version,
    phase: "secondHalf",
    score: version === undefined ? undefined : [version, 0],
    isPlayed: true,
    ...some,
  });
  oracle.listCame(1_000);
  const fault = (now: number, shown: ShownRow): string | undefined => oracle.rowFault(1, shown, now);
  expect(fault(20_000, row(undefined))).toBeUndefined();
  expect(fault(20_000, row(0))).toContain("before the list");
  expect(fault(20_000, row(undefined, { phase: "penalties" }))).toContain("told early");
  expect(fault(35_000, row(undefined))).toContain("old enough");
  expect(fault(35_000, row(0))).toBeUndefined();
  expect(fault(35_000, row(1))).toContain("early");
  expect(fault(35_000, row(0, { score: [2, 0] }))).toContain("another score");
  expect(oracle.isEarly(1, 35_000, ({ home }) => home === 1)).toBe(true);
  expect(fault(41_000, row(1))).toBeUndefined();
  expect(fault(41_000, row(0))).toContain("although 1");
  oracle.setDelay(180_000, 41_000);
  expect(fault(60_000, row(1))).toBeUndefined();
});
