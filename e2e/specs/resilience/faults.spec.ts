// Faults of network and clock in a real browser; what the indicator says of them is in honesty.spec and trouble.spec.
import { listPage } from "../../pages/listPage.ts";
import type { Product } from "../../support/product.ts";
import { loseStream, openLive } from "../../support/openLive.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

const HOUR = 3_600_000;
const CHANGES = "/api/football/liveChange";

/** How often a path has been asked for since the last reset. */
async function askedFor({ control }: Product, path: string): Promise<number> {
  return (await control.state()).sinceReset.requests[path] ?? 0;
}

test("429 with Retry-After: the polls rest as long as the server asks, and go on", async ({
  page,
  product,
}) => {
  const { matchId, list } = await openLive(page, product);
  const { control } = product;
  await control.act("fault", {
    path: CHANGES,
    kind: "status",
    status: 429,
    headers: { "Retry-After": "8" },
    count: 1,
  });
  await control.act("resetCounters");
  await loseStream(product);
  await expect.poll(() => askedFor(product, CHANGES)).toBe(1);
  const refusedAt = Date.now();
  await control.act("goal", { matchId, side: "home" });
  // Eight seconds, the next turn of the poll, and what a busy machine takes.
  await expect(list.field(matchId, "homeScore")).toHaveText("2", { timeout: 20_000 });
  expect(Date.now() - refusedAt).toBeGreaterThan(6_000);
  expect(await askedFor(product, CHANGES)).toBe(2);
});

test("answers that break off, are damaged, or are errors cost only themselves", async ({ page, product }) => {
  const { matchId, list } = await openLive(page, product);
  const { control } = product;
  for (const kind of ["truncate", "corrupt", "json", "html"] as const)
    await control.act("fault", { path: CHANGES, kind, count: 1 });
  await control.act("fault", { path: CHANGES, kind: "status", status: 502, count: 1 });
  await loseStream(product);
  await control.act("goal", { matchId, side: "home" });
  await expect(list.field(matchId, "homeScore")).toHaveText("2", { timeout: 20_000 });
  await expect.poll(async () => (await control.state()).faults).toEqual([]);
});

test("a socket that flaps makes no storm of sockets, tokens and lists", async ({ page, product }) => {
  const { matchId, list, indicator } = await openLive(page, product);
  const { control } = product;
  await control.act("resetCounters");
  await control.act("closeSockets", { code: 1012 });
  await expect(indicator).toHaveAttribute("data-connection", "polling");
  // Each new tab brings fresh attempts, but none to a socket that waits for its turn.
  for (let turn = 0; turn < 3; turn += 1) {
    const other = await page.context().newPage();
    await other.goto("/live");
    await listPage(other).settled();
    await control.act("closeSockets", { code: 1012 });
    await other.close();
  }
  await control.act("goal", { matchId, side: "home" });
  await expect(list.field(matchId, "homeScore")).toHaveText("2");
  expect(await askedFor(product, "/stream")).toBeLessThanOrEqual(3);
  expect(await askedFor(product, "/api/common/websocketToken")).toBeLessThanOrEqual(1);
  expect(await askedFor(product, "/api/football/live")).toBeLessThanOrEqual(4);
});

for (const [name, shiftMs] of [
  ["10 minutes", HOUR / 6],
  ["a day", 24 * HOUR],
  ["a year", 365 * 24 * HOUR],
] as const) {
  for (const [way, sign] of [
    ["behind", 1],
    ["ahead", -1],
  ] as const) {
    test(`with this machine's clock ${name} ${way} minutes and day are the server's`, async ({
      page,
      product,
    }) => {
      const { control } = product;
      await control.act("clock", { shiftMs: sign * shiftMs });
      const [matchId = 0] = await freezeWorld(product, 1);
      await control.act("phase", { matchId, state: 1, minute: 30 });
      await page.goto("/");
      const list = listPage(page);
      await list.settled();
      await expect(list.field(matchId, "minute")).toHaveText(/^3[0-2]$/);
      await expect(list.connection.first()).toHaveText("Live");
      await control.act("goal", { matchId, side: "home" });
      await expect(list.field(matchId, "homeScore")).toHaveText("2");
    });
  }
}

test("a clock that is set while it runs changes no minute for long, and stops nothing", async ({
  page,
  product,
}) => {
  const { matchId, list, indicator } = await openLive(page, product);
  const { control } = product;
  await control.act("phase", { matchId, state: 1, minute: 20 });
  await expect(list.field(matchId, "minute")).toHaveText(/^2[0-2]$/);
  // For the product it is the same whether its own clock jumps or the server's.
  await control.act("clock", { shiftMs: -3 * HOUR });
  await control.act("phase", { matchId, state: 1, minute: 40 });
  await indicator.page().reload();
  await expect(list.field(matchId, "minute")).toHaveText(/^4[0-2]$/);
  await control.act("goal", { matchId, side: "home" });
  await expect(list.field(matchId, "homeScore")).toHaveText("2");
});

test("a worker whose code cannot be had is asked for at a pace, and the rows come when it can", async ({
  page,
  product,
}) => {
  const { control } = product;
  await freezeWorld(product, 1);
  await control.act("fault", { path: "/assets/live.worker-", kind: "status", status: 404 });
  await control.act("resetCounters");
  const asked = async (): Promise<number> => {
    const { requests } = (await control.state()).sinceReset;
    return Object.entries(requests).reduce(
      (sum, [path, times]) => sum + (path.startsWith("/assets/live.worker-") ? times : 0),
      0,
    );
  };
  await page.goto("/live");
  const startedAt = Date.now();
  await expect.poll(asked).toBeGreaterThanOrEqual(4);
  await expect.poll(() => Date.now() - startedAt).toBeGreaterThan(5_000);
  expect(await asked()).toBeLessThanOrEqual(8);
  await control.act("clearFaults");
  await listPage(page).settled();
});
