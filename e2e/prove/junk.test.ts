// A small run of the junk proof, and checks that its oracles detect errors.
import { deflateSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { PAGE_CALLS } from "#api/createPagesApi.ts";
import { junkProof } from "./junk.ts";
import { loadAnswers } from "./lib/junk/answers.ts";
import { readFramePlainly } from "./lib/junk/frameOracle.ts";
import { createCaseRunner } from "./lib/junk/runCases.ts";
import { findUnsound } from "./lib/junk/soundOracle.ts";
import { createListJudge } from "./lib/junk/tryAnswer.ts";

/** Thousands of inputs are read, which takes over 10 s on a busy machine. */
const COMPUTES_MS = 60_000;
vi.setConfig({ testTimeout: COMPUTES_MS });

it("reads thousands of broken inputs without failing or accepting wrong values", async () => {
  const { failures, figures } = await junkProof.run({ cases: 3_000 });
  expect(failures).toEqual([]);
  expect(figures[0]).toContain("3000 cases");
});

it("replays the same case for the same seed", async () => {
  const runner = createCaseRunner();
  for (const seed of [1, 2, 3, 5, 8, 13, 21]) {
    const [first, again] = [await runner.run(seed), await runner.run(seed)];
    expect([again.kind, again.show()]).toEqual([first.kind, first.show()]);
  }
  runner.stop();
});

it("has a valid answer for every page call", () => {
  const { byName } = loadAnswers();
  expect(Object.keys(PAGE_CALLS).filter((call) => !byName.has(`page ${call}`))).toEqual([]);
});

it("has oracles that detect wrong values", () => {
  expect(findUnsound({ matchId: 0 })).toContain("no id");
  expect(findUnsound({ score: { home: Number.NaN } })).toContain("NaN");
  expect(findUnsound(JSON.parse('{"a":{"__proto__":1}}'))).toContain("__proto__");
  expect(findUnsound({ name: "x".repeat(9_000) })).toContain("characters");
  const answers = loadAnswers();
  const judge = createListJudge(answers);
  const body = answers.byName.get("list")?.text ?? "";
  const [first, ...others] = answers.matches;
  if (first === undefined) throw new Error("no match was recorded");
  expect(judge.judge(body, answers.matches)).toBeUndefined();
  expect(judge.judge(body, [{ ...first, score: { home: 7, away: 0 } }, ...others])).toContain(
    "reads otherwise",
  );
  expect(judge.judge(body, [...answers.matches, { ...first, id: 5 }])).toContain("from nowhere");
  expect(judge.judge("<html>", [first])).toContain("from nowhere");
  expect(readFramePlainly(deflateSync(Buffer.alloc(2_000_000)))).toBe("tooLarge");
  expect(readFramePlainly(Buffer.from("junk"))).toBe("none");
});
