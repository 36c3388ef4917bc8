// Only minutes with several posts are marked, the busiest of them, in the order of play.
import { expect, it } from "vitest";
import { busyMinutes } from "./busyMinutes.ts";

const marked = (counts: Readonly<Record<string, number>>) =>
  busyMinutes(Object.entries(counts).map(([minute, count]) => ({ minute, count }))).map(({ code }) => code);

it.each([
  [{}, []],
  [{ "9": 2, "45+2": 3, "46": 7, "45": 4 }, [4500, 4502, 4600]],
  [{ x: 9, "": 9, "1000": 9, "12+": 9, "105+1": 3 }, [10_501]],
  [{ "1": 3, "2": 4, "3": 5, "4": 3, "5": 9, "6": 3, "7": 3, "8": 3 }, [200, 300, 500, 600, 700, 800]],
])("of %j are %j", (counts, codes) => {
  expect(marked(counts)).toEqual(codes);
});
