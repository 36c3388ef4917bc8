// Joined periods, and counts that agree with counting one by one.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { countAt, joinPeriods } from "./subscribedTimes.ts";

it("joins what follows without a gap, for each member alone", () => {
  const periods = [
    { fanId: 1, startsAt: 0, endsAt: 10 },
    { fanId: 1, startsAt: 10, endsAt: 20 },
    { fanId: 1, startsAt: 25, endsAt: 25 },
    { fanId: 1, startsAt: 30, endsAt: 40 },
    { fanId: 2, startsAt: 40, endsAt: 50 },
  ];
  expect(joinPeriods(periods).map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
    [0, 20],
    [30, 40],
    [40, 50],
  ]);
});

it("counts as one who looks at each time by itself", () => {
  const time = fc
    .tuple(fc.nat(50), fc.nat(20))
    .map(([startsAt, more]) => ({ startsAt, endsAt: startsAt + more + 1 }));
  fc.assert(
    fc.property(fc.array(time), fc.array(fc.nat(80)), (times, instants) => {
      const sorted = instants.toSorted((a, b) => a - b);
      const expected = sorted.map(
        (at) => times.filter(({ startsAt, endsAt }) => startsAt <= at && at < endsAt).length,
      );
      expect(countAt(times, sorted)).toEqual(expected);
    }),
  );
});
