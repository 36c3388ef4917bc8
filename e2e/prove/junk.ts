// Proof "junk": damaged frames, lines, lists and answers break nothing, and leave no wrong row.
import { startCoreUnderJunk } from "./lib/junk/coreUnderJunk.ts";
import { createMemoryGauge, createTimes, mebibytes, type Times } from "./lib/junk/figures.ts";
import { type CaseRunner, createCaseRunner } from "./lib/junk/runCases.ts";
import { feedOn, setRight } from "./lib/junk/tryCore.ts";
import type { Proof, ProofRequest, ProofResult } from "./proof.ts";

const FULL = 1_000_000;
/** In ms: limit for the slowest input on an idle machine. */
const TARGET_MS = 16;
/** A busy machine delays one run, not all of them. */
const REPEATS = 5;
const PARTS = 20;
const MEMORY_GROWTH_MAX = 0.05;
/** Allowance in bytes for compiled code and similar variation. */
const MEMORY_NOISE_BYTES = 2 * 1024 * 1024;
const FAILURES_SHOWN = 10;
/** Number of cases after which the shared core gets a valid list and is checked. */
const SET_RIGHT_EVERY = 50;

function replayOf(seed: number): string {
  return `npm run prove -- junk --seed ${seed} --cases 1`;
}

async function slowestOf(
  runner: CaseRunner,
  times: Times,
): Promise<{ seed: number; kind: string; ms: number }> {
  let slowest = { seed: 0, kind: "", ms: 0 };
  for (const seed of times.slowest()) {
    let kind = "";
    let ms = Infinity;
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      const outcome = await runner.run(seed);
      kind = outcome.kind;
      ms = Math.min(ms, outcome.ms);
    }
    if (ms > slowest.ms) slowest = { seed, kind, ms };
  }
  return slowest;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

async function runCases(runner: CaseRunner, request: ProofRequest): Promise<ProofResult> {
  const cases = request.cases ?? FULL;
  const first = request.seed ?? 1;
  const full = request.cases === undefined;
  const measureMemory = createMemoryGauge();
  const times = createTimes(cases);
  const failures: string[] = [];
  const shapes = new Set<string>();
  const kinds = new Map<string, number>();
  const memory: number[] = [];
  const part = Math.max(1, Math.floor(cases / PARTS));
  let failed = 0;
  const fail = (seed: number, what: string): void => {
    failed += 1;
    // A failure that differs only in its numbers is counted as a repetition.
    const shape = what.replaceAll(/[\d.-]+/g, "0");
    if (shapes.has(shape)) return;
    shapes.add(shape);
    if (failures.length < FAILURES_SHOWN) failures.push(`seed ${seed}: ${what} (${replayOf(seed)})`);
  };
  // One core processes all cases; memory is measured with it.
  const standing = await startCoreUnderJunk(runner.answers);
  let fed = 0;

  for (let seed = first; seed < first + cases; seed += 1) {
    const outcome = await runner.run(seed);
    times.add(seed, outcome.ms);
    const kind = outcome.kind.split(" ")[0] ?? "";
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (outcome.failure !== undefined) fail(seed, `${outcome.kind}: ${outcome.failure}`);
    if (cases === 1) request.report?.(`${outcome.kind}: ${outcome.show()}`);
    if (outcome.junk !== undefined) {
      fed += 1;
      const wrong =
        (await feedOn(standing, outcome.junk)) ??
        (fed % SET_RIGHT_EVERY === 0 ? await setRight(standing, runner.answers) : undefined) ??
        runner.takeUncaught();
      if (wrong !== undefined) fail(seed, `in the core that lives on: ${wrong}`);
    }
    const done = seed - first + 1;
    if (done % part !== 0) continue;
    memory.push(measureMemory());
    if (full && done % (part * 4) === 0) request.report?.(`${done} cases, ${mebibytes(memory.at(-1) ?? 0)}`);
  }

  const [rank50, rank999, rankMax] = [0.5, 0.999, 1].map((share) => times.rank(share).toFixed(2));
  const slowest = await slowestOf(runner, times);
  const [before, after] = [mean(memory.slice(0, 2)), mean(memory.slice(-2))];
  const shares = [...kinds].toSorted(([, a], [, b]) => b - a).map(([kind, count]) => `${kind} ${count}`);
  if (full && slowest.ms > TARGET_MS) {
    fail(
      slowest.seed,
      `${slowest.kind} took ${slowest.ms.toFixed(1)} ms in the best of ${REPEATS}, target ${TARGET_MS} ms`,
    );
  }
  if (full && after - before > Math.max(MEMORY_NOISE_BYTES, before * MEMORY_GROWTH_MAX)) {
    failures.push(`memory grew from ${mebibytes(before)} to ${mebibytes(after)}`);
  }
  return {
    figures: [
      `${cases} cases from seed ${first}: ${shares.join(", ")}`,
      `${failed} did not hold`,
      `time per input: half below ${rank50} ms, 99.9 % below ${rank999} ms, longest ${rankMax} ms`,
      `slowest in the best of ${REPEATS}: ${slowest.ms.toFixed(1)} ms (${slowest.kind}, seed ${slowest.seed}), target ${TARGET_MS} ms`,
      `memory after collection: first tenth ${mebibytes(before)}, last tenth ${mebibytes(after)}`,
    ],
    failures,
  };
}

export const junkProof: Proof = {
  name: "junk",
  claim: "damaged input causes no exception and no wrong row, and memory stays constant",
  async run(request) {
    const runner = createCaseRunner();
    try {
      return await runCases(runner, request);
    } finally {
      runner.stop();
    }
  },
};
