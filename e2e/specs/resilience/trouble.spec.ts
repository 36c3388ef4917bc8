// What the page shows while the server is down, slow or faulty, and how it recovers.
import { listPage } from "../../pages/listPage.ts";
import { sleepingCore } from "../../support/core/sleepingCore.ts";
import { pressIfThere } from "../../pages/pressIfThere.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { collectComplaints, expect, test } from "../../support/test.ts";

test("a failed first list shows what failed, and Retry brings the rows", async ({
  page,
  product,
  complaints,
}) => {
  const { control } = product;
  await control.act("freeze", { on: true });
  await control.act("fault", { path: "/api/football/fixture", kind: "status", status: 500 });
  await page.goto("/");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("The matches could not be loaded.");
  await control.act("clearFaults");
  await control.act("resetCounters");
  await pressIfThere(alert.getByRole("button", { name: "Retry" }));
  await listPage(page).settled();
  await expect(alert).toHaveCount(0);
  expect((await control.state()).sinceReset.requests["/api/football/fixture"]).toBe(1);
  expect(complaints).toEqual([]);
});

// That a failed list is asked for again after 5 s is tested with a fake clock (workers/live/sharedOutage.test.ts).
test("a slow first list shows its skeleton", async ({ page, product }) => {
  await product.control.act("fault", { path: "/api/football/fixture", kind: "hold", count: 1 });
  await page.goto("/");
  await expect(page.getByRole("status", { name: "Loading matches" })).toBeVisible();
  await product.control.act("clearFaults");
  await listPage(page).settled();
  await expect(page.getByRole("status", { name: "Loading matches" })).toHaveCount(0);
});

test("while the server is down the page says so, how old the scores are, and Retry brings it back", async ({
  browser,
  page,
  product,
}) => {
  const { control } = product;
  // The browser logs requests that failed.
  const complaints = collectComplaints(page);
  const ours = (): readonly string[] =>
    complaints.filter((text) => !text.startsWith("Failed to load resource"));
  const [matchId = 0] = await freezeWorld(product, 1);
  const list = listPage(page);
  await page.goto("/live");
  await list.settled();
  const indicator = list.connection.first();
  await expect(indicator).toHaveAttribute("data-connection", "live");

  await control.act("fault", { path: "/api", kind: "drop" });
  await control.act("streamFault", { kind: "refuse", on: true });
  await control.act("closeSockets", { code: 1006 });
  await expect(indicator).toHaveAttribute("data-connection", "reconnecting");
  await expect(indicator.getByRole("button", { name: "Retry" })).toBeVisible();
  await control.act("goal", { matchId, side: "home" });
  // Old scores stay, and are marked as old after 30 s, which pass by the core's clock alone (honesty.test.ts).
  const notice = page.getByRole("status").filter({ hasText: "No news from the server" });
  await expect(notice).toHaveCount(0);
  await sleepingCore(browser, product.origin).sleep(30_000);
  await expect(notice).toBeVisible();
  await expect(list.field(matchId, "homeScore")).toHaveText("1");
  await expect(indicator).toContainText(/3\d s/);

  await control.act("clearFaults");
  await control.act("streamFault", { kind: "refuse", on: false });
  await pressIfThere(notice.getByRole("button", { name: "Retry" }));
  // Socket and polls both answer again; recovery.test.ts proves that Retry also opens a socket.
  await expect(indicator).toHaveAttribute("data-connection", /^(?:polling|live)$/u);
  await expect(list.field(matchId, "homeScore")).toHaveText("2");
  await expect(notice).toHaveCount(0);
  expect(ours()).toEqual([]);
});
