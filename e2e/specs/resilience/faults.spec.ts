// Faults of network and clock in a real browser; honesty.spec and trouble.spec test what the indicator shows.
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

// That polls pause after Retry-After is tested without a browser (src/api/transport/quiet.test.ts).
// Errors, pages of portals and wrong JSON are tested without a browser (src/api/transport/http.test.ts).
test("answers that are cut off or damaged affect no later answer", async ({ page, product }) => {
  const { matchId, list } = await openLive(page, product);
  const { control } = product;
  for (const kind of ["truncate", "corrupt"] as const)
    await control.act("fault", { path: CHANGES, kind, count: 1 });
  await loseStream(product);
  await control.act("goal", { matchId, side: "home" });
  await expect(list.field(matchId, "homeScore")).toHaveText("2", { timeout: 20_000 });
  await expect.poll(async () => (await control.state()).faults).toEqual([]);
});

test("a socket that closes again and again causes few requests for sockets, tokens and lists", async ({
  page,
  product,
}) => {
  const { matchId, list, indicator } = await openLive(page, product);
  const { control } = product;
  await control.act("resetCounters");
  await control.act("closeSockets", { code: 1012 });
  await expect(indicator).toHaveAttribute("data-connection", "polling");
  // A new tab allows fresh attempts, except while the next attempt is already scheduled.
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

// Ten minutes, a day and a year, behind and ahead, are tested without a browser (workers/live/faults.test.ts).
test("with this machine's clock a year ahead minutes and day are the server's", async ({ page, product }) => {
  const { control } = product;
  await control.act("clock", { shiftMs: -365 * 24 * HOUR });
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

test("a clock that is set while the page runs: minutes are right after a reload, and scores go on", async ({
  page,
  product,
}) => {
  const { matchId, list, indicator } = await openLive(page, product);
  const { control } = product;
  await control.act("phase", { matchId, state: 1, minute: 20 });
  await expect(list.field(matchId, "minute")).toHaveText(/^2[0-2]$/);
  // A jump of the server's clock has the same effect on the product as one of the machine's.
  await control.act("clock", { shiftMs: -3 * HOUR });
  await control.act("phase", { matchId, state: 1, minute: 40 });
  await indicator.page().reload();
  await expect(list.field(matchId, "minute")).toHaveText(/^4[0-2]$/);
  await control.act("goal", { matchId, side: "home" });
  await expect(list.field(matchId, "homeScore")).toHaveText("2");
});

test.describe("without the code in a cache", () => {
  test.use({ keepsContext: false });

  // The intervals, which grow to 10 s, are tested with a virtual clock (src/state/live/liveness/liveness.test.ts).
  test("a worker whose code cannot be loaded is requested again, until the rows are drawn", async ({
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
    await expect.poll(asked).toBeGreaterThanOrEqual(3);
    await control.act("clearFaults");
    await listPage(page).settled();
  });
});
