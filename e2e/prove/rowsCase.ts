// Plays one seeded schedule with a whole core, waits until it settles, and returns the errors.
import { judgeEvents, judgePopups, judgeRows, judgeSilence, trace } from "./lib/rows/judge.ts";
import { FAIR_WEATHER } from "./lib/rows/network.ts";
import { createScene, type Scene } from "./lib/rows/scene.ts";
import { createSchedule } from "./lib/rows/schedule.ts";
import { underVirtualDeadlines } from "./lib/rows/deadlines.ts";

export interface CaseResult {
  readonly faults: readonly string[];
  readonly steps: number;
  readonly frames: number;
  readonly deliveries: number;
  readonly events: number;
  readonly popups: number;
  /** Virtual time in ms. */
  readonly lasted: number;
}

/**
 * In ms: the longest reconnect wait is 36 s, a hanging upgrade takes 5 s, a silent socket 15 s. A failed list is asked
 * for again within 20 s, meanwhile or afterwards.
 */
const ALONE_MS = 75_000;
/** In ms: the last answers arrive or time out, and half-open connections are detected. */
const BEFORE_RETRY_MS = 40_000;
const AFTER_RETRY_MS = 12_000;

/** Ends all faults. Without a false step the core recovers by itself; otherwise the user presses Retry. */
async function settle(scene: Scene, honest: boolean): Promise<void> {
  const { machine, network, tabs } = scene;
  // Without sockets, polling alone must suffice.
  const upgrade = honest && scene.random.chance(0.3) ? "refuse" : "accept";
  network.weather = { ...FAIR_WEATHER, upgrade };
  if (!tabs.some(({ visible }) => visible)) {
    if (tabs.length === 0) scene.open();
    else tabs[0]?.look(true);
  }
  if (honest) return machine.advance(ALONE_MS);
  await machine.advance(BEFORE_RETRY_MS);
  for (const tab of tabs) if (tab.visible) tab.session.retry();
  await machine.advance(AFTER_RETRY_MS);
}

/** One case. Every third is not honest: messages are lost, old, or out of order. `report` receives each step. */
export async function playRowsCase(seed: number, report?: (line: string) => void): Promise<CaseResult> {
  const honest = seed % 3 !== 0;
  const scene = createScene(seed);
  const { machine, network, random } = scene;
  return underVirtualDeadlines(machine, async () => {
    scene.open();
    const schedule = createSchedule(scene, honest);
    await machine.advance(random.below(4_000));
    const steps = 8 + random.below(24);
    for (let step = 0; step < steps; step += 1) {
      const from = machine.running();
      const words = await schedule.step();
      report?.(`${(from / 1000).toFixed(1)} s: ${words}`);
    }
    await settle(scene, honest);
    report?.(`${(machine.running() / 1000).toFixed(1)} s: settled`);
    const shown = scene.tabs.filter(({ visible }) => visible);
    const faults = [
      ...shown.flatMap((tab) => judgeRows(scene, tab)),
      ...judgeEvents(scene),
      ...judgePopups(scene),
      ...judgeSilence(scene),
    ];
    for (const id of new Set(faults.flatMap((fault) => fault.match(/\b[1-3]0\d\b/g) ?? []))) {
      for (const line of trace(scene, Number(id))) report?.(line);
    }
    const popups = scene.allTabs.reduce((sum, tab) => sum + tab.popped.length, 0);
    const lasted = machine.running();
    for (const tab of scene.tabs) tab.close();
    return {
      faults,
      steps: schedule.count(),
      frames: network.frames(),
      deliveries: network.delivered.length,
      events: scene.announced.size,
      popups,
      lasted,
    };
  });
}
