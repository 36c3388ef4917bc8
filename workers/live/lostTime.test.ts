// The machine's clock is set back while the core does not read it: the next answer says how much time passed.
import { expect, it } from "vitest";
import { createCoreUnderTest } from "./testing/aCore.ts";
import { MATCH, pass } from "./testing/inTrouble.ts";

const YEAR = 365 * 86_400_000;
/** Longer than changes of prices reach back. */
const UNNOTICED_MS = 180_000;
/** Not the one whose prices come with the lists. */
const PROVIDER = { settings: { oddsProviderId: 47 } } as const;
const BEFORE = { home: 1.5, draw: 3.5, away: 4.25 };
const AFTER = { home: 5.85, draw: 9.28, away: 8.38 };

async function withPrices() {
  const under = createCoreUnderTest();
  under.server.matches = [MATCH];
  under.server.odds = new Map([[1001, BEFORE]]);
  const tab = under.openTab(PROVIDER);
  await pass(under, 20_000);
  hear(under);
  return { ...under, tab };
}

type Under = Pick<Awaited<ReturnType<typeof withPrices>>, "clock" | "server" | "serverClock">;

/** An answer arrives, with the server's time. */
function hear({ clock, serverClock }: Under): void {
  serverClock.learn(clock.serverNow(), clock.now());
}

/** The clock is set back and the machine sleeps; prices move. No change call holds them afterwards. */
function loseTime({ clock, server }: Under): void {
  clock.setBack(YEAR);
  clock.sleep(UNNOTICED_MS);
  server.odds = new Map([[1001, AFTER]]);
}

it("a sleep is noticed: lists and prices are fetched again", async () => {
  const under = await withPrices();
  const { calls } = under.server;
  const lists = calls["day:en_GB:2026-11-21"] ?? 0;
  loseTime(under);
  await pass(under, 5_000);
  expect(calls["day:en_GB:2026-11-21"]).toBe(lists);
  hear(under);
  await pass(under, 10_000);
  expect(calls["day:en_GB:2026-11-21"]).toBeGreaterThan(lists);
  expect(under.tab.row(1001).oddsHome).toBe("5.85");
});

it("a rest of the core is noticed: the prices are fetched again", async () => {
  const under = await withPrices();
  under.tab.session.goodbye();
  loseTime(under);
  const tab = under.openTab(PROVIDER);
  await pass(under, 5_000);
  hear(under);
  await pass(under, 10_000);
  expect(tab.row(1001).oddsHome).toBe("5.85");
});
