// Targets 5 and 6: messages posted to a visible tab, and the rows it renders for them.
import { ROW_WIDTH } from "#domain/board/rowCode.ts";
import type { Product } from "../../support/product.ts";
import type { RawTab } from "../../support/core/rawTabs.ts";
import {
  MATCHES,
  type Run,
  setTheDay,
  sleep,
  startRun,
  startStream,
  stopStream,
  until,
} from "../lib/stage.ts";
import { COUNT_RENDERS_SCRIPT, TAKE_RENDERS } from "../lib/renderCount.ts";
import { KEEP_MESSAGES_SCRIPT, ratePerSecond, readMessages } from "../lib/streamLog.ts";
import type { Measured } from "../lib/target.ts";
import { TOUCHLINE } from "../lib/ways.ts";

export interface PatchFigures {
  readonly decodedBytes: number;
  readonly postedBytes: number;
  readonly messagesPerSecond: number;
  readonly snapshots: number;
  readonly rowsChanged: number;
  readonly rowRenders: number;
}

interface Taken {
  readonly texts: readonly string[];
  readonly renders: readonly number[];
}

/** A busy machine may render a message some frames later; this long after the last one all are rendered. */
const RENDERED_AFTER_MS = 250;

/** Both counts at the same moment, in a pause between messages, after a frame. */
const TAKE_BOTH = `new Promise((resolve) => {
  const look = () => requestAnimationFrame((frameAt) => setTimeout(() => {
    const last = globalThis.keptMessages.at(-1);
    if (last !== undefined && frameAt - JSON.parse(last).at < ${RENDERED_AFTER_MS}) look();
    else resolve({ texts: globalThis.keptMessages.splice(0), renders: ${TAKE_RENDERS} });
  }));
  look();
})`;

/** An expression for the ids of the rows in the page; constant, since nothing scrolls here. */
const DRAWN_ROWS = `[...document.querySelectorAll("[data-line] [data-match-id]")].map((row) => Number(row.dataset.matchId))`;

/** An expression for the files fetched so far, and the rows rendered since it was last read. */
const START_SO_FAR = `({ files: performance.getEntriesByType("resource").length, renders: ${TAKE_RENDERS}.length })`;
const AT_REST_FOR_MS = 2_000;

/** Waits until no file is fetched and no row is rendered, so that the start is not counted. */
async function untilAtRest(tab: RawTab): Promise<void> {
  let before = -1;
  await until("the end of the start", async () => {
    await sleep(AT_REST_FOR_MS);
    const { files, renders } = await tab.evaluate<{ files: number; renders: number }>(START_SO_FAR);
    const isAtRest = files === before && renders === 0;
    before = files;
    return isAtRest;
  });
}

/** One tab during `ms` of the stream, with a burst in the middle. */
export async function countPatches(product: Product, run: Run, ms: number): Promise<PatchFigures> {
  const { control } = product;
  await setTheDay(control);
  const script = `${KEEP_MESSAGES_SCRIPT};${COUNT_RENDERS_SCRIPT}`;
  const tab = await run.open({ ...TOUCHLINE, script }, false);
  await untilAtRest(tab);
  await startStream(control);
  try {
    await sleep(1_000);
    await tab.evaluate<Taken>(TAKE_BOTH);
    const before = (await control.state()).load;
    await sleep(ms / 2);
    await control.act("burst", { records: MATCHES });
    await sleep(ms / 2);
    const { texts, renders } = await tab.evaluate<Taken>(TAKE_BOTH);
    const drawn = new Set(await tab.evaluate<readonly number[]>(DRAWN_ROWS));
    const after = (await control.state()).load;
    const messages = readMessages(texts, ROW_WIDTH);
    return {
      decodedBytes: after.inflatedBytes - before.inflatedBytes,
      postedBytes: messages.reduce((sum, { bytes }) => sum + bytes, 0),
      messagesPerSecond: ratePerSecond(messages),
      snapshots: messages.filter(({ snapshot }) => snapshot).length,
      rowsChanged: messages.flatMap(({ matchIds }) => matchIds).filter((id) => drawn.has(id)).length,
      rowRenders: renders.length,
    };
  } finally {
    await stopStream(control);
  }
}

const WINDOW_MS = 30_000;

export async function measurePatches(product: Product): Promise<readonly Measured[]> {
  const run = await startRun(product);
  const figures = await countPatches(product, run, WINDOW_MS).finally(run.end);
  const { decodedBytes, postedBytes, rowsChanged, rowRenders } = figures;
  const share = postedBytes / decodedBytes;
  return [
    {
      target: {
        number: 5,
        what: "bytes posted to a visible tab ÷ decoded bytes",
        target: "≤ 0.08",
        atMost: 0.08,
      },
      value: share,
      shown: `${share.toFixed(3)} (${(postedBytes / 1000).toFixed(0)} of ${(decodedBytes / 1000).toFixed(0)} kB)`,
    },
    {
      target: { number: 5, what: "messages a second to a visible tab", target: "≤ 10", atMost: 10 },
      value: figures.messagesPerSecond,
      shown: figures.messagesPerSecond.toFixed(2),
    },
    {
      target: {
        number: 6,
        what: "row renders ÷ visible rows that changed",
        target: "≤ 1.02",
        atMost: 1.02,
      },
      value: rowRenders / rowsChanged,
      shown: `${(rowRenders / rowsChanged).toFixed(3)} (${rowRenders} ÷ ${rowsChanged})`,
    },
  ];
}
