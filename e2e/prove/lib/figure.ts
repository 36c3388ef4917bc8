// Prints a figure of a browser proof with its limit, and fails the proof beyond it.
import { expect } from "../../support/test.ts";

export interface Limit {
  readonly atMost: number;
  /** Shown after the numbers, such as "ms". */
  readonly unit?: string;
}

/** The test goes on after a figure beyond its limit, and fails at its end; NaN is beyond every limit. */
export function expectFigure(what: string, value: number, { atMost, unit = "" }: Limit): void {
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(1);
  const verdict = value <= atMost ? "ok  " : "OVER";
  console.log(`  ${verdict} ${what}: ${shown} of at most ${atMost} ${unit}`.trimEnd());
  expect.soft(value, what).toBeLessThanOrEqual(atMost);
}
