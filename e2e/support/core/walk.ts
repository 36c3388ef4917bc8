// A seeded walk over real tabs and workers: after each step one core must serve every tab.
import type { Browser } from "@playwright/test";
import { type LiveWorkers, watchLiveWorkers } from "./browserTargets.ts";
import type { Product } from "../product.ts";
import { seededRandom } from "../seededRandom.ts";
import { freezeWorld } from "../stagedDay.ts";
import { createWalkTabs, type WalkTab, type WalkTabs } from "./walkTabs.ts";

/** How long a worker hangs, ms: longer than tabs wait for it. */
const WEDGED_MS = 6_000;
/** A step that is not right by then has failed, ms. */
const GIVE_UP_MS = 15_000;
const TABS_MAX = 10;

export interface WalkOptions {
  readonly browser: Browser;
  readonly product: Product;
  readonly seed: number;
  readonly steps: number;
  /** Whether the browser has SharedWorker; without it a tab is elected. */
  readonly shared: boolean;
}

export interface WalkOutcome {
  /** Each step, and how long it took until everything was right, ms. */
  readonly times: readonly { readonly step: string; readonly ms: number }[];
  /** What was wrong, with the steps before it; undefined when every step was right in time. */
  readonly failure: string | undefined;
}

interface Walk {
  readonly tabs: WalkTab[];
  visible: WalkTab;
  /** The server's score of the match that all watch. */
  score: number;
  starred: boolean;
  wedgedUntil: number;
}

/** Takes the steps; stops at the first that fails. */
export async function walk(options: WalkOptions): Promise<WalkOutcome> {
  const { browser, product, shared } = options;
  const random = seededRandom(options.seed);
  const [matchId = 0] = await freezeWorld(product, 2);
  const workers = await watchLiveWorkers(browser);
  const context = await createWalkTabs(browser, shared);
  const url = `${product.origin}/live`;
  const trail: string[] = [];
  const times: { step: string; ms: number }[] = [];
  try {
    const first = await context.open(url);
    const state: Walk = { tabs: [first], visible: first, score: 1, starred: false, wedgedUntil: 0 };
    await settled(state, product, matchId, shared);
    for (let step = 0; step < options.steps; step += 1) {
      trail.push(await takeStep(state, { context, workers, url, matchId, pick: random.pick, shared }));
      const goal = random.chance(0.7);
      if (goal) {
        state.score += 1;
        await product.control.act("goal", { matchId, side: "home" });
      }
      const startedAt = performance.now();
      const wrong = await settled(state, product, matchId, shared);
      times.push({ step: trail.at(-1) ?? "", ms: performance.now() - startedAt });
      if (wrong !== undefined) return { times, failure: `${wrong}, after: ${trail.join(" · ")}` };
    }
    return { times, failure: undefined };
  } finally {
    await context.close();
    await workers.close();
  }
}

interface Surroundings {
  readonly context: WalkTabs;
  readonly workers: LiveWorkers;
  readonly url: string;
  readonly matchId: number;
  readonly shared: boolean;
  pick<Value>(values: readonly Value[]): Value;
}

type Step = "open" | "close" | "reload" | "crash" | "look" | "freeze" | "thaw" | "kill" | "wedge" | "star";

const ANY_STEP: readonly Step[] = [
  ...(["open", "open", "open", "close", "reload", "crash", "look", "look"] as const),
  ...(["freeze", "thaw", "kill", "wedge", "star", "star"] as const),
];

/** Takes one step that is possible now; returns its name. */
async function takeStep(state: Walk, around: Surroundings): Promise<string> {
  const { pick } = around;
  const hidden = state.tabs.filter((tab) => tab !== state.visible);
  const frozen = hidden.filter((tab) => tab.frozen);
  const awake = hidden.filter((tab) => !tab.frozen);
  const possible: Readonly<Record<Step, boolean>> = {
    open: state.tabs.length < TABS_MAX,
    close: state.tabs.length > 2,
    reload: true,
    crash: state.tabs.length > 2,
    look: awake.length > 0,
    freeze: awake.length > 0,
    thaw: frozen.length > 0,
    kill: true,
    // A dedicated worker that hangs cannot be ended from here.
    wedge: around.shared && Date.now() > state.wedgedUntil,
    star: true,
  };
  const step = pick(ANY_STEP.filter((each) => possible[each]));
  return STEPS[step](state, { ...around, awake, frozen });
}

type Take = (
  state: Walk,
  around: Surroundings & { readonly awake: readonly WalkTab[]; readonly frozen: readonly WalkTab[] },
) => Promise<string>;

