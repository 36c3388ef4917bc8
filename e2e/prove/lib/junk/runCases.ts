// Runs junk cases by seed: each seed is one independent case.
import { type Answers, loadAnswers } from "./answers.ts";
import { seededRandom } from "../../../support/seededRandom.ts";
import type { Junk } from "./makeJunk.ts";
import type { Outcome } from "./outcome.ts";
import { isPolluted } from "./soundOracle.ts";
import { createListJudge, readableAnswers, tryList, tryPage } from "./tryAnswer.ts";
import { tryCore } from "./tryCore.ts";
import { tryFrame, tryLine, tryPrices } from "./tryFeed.ts";
import { tryHttp } from "./tryHttp.ts";

export interface CaseRunner {
  readonly answers: Answers;
  /** Runs the case of a seed. */
  run(seed: number): Promise<Outcome & { readonly junk?: Junk }>;
  /** Uncaught errors since the last call. */
  takeUncaught(): string | undefined;
  /** Restores the process's own handlers. */
  stop(): void;
}

/** Shares of the inputs, of a hundred cases: the most frequent inputs are tried most. */
const SHARES = [
  ["frame", 34],
  ["line", 22],
  ["prices", 12],
  ["list", 12],
  ["page", 12],
  ["call", 2],
  ["core", 6],
] as const;

function doorOf(place: number): (typeof SHARES)[number][0] {
  let left = place;
  for (const [door, share] of SHARES) {
    left -= share;
    if (left < 0) return door;
  }
  return "frame";
}

/** A runner over the recorded answers. While it is active, it handles unhandled rejections. */
export function createCaseRunner(): CaseRunner {
  const answers = loadAnswers();
  const ids = answers.matches.map(({ id }) => id);
  const judge = createListJudge(answers);
  const readables = readableAnswers(answers);
  let uncaught: string | undefined;
  const note = (reason: unknown): void => {
    uncaught ??= `nobody caught: ${String(reason)}`;
  };
  process.on("unhandledRejection", note);
  process.on("uncaughtException", note);

  async function tryOne(seed: number): Promise<Outcome & { readonly junk?: Junk }> {
    const random = seededRandom(seed);
    const door = doorOf(random.below(100));
    if (door === "frame") return tryFrame(ids, random);
    if (door === "line") return tryLine(ids, random);
    if (door === "prices") return tryPrices(ids, random);
    if (door === "list") return tryList(answers, judge, random);
    if (door === "page") return tryPage(readables, random);
    const outcome = door === "call" ? await tryHttp(answers, random) : await tryCore(answers, judge, random);
    // Unhandled rejections are reported once all promises have settled.
    await new Promise(setImmediate);
    return outcome;
  }

  function takeUncaught(): string | undefined {
    const found = uncaught;
    uncaught = undefined;
    return found;
  }

  return {
    answers,
    async run(seed) {
      const outcome = await tryOne(seed);
      const failure =
        outcome.failure ??
        takeUncaught() ??
        (isPolluted() ? "what all objects share was changed" : undefined);
      return { ...outcome, failure };
    },
    takeUncaught,
    stop() {
      process.off("unhandledRejection", note);
      process.off("uncaughtException", note);
    },
  };
}
