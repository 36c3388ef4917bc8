// After any sequence of opened and closed tabs and of cores that die or hang, all tabs have exactly one core.
import { type Arbitrary, array, assert, asyncProperty, constantFrom, nat, record } from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeBrowser, type FakeBrowser } from "../testing/fakeBrowser.ts";
import type { FakeCore } from "../testing/fakeCore.ts";
import { openClient, type OpenedClient, pass } from "../testing/openClient.ts";

/** docs/product.md#core-replacement: how long the replacement of a dead core may take, ms. */
const REPLACED_MS = 3_000;
const TABS_MAX = 5;

/** Hundreds of sequences are played, which takes over 10 s. */
const PLAYS_MS = 120_000;
vi.setConfig({ testTimeout: PLAYS_MS });

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

type Kind = "open" | "close" | "crash" | "look" | "rest" | "kill" | "hang";

interface Event {
  readonly kind: Kind;
  /** Chooses the tab. */
  readonly index: number;
  /** Time that passes afterwards, ms. */
  readonly waitMs: number;
}

const anEvent: Arbitrary<Event> = record({
  kind: constantFrom<Kind>("open", "open", "close", "crash", "look", "look", "rest", "kill", "hang"),
  index: nat(TABS_MAX),
  waitMs: constantFrom(0, 100, 700, 2_500, 9_000),
});

interface Walk {
  readonly browser: FakeBrowser;
  /** The last one is visible. */
  readonly tabs: OpenedClient[];
  /** Tabs in the back-forward cache. */
  readonly resting: Set<OpenedClient>;
  /** Events after which another core may be needed. */
  faults: number;
}

function sessions({ browser }: Walk): number {
  return browser.living().reduce((sum, core) => sum + core.sessions.length, 0);
}

/** The newest core that is loaded: a dedicated worker that dies while it loads is noticed after 8 s only. */
function running(browser: FakeBrowser): FakeCore | undefined {
  return browser.living().findLast((core) => core.isRunning());
}

/** Brings a tab to the front. */
function look(walk: Walk, tab: OpenedClient): void {
  const { tabs, resting } = walk;
  tabs.splice(tabs.indexOf(tab), 1);
  for (const other of tabs) other.show(false);
  tabs.push(tab);
  tab.show(true);
  if (resting.delete(tab)) tab.restore();
}

async function take(walk: Walk, { kind, index }: Event): Promise<void> {
  const { browser, tabs, resting } = walk;
  const tab = tabs[index % tabs.length];
  if (kind === "open" || tab === undefined) {
    if (tabs.length >= TABS_MAX) return;
    for (const other of tabs) other.show(false);
    tabs.push(await openClient(browser));
    return;
  }
  walk.faults += 1;
  switch (kind) {
    case "look":
      walk.faults -= 1;
      look(walk, tab);
      return;
    case "kill":
      running(browser)?.kill();
      return;
    case "hang":
      running(browser)?.hang(6_000);
      return;
    case "rest":
      resting.add(tab);
      tab.show(false);
      tab.hide();
      break;
    default:
      tab[kind]();
      tabs.splice(tabs.indexOf(tab), 1);
      resting.delete(tab);
  }
  const next = tabs.findLast((each) => !resting.has(each)) ?? tabs.at(-1);
  if (next !== undefined) look(walk, next);
}

describe.each([
  ["shared", true],
  ["elected", false],
])("a core that is %s", (_, shared) => {
  it("is one for all tabs in the end, a dead one is replaced in time, and none is replaced without a cause", async () => {
    await assert(
      asyncProperty(array(anEvent, { minLength: 1, maxLength: 12 }), async (events) => {
        vi.clearAllTimers();
        const browser = createFakeBrowser({ shared });
        const walk: Walk = { browser, tabs: [], resting: new Set(), faults: 0 };
        walk.tabs.push(await openClient(browser));
        for (const event of events) {
          await take(walk, event);
          await pass(event.waitMs);
        }
        if (walk.tabs.length === 0) return;
        await pass(20_000);
        const present = walk.tabs.length - walk.resting.size;
        expect(browser.living()).toHaveLength(1);
        expect(sessions(walk)).toBe(present);
        expect(browser.cores.length).toBeLessThanOrEqual(1 + walk.faults);

        browser.living()[0]?.kill();
        await pass(REPLACED_MS);
        expect(browser.living()).toHaveLength(1);
        expect(sessions(walk)).toBe(present);
      }),
      { seed: 20_261_122, numRuns: 40 },
    );
  });
});
