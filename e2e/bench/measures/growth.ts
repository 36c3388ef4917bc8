// Target 18: how CPU and memory grow with tabs, matches, frames and languages, for the product and a plain React page.
import { setTimeout as pause } from "node:timers/promises";
import type { Product } from "../../support/product.ts";
import {
  allScenes,
  type Growth,
  type GrowthPoint,
  recordsOf,
  type Scene,
  sceneText,
  SETTLE_MS,
  type Who,
} from "../lib/growth.ts";
import { type Run, setTheDay, sleep, startRun, startStream, stopStream } from "../lib/stage.ts";
import { median } from "../lib/stats.ts";
import { A, TOUCHLINE, type Way } from "../lib/ways.ts";
import { workerHeap } from "../lib/workerHeap.ts";

/** Limit for opening the tabs of a point; a plain page may need longer than a measurement can wait. */
export const OPEN_WITHIN_MS = 150_000;
const WINDOW_MS = 20_000;
const HEAP_MATCHES = 5_000;
const MB = 1_000_000;

const WAYS: Readonly<Record<Who, Way>> = { Touchline: TOUCHLINE, A };

/** Where there is more than one language: the prefix of its addresses, and its name on the wire. */
const LANGUAGES = [
  { prefix: "de", code: "de_DE" },
  { prefix: "fr", code: "fr_FR" },
  { prefix: "es", code: "es_ES" },
  { prefix: "it", code: "it_IT" },
  { prefix: "ja", code: "ja_JP" },
] as const;

function pathOf(who: Who, { languages }: Scene, tab: number): string {
  const language = languages === 1 ? undefined : LANGUAGES[tab % languages];
  if (language === undefined) return WAYS[who].path;
  return who === "A" ? `${A.path}?names=${language.code}` : `/${language.prefix}`;
}

/** Number of tabs that opened within the limit. */
async function openTabs(run: Run, scene: Scene, who: Who): Promise<number> {
  const deadline = Date.now() + OPEN_WITHIN_MS;
  for (let opened = 0; opened < scene.tabs; opened += 1) {
    const opening = run.open(WAYS[who], opened > 0, pathOf(who, scene, opened)).then(
      () => true,
      () => false,
    );
    const late = pause(Math.max(0, deadline - Date.now()), false, { ref: false });
    if (!(await Promise.race([opening, late]))) return opened;
  }
  return scene.tabs;
}

interface Taken {
  readonly point: GrowthPoint;
  /** Heap of the live worker, MB; NaN where it is not read. */
  readonly heap: number;
}

async function runOnce(product: Product, scene: Scene, who: Who): Promise<Taken> {
  const { control } = product;
  await setTheDay(control, scene.matches);
  const run = await startRun(product);
  try {
    const opened = await openTabs(run, scene, who);
    if (opened < scene.tabs) return { point: { scene, who, opened, cost: undefined }, heap: Number.NaN };
    await startStream(control, scene.framesPerSecond, recordsOf(scene));
    await sleep(SETTLE_MS);
    const { all } = await run.cpuPerSecond(WINDOW_MS);
    const bytes = (await run.memory()).get("renderer")?.bytes ?? Number.NaN;
    await stopStream(control);
    const point: GrowthPoint = { scene, who, opened, cost: { cpu: all, memory: bytes / MB } };
    if (who !== "Touchline" || scene.matches !== HEAP_MATCHES) return { point, heap: Number.NaN };
    const session = await run.browser.newBrowserCDPSession();
    return { point, heap: (await workerHeap(session)) / MB };
  } finally {
    await stopStream(control);
    await run.end();
  }
}

const resultText = ({ cost, opened }: GrowthPoint): string =>
  cost === undefined
    ? `stopped with ${opened} tabs open`
    : `${cost.cpu.toFixed(0)} ms/s, ${cost.memory.toFixed(0)} MB`;

/** Runs the product and A once at every scene, in alternating order; a minute to three per run. */
export async function measureGrowth(product: Product, report: (line: string) => void): Promise<Growth> {
  const taken: Taken[] = [];
  for (const [index, scene] of allScenes().entries()) {
    const whos: readonly Who[] = index % 2 === 0 ? ["Touchline", "A"] : ["A", "Touchline"];
    for (const who of whos) {
      const one = await runOnce(product, scene, who);
      taken.push(one);
      report(`${who}, ${sceneText(scene)}: ${resultText(one.point)}`);
    }
  }
  return {
    points: taken.map(({ point }) => point),
    workerHeap: median(taken.map(({ heap }) => heap).filter((heap) => !Number.isNaN(heap))),
  };
}
