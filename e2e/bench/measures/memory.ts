// Target 17: the renderers' memory of twenty tabs, one of them visible, compared with the lightest page by hand.
import type { Product } from "../../support/product.ts";
import type { KindMemory } from "../lib/memory.ts";
import { setTheDay, sleep, startRun, startStream, stopStream } from "../lib/stage.ts";
import { inTurn, median } from "../lib/stats.ts";
import type { Measured } from "../lib/target.ts";
import { L, UNWATCHED, type Way } from "../lib/ways.ts";

const TABS = 20;
/** Time under the stream before memory is read: engines release what a start has left only after some minutes. */
const STREAM_MS = 300_000;
const ROUNDS = 2;
/** Garbage is collected at any time; the median of some readings is not that of one moment. */
const READINGS = 5;
const READ_EVERY_MS = 3_000;
const MB = 1_000_000;

type Memory = ReadonlyMap<string, KindMemory>;

const rendererBytes = (memory: Memory): number => memory.get("renderer")?.bytes ?? Number.NaN;

/** The reading with the median of the renderers' memory. */
function middleOf(readings: readonly Memory[]): Memory {
  const sorted = readings.toSorted((one, other) => rendererBytes(one) - rendererBytes(other));
  const middle = sorted[sorted.length >> 1];
  if (middle === undefined) throw new Error("memory was not read");
  return middle;
}

async function runOnce(product: Product, way: Way): Promise<Memory> {
  const { control } = product;
  await setTheDay(control);
  const run = await startRun(product);
  try {
    for (let opened = 0; opened < TABS; opened += 1) await run.open(way, opened > 0);
    await startStream(control);
    await sleep(STREAM_MS);
    const readings: Memory[] = [];
    while (readings.length < READINGS) {
      readings.push(await run.memory());
      await sleep(READ_EVERY_MS);
    }
    return middleOf(readings);
  } finally {
    await stopStream(control);
    await run.end();
  }
}

const kindsText = (memory: Memory): string =>
  [...memory]
    .map(([kind, { processes, bytes }]) => `${kind} ${(bytes / MB).toFixed(0)} MB in ${processes}`)
    .join(", ");

/** Runs both in alternating order; about six minutes per run. */
export async function measureMemory(
  product: Product,
  report: (line: string) => void,
): Promise<readonly Measured[]> {
  const sums = new Map<Way, number[]>([
    [UNWATCHED, []],
    [L, []],
  ]);
  for (const way of inTurn([UNWATCHED, L], ROUNDS)) {
    const memory = await runOnce(product, way);
    sums.get(way)?.push(rendererBytes(memory));
    report(`${way.name}, ${TABS} tabs, PSS and processes: ${kindsText(memory)}`);
  }
  const ours = median(sums.get(UNWATCHED) ?? []);
  const theirs = median(sums.get(L) ?? []);
  return [
    {
      target: {
        number: 17,
        what: `memory of all renderers (PSS), ${TABS} tabs, 1 visible, after ${STREAM_MS / 60_000} min of the stream, ÷ L`,
        target: "≤ 1.0",
        atMost: 1,
      },
      value: ours / theirs,
      shown: `${(ours / theirs).toFixed(2)} (${(ours / MB).toFixed(0)} ÷ ${(theirs / MB).toFixed(0)} MB)`,
    },
  ];
}