/** What each step does; each returns its name. */
const STEPS: Readonly<Record<Step, Take>> = {
  async open(state, { context, url }) {
    state.visible = await context.open(url);
    state.tabs.push(state.visible);
    return `open ${state.visible.number}`;
  },
  async close(state, { pick }) {
    const tab = pick(state.tabs);
    await tab.close();
    await without(state, tab, pick);
    return `close ${tab.number}`;
  },
  async crash(state, { pick }) {
    const tab = pick(state.tabs);
    await tab.crash();
    await without(state, tab, pick);
    return `crash ${tab.number}`;
  },
  async reload({ visible }) {
    await visible.reload();
    return `reload ${visible.number}`;
  },
  async look(state, { pick, awake }) {
    await look(state, pick(awake));
    return `look at ${state.visible.number}`;
  },
  async freeze(_, { pick, awake }) {
    const tab = pick(awake);
    await tab.setFrozen(true);
    return `freeze ${tab.number}`;
  },
  async thaw(state, { pick, frozen }) {
    await look(state, pick(frozen));
    return `thaw ${state.visible.number}`;
  },
  async kill(state, { workers, shared }) {
    await kill(state, workers, shared);
    return "kill the worker";
  },
  async wedge(state, { workers }) {
    const name = (await workers.names()).at(-1);
    if (name === undefined) return "no worker to wedge";
    await workers.wedge(name, WEDGED_MS);
    state.wedgedUntil = Date.now() + WEDGED_MS + 500;
    return "wedge the worker";
  },
  async star(state, { matchId }) {
    const press = `(() => {
      const star = document.querySelector('[data-match-id="${matchId}"] [data-favorite=match]');
      star?.click();
      return star !== null;
    })()`;
    // A busy page may press the star and answer late.
    const pressed = await state.visible.read<boolean>(press, GIVE_UP_MS);
    if (pressed === undefined) throw new Error("it is not known whether the star was pressed");
    if (pressed) state.starred = !state.starred;
    return "press the star";
  },
};

async function without(state: Walk, tab: WalkTab, pick: Surroundings["pick"]): Promise<void> {
  state.tabs.splice(state.tabs.indexOf(tab), 1);
  if (tab === state.visible) await look(state, pick(state.tabs));
}

/** Shows a tab, and thaws it before where it is frozen. */
async function look(state: Walk, tab: WalkTab): Promise<void> {
  if (tab.frozen) await tab.setFrozen(false);
  await tab.show();
  state.visible = tab;
}

async function kill(state: Walk, workers: LiveWorkers, shared: boolean): Promise<void> {
  if (shared) {
    const name = (await workers.names()).at(-1);
    if (name !== undefined) await workers.kill(name);
    return;
  }
  await Promise.all(
    state.tabs.map((tab) => tab.read("for (const worker of globalThis.keptWorkers) worker.terminate()", 300)),
  );
}

/** Waits until everything is right; returns what is still wrong after GIVE_UP_MS. */
async function settled(
  state: Walk,
  { control }: Product,
  matchId: number,
  shared: boolean,
): Promise<string | undefined> {
  const startedAt = performance.now();
  let wrong: string | undefined = "nothing was looked at";
  while (wrong !== undefined && performance.now() - startedAt < GIVE_UP_MS) {
    wrong = await wrongNow(state, control, matchId, shared);
    if (wrong !== undefined) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return wrong;
}

interface Seen {
  /** A reload was requested and the old page is still there. */
  readonly leaving: boolean;
  readonly visibility: string;
  readonly score: string | null;
  readonly starred: string | null;
  readonly connection: string | null;
  /** Tabs that hold their lock, and sessions that cores keep for them. */
  readonly tabs: number;
  readonly sessions: number;
}

async function wrongNow(
  state: Walk,
  control: Product["control"],
  matchId: number,
  shared: boolean,
): Promise<string | undefined> {
  const { openSockets } = await control.state();
  const frozen = state.tabs.filter((tab) => tab.frozen).length;
  // A core that hangs keeps its socket until it wakes, and so does the core of a frozen tab. Neither serves a tab.
  const hanging = (Date.now() < state.wedgedUntil ? 1 : 0) + (shared ? 0 : frozen);
  if (openSockets < 1 || openSockets > 1 + hanging) return `${openSockets} sockets are open`;
  const row = `document.querySelector('[data-match-id="${matchId}"]')`;
  const seen = await state.visible.read<Seen>(`(async () => {
    const { held, pending } = await navigator.locks.query();
    const count = (locks) => locks.filter(({ name }) => name.startsWith("touchline-tab-")).length;
    return {
      leaving: globalThis.isLeaving === true,
      visibility: document.visibilityState,
      score: ${row}?.querySelector("[data-field=homeScore]")?.textContent ?? null,
      starred: ${row}?.querySelector("[data-favorite=match]")?.getAttribute("aria-pressed") ?? null,
      connection: document.querySelector("[data-connection]")?.getAttribute("data-connection") ?? null,
      tabs: new Set(held.filter(({ name }) => name.startsWith("touchline-tab-")).map(({ clientId }) => clientId)).size,
      sessions: count(pending),
    };
  })()`);
  if (seen === undefined) return "the visible tab does not answer";
  if (seen.leaving) return "the visible tab has not been loaded anew";
  if (seen.visibility !== "visible") return "the visible tab is hidden";
  if (seen.score !== String(state.score)) return `the row shows ${seen.score} of ${state.score} goals`;
  if (seen.starred !== String(state.starred)) return `the star is ${seen.starred}, not ${state.starred}`;
  if (seen.connection !== "live") return `the page says ${seen.connection}`;
  // A frozen tab joins a new core only when it wakes.
  const living = state.tabs.length;
  if (seen.sessions < living - frozen || seen.sessions > living)
    return `${seen.sessions} sessions for ${living} tabs${shared ? "" : ", one elected"}`;
  return undefined;
}
