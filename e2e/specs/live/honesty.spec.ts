// The indicator and the age of the data are correct during failures.
import { listPage } from "../../pages/listPage.ts";
import { createRawTabs } from "../../support/core/rawTabs.ts";
import { sleepingCore } from "../../support/core/sleepingCore.ts";
import { loseStream, openLive } from "../../support/openLive.ts";
import { pressIfThere } from "../../pages/pressIfThere.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

const TWO_HOURS = 2 * 3_600_000;
/** The indicator while the data is current. */
const CURRENT = /^(?:live: Live|polling: Up to date)$/u;
/** The connection of a page that gets changes. */
const RECOVERED = /^(?:live|polling)$/u;

test("a captive portal's page is no answer: the age grows, and no poll counts as one", async ({
  browser,
  page,
  product,
}) => {
  const { indicator } = await openLive(page, product);
  await product.control.act("fault", { path: "/api", kind: "html" });
  await loseStream(product);
  await expect(indicator).toHaveAttribute("data-connection", "reconnecting");
  // Too short for a sleep of the machine, which would ask for lists.
  await sleepingCore(browser, product.origin).sleep(9_000);
  // How old the data was before depends on the machine; an answer would make it "just now".
  await expect(indicator).toContainText(/Updated [1-9]0 s ago/);
  await expect(indicator).toHaveAttribute("data-connection", "reconnecting");
  await product.control.act("clearFaults");
  // The stream's fault is cleared as well; which of the two recovers first is not tested here.
  await expect(indicator).toHaveAttribute("data-connection", RECOVERED);
  await expect(indicator).toHaveText(/^(?:Live|Up to date)$/u);
});

test("the browser reports offline while answers arrive: not shown; shown when they stop", async ({
  browser,
  page,
  product,
}) => {
  const { indicator, list, matchId } = await openLive(page, product);
  const core = sleepingCore(browser, product.origin);
  await loseStream(product);
  await expect(indicator).toHaveAttribute("data-connection", "polling");
  await core.tell("offline");
  await product.control.act("goal", { matchId, side: "home" });
  await expect(list.field(matchId, "homeScore")).toHaveText("2");
  await expect(indicator).toHaveAttribute("data-connection", "polling");
  await product.control.act("fault", { path: "/api", kind: "drop" });
  await expect(indicator).toHaveAttribute("data-connection", "offline");
  await product.control.act("clearFaults");
  await core.tell("online");
  await expect(indicator).toHaveAttribute("data-connection", RECOVERED);
});

test("after a sleep scores are old until the list is loaded again, even while socket and polls work", async ({
  browser,
  page,
  product,
}) => {
  const { indicator, notice, list, matchId } = await openLive(page, product);
  const other = await page.context().newPage();
  const second = listPage(other);
  await other.goto("/live");
  await second.settled();
  await product.control.act("fault", { path: "/api/football/live", kind: "status", status: 503 });
  // The polls return the changes of the last minute and are not broken here.
  await product.control.act("fault", { path: "/api/football/fixture", kind: "status", status: 503 });
  await sleepingCore(browser, product.origin).sleep(TWO_HOURS);
  for (const shown of [indicator, second.connection.first()])
    await expect(shown).toContainText("Updated 2 h ago");
  await notice.getByRole("button", { name: "Retry" }).click();
  await expect(notice).toBeVisible();
  await product.control.act("clearFaults");
  // Without Retry the list is asked for again up to 20 s after its third failure (docs/wire.md#after-a-shared-outage).
  await pressIfThere(notice.getByRole("button", { name: "Retry" }));
  for (const shown of [indicator, second.connection.first()]) await expect(shown).toHaveText("Live");
  await expect(notice).toHaveCount(0);
  await expect(list.field(matchId, "homeScore")).toHaveText("1");
});

test("a tab shown again after hours says its age before the core has said anything, and never live", async ({
  browser,
  baseURL,
  product,
}) => {
  await freezeWorld(product, 1);
  const tabs = await createRawTabs(browser);
  /** The indicator's texts since the tab was shown. */
  const script = `(() => {
    globalThis.saidWhenShown = [];
    addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible") return;
      globalThis.saidWhenShown = [];
      const note = () => {
        const shown = document.querySelector("[data-connection]");
        const text = shown.dataset.connection + ": " + shown.textContent;
        if (globalThis.saidWhenShown.at(-1) !== text) globalThis.saidWhenShown.push(text);
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
  })()`;
  try {
    const tab = await tabs.open(`${baseURL}/live`, { background: false, script });
    const state = (): Promise<string | undefined> =>
      tab.evaluate("document.querySelector('[data-connection]')?.dataset.connection");
    await expect.poll(state).toBe("live");
    // The return of a tab is reported only once the code for it has run, which fetches the error page when it begins.
    const background = `performance.getEntriesByType("resource").some(({ name }) => name.includes("/ErrorPage-"))`;
    await expect.poll(() => tab.evaluate(background)).toBe(true);
    await tabs.open("about:blank", { background: false, script: "" });
    await expect.poll(() => tab.evaluate("document.visibilityState")).toBe("hidden");
    await tab.evaluate(`{ const real = Date.now.bind(Date); Date.now = () => real() + 3 * 3600000; } true`);
    // As long as a busy machine needs to show a tab.
    await sleepingCore(browser, product.origin).wedge(4_000);
    await tab.show();
    await expect
      .poll(() => tab.evaluate("globalThis.saidWhenShown[0]"))
      .toBe("reconnecting: Updated 3 h ago");
    const said = (): Promise<string[]> => tab.evaluate("globalThis.saidWhenShown");
    // Which of socket and polls recovers first is not tested here: a busy machine may need a second attempt for the socket.
    await expect.poll(said).toContainEqual(expect.stringMatching(CURRENT));
    const texts = await said();
    const before = texts.slice(
      0,
      texts.findIndex((text) => CURRENT.test(text)),
    );
    expect(before).toEqual(before.map(() => expect.stringMatching(/^reconnecting: /u)));
  } finally {
    await tabs.close();
  }
});
