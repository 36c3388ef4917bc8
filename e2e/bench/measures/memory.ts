// Target 17: the renderers' memory of twenty tabs, one of them visible, compared with the lightest page by hand.
// Twenty pages without contents are measured beside them: they are the browser's own share.
import type { Product } from "../../support/product.ts";
import type { KindMemory } from "../lib/memory.ts";
import { sleep, underStream } from "../lib/stage.ts";
import { inTurn, median } from "../lib/stats.ts";
import type { Measured } from "../lib/target.ts";
import { L, TOUCHLINE, type Way } from "../lib/ways.ts";

const TABS = 20;
/** Time under the stream before memory is read: engines release what a start has left only after some minutes. */
const STREAM_MS = 300_000;
const ROUNDS = 2;
/** Garbage is collected at any time; the median of some readings is not that of one moment. */
const READINGS = 5;
const READ_EVERY_MS = 3_000;
const MB = 1_000_000;

/** A text of the server as a page: no style sheet, no script. */
const WITHOUT_CONTENTS: Way = {
  name: "Without contents",
  path: "/robots.txt",
  isReady: "document.readyState === 'complete'",
  isReadyHidden: "document.readyState === 'complete'",
  script: "",
};
/** The largest processes that are listed one by one: the page in sight, the browser's own page, a worker's. */
const LISTED = 3;

type Memory = ReadonlyMap<string, KindMemory>;

const rendererBytes = (memory: Memory): number => memory.get("renderer")?.bytes ?? Number.NaN;

/** The reading with the median of the renderers' memory. */
function middleOf(readings: readonly Memory[]): Memory {
  const sorted = readings.toSorted((one, other) => rendererBytes(one) - rendererBytes(other));
  const middle = sorted[sorted.length >> 1];
  if (middle === undefined) throw new Error("memory was not read");
  return middle;
}

function runOnce(product: Product, way: Way): Promise<Memory> {
  return underStream(product, way, TABS, async (run) => {
    await sleep(STREAM_MS);
    const readings: Memory[] = [];
    while (readings.length < READINGS) {
      readings.push(await run.memory());
      await sleep(READ_EVERY_MS);
    }
    return middleOf(readings);
  });
}

const inMb = (bytes: number): string => (bytes / MB).toFixed(0);

const kindsText = (memory: Memory): string =>
  [...memory].map(([kind, { processes, bytes }]) => `${kind} ${inMb(bytes)} MB in ${processes}`).join(", ");

/** The largest renderers one by one, and the median of the others, MB. */
function renderersText(memory: Memory): string {
  const each = memory.get("renderer")?.each ?? [];
  return `${each.slice(0, LISTED).map(inMb).join(" + ")} + ${each.length - LISTED} of ${inMb(median(each.slice(LISTED)))}`;
}

/** Runs the product and L in alternating order, and the pages without contents once; about six minutes per run. */
export async function measureMemory(
  product: Product,
  report: (line: string) => void,
): Promise<readonly Measured[]> {
  const runs = new Map<Way, Memory[]>();
  for (const way of [...inTurn([TOUCHLINE, L], ROUNDS), WITHOUT_CONTENTS]) {
    const memory = await runOnce(product, way);
    runs.set(way, [...(runs.get(way) ?? []), memory]);
    report(`${way.name}, ${TABS} tabs, PSS and processes: ${kindsText(memory)}; ${renderersText(memory)}`);
  }
  const bytesOf = (way: Way): number => median((runs.get(way) ?? []).map(rendererBytes));
  const partsOf = (way: Way): string => (runs.get(way) ?? []).slice(-1).map(renderersText).join();
  const ours = bytesOf(TOUCHLINE);
  const theirs = bytesOf(L);
  const without = bytesOf(WITHOUT_CONTENTS);
  return [
    {
      target: {
        number: 17,
        what: `memory of all renderers (PSS), ${TABS} tabs, 1 visible, after ${STREAM_MS / 60_000} min of the stream, ÷ L`,
        target: "≤ 1.0",
        atMost: 1,
      },
      value: ours / theirs,
      shown:
        `${(ours / theirs).toFixed(2)} (${inMb(ours)} ÷ ${inMb(theirs)} MB; by process in the last runs ${partsOf(TOUCHLINE)} ÷ ${partsOf(L)}; ` +
        `pages without contents ${inMb(without)}: ${partsOf(WITHOUT_CONTENTS)})`,
    },
  ];
}
