// Target 20: the time from a goal's frame at the server's socket to its sound, and to its notification of the system.
import { stageScore } from "../../backend/testing/feedClient.ts";
import type { RawTab } from "../../support/core/rawTabs.ts";
import type { Product } from "../../support/product.ts";
import { setTheDay, sleep, startRun, startStream, stopStream, until } from "../lib/stage.ts";
import { percentile } from "../lib/stats.ts";
import type { Measured } from "../lib/target.ts";
import { TOUCHLINE, type Way } from "../lib/ways.ts";

const GOALS = 30;
/** Longer than a sound, and not a multiple of what the core does by the clock. */
const GOAL_EVERY_MS = 2_033;
const TOLD_WITHIN_MS = 5_000;
/** The load adds no goal to a score of two digits. */
const LOWEST = 10;

type Told = "sounds" | "notices";

const ROW = "document.querySelector('[data-line] [data-match-id]')";

/** Alerts are on, cards are no events, and sounds and notifications leave the epoch ms at which they begin. */
function listen(): void {
  localStorage.setItem(
    "touchline.alerts.1",
    JSON.stringify({ sounds: true, volume: 10, notifications: true }),
  );
  localStorage.setItem("touchline.matchDisplay.1", JSON.stringify({ yellowCard: false, redCard: false }));
  const told = { sounds: [] as number[], notices: [] as number[], rests: 0 };
  Object.assign(globalThis, { told });
  const now = (): number => performance.timeOrigin + performance.now();
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function startNoted(...args) {
    told.sounds.push(now());
    start.apply(this, args);
  };
  const { suspend } = AudioContext.prototype;
  AudioContext.prototype.suspend = function suspendNoted() {
    told.rests += 1;
    return suspend.call(this);
  };
  const { showNotification } = ServiceWorkerRegistration.prototype;
  ServiceWorkerRegistration.prototype.showNotification = function showNoted(...args) {
    told.notices.push(now());
    return showNotification.apply(this, args);
  };
}

/** A list whose first press lets it sound, with the offline worker in place. */
const LISTENING: Way = { ...TOUCHLINE, path: "/live", script: `(${listen.toString()})()` };

/** Milliseconds from each goal to the first of what it makes the tab do. */
async function timesOf(
  { control }: Product,
  tab: RawTab,
  { matchId, way, lowest }: { readonly matchId: number; readonly way: Told; readonly lowest: number },
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let goal = 1; goal <= GOALS; goal += 1) {
    await tab.evaluate(`told.${way}.length = 0`);
    await control.act("match", { matchId, homeScore: lowest + goal });
    const sentAt = performance.timeOrigin + performance.now();
    await control.act("tick");
    const deadline = sentAt + TOLD_WITHIN_MS;
    let at: number | null = null;
    while (at === null && performance.timeOrigin + performance.now() < deadline) {
      await sleep(50);
      at = await tab.evaluate<number | null>(`told.${way}[0] ?? null`);
    }
    times.push(at === null ? TOLD_WITHIN_MS : at - sentAt);
    await sleep(GOAL_EVERY_MS);
  }
  return times;
}

function measured(what: string, atMost: number, times: readonly number[]): Measured {
  const most = percentile(times, 100);
  return {
    target: { number: 20, what, target: `≤ ${atMost} ms`, atMost },
    value: most,
    shown: `${most.toFixed(0)} ms (half within ${percentile(times, 50).toFixed(0)} ms; ${times.length} goals)`,
  };
}

export async function measureAlerts(product: Product): Promise<readonly Measured[]> {
  const { control, origin } = product;
  await setTheDay(control);
  const run = await startRun(product);
  try {
    await run.tabs.allowNotifications(origin);
    const tab = await run.open(LISTENING, false);
    const matchId = await tab.evaluate<number>(`Number(${ROW}.dataset.matchId)`);
    await stageScore(control, matchId, LOWEST, LOWEST);
    await until("the tab sounds", async () => {
      await tab.press(4, 4);
      return (await tab.evaluate<number>("told.rests")) > 0;
    });
    const worker = "navigator.serviceWorker.getRegistration().then((found) => Boolean(found?.active))";
    await until("the offline worker", () => tab.evaluate(worker));
    await tab.evaluate(`${ROW}.querySelector("[data-favorite=match]").click()`);
    await startStream(control);
    await sleep(3_000);
    const sounds = await timesOf(product, tab, { matchId, way: "sounds", lowest: LOWEST });
    await run.hideAll();
    await sleep(3_000);
    const notices = await timesOf(product, tab, { matchId, way: "notices", lowest: LOWEST + GOALS });
    return [
      measured("from frame at the socket to the sound, visible tab, slowest", 500, sounds),
      measured("… to the notification of the system, hidden tab, slowest", 1_000, notices),
    ];
  } finally {
    await stopStream(control);
    await run.end();
  }
}
