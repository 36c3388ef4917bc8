// Hidden tabs receive no rows, and one snapshot when they are shown.
import { COUNT_MESSAGES_SCRIPT, MESSAGE_COUNT, type MessageCount } from "../../support/core/coreMessages.ts";
import { createRawTabs, type RawTab, type RawTabs } from "../../support/core/rawTabs.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

const script = COUNT_MESSAGES_SCRIPT;

/** True once the tab has begun to join the core. */
const HAS_JOINED =
  "performance.getEntriesByType('resource').some(({ name }) => name.includes('/live.worker-'))";

let tabs: RawTabs;

test.beforeEach(async ({ browser }) => {
  tabs = await createRawTabs(browser);
});
test.afterEach(() => tabs.close());

const visibility = (tab: RawTab): Promise<string> => tab.evaluate("document.visibilityState");
const connection = (tab: RawTab): Promise<string | undefined> =>
  tab.evaluate("document.querySelector('[data-connection]')?.dataset.connection");
const messages = (tab: RawTab): Promise<MessageCount> => tab.evaluate(MESSAGE_COUNT);
const score = (tab: RawTab, matchId: number): Promise<string | undefined> =>
  tab.evaluate(`document.querySelector('[data-match-id="${matchId}"] [data-field=homeScore]')?.textContent`);

test("a hidden tab is sent no rows over five goals, and the right score in one snapshot when shown", async ({
  product,
  baseURL,
}) => {
  const { control } = product;
  const [matchId = 0] = await freezeWorld(product, 3);
  const first = await tabs.open(`${baseURL}/live`, { background: false, script });
  await expect.poll(() => score(first, matchId)).toBe("1");
  // The news that the socket is open is a message, too.
  await expect.poll(() => connection(first)).toBe("live");
  const second = await tabs.open(`${baseURL}/live`, { background: false, script });
  await expect.poll(() => score(second, matchId)).toBe("1");
  await expect.poll(() => connection(second)).toBe("live");
  await expect.poll(() => visibility(first)).toBe("hidden");
  expect(await visibility(second)).toBe("visible");

  const hidden = await messages(first);
  const seen = await messages(second);
  for (let goals = 2; goals <= 6; goals += 1) {
    await control.act("goal", { matchId, side: "home" });
    await expect.poll(() => score(second, matchId)).toBe(String(goals));
  }
  expect((await messages(second)).rows).toBeGreaterThanOrEqual(seen.rows + 5);
  expect(await messages(first)).toEqual(hidden);
  expect(await score(first, matchId)).toBe("1");

  await first.show();
  await expect.poll(() => visibility(first)).toBe("visible");
  await expect.poll(() => score(first, matchId)).toBe("6");
  const shown = await messages(first);
  expect(shown.snapshots).toBe(hidden.snapshots + 1);
  expect(shown.rows).toBe(hidden.rows + 1);

  // Now the other tab is hidden.
  await expect.poll(() => visibility(second)).toBe("hidden");
  const away = await messages(second);
  await control.act("goal", { matchId, side: "home" });
  await expect.poll(() => score(first, matchId)).toBe("7");
  expect(await messages(second)).toEqual(away);
  expect((await control.state()).openSockets).toBe(1);
});

test("a tab opened in the background is sent nothing until it is shown, then one snapshot", async ({
  product,
  baseURL,
}) => {
  const { control } = product;
  const [matchId = 0] = await freezeWorld(product, 3);
  const front = await tabs.open(`${baseURL}/live`, { background: false, script });
  await expect.poll(() => score(front, matchId)).toBe("1");
  const back = [];
  for (let count = 0; count < 3; count += 1)
    back.push(await tabs.open(`${baseURL}/live`, { background: true, script }));
  for (const tab of back) {
    await expect.poll(() => tab.evaluate(HAS_JOINED)).toBe(true);
    expect(await visibility(tab)).toBe("hidden");
    expect(await tab.evaluate("document.querySelector('#root > *') === null")).toBe(true);
  }
  await control.act("goal", { matchId, side: "home" });
  await expect.poll(() => score(front, matchId)).toBe("2");
  for (const tab of back) expect((await messages(tab)).rows).toBe(0);
  for (const tab of back) {
    await tab.show();
    await expect.poll(() => score(tab, matchId)).toBe("2");
    expect((await messages(tab)).snapshots).toBe(1);
  }
});

test("a hidden match tab shows the new score in its title, sent by one small message and no rows", async ({
  product,
  baseURL,
}) => {
  const { control } = product;
  const [matchId = 0] = await freezeWorld(product, 1);
  const match = await tabs.open(`${baseURL}/football/match/${matchId}/posts`, { background: false, script });
  await expect.poll(() => score(match, matchId)).toBe("1");
  await expect.poll(() => connection(match)).toBe("live");
  const list = await tabs.open(`${baseURL}/live`, { background: false, script });
  await expect.poll(() => visibility(match)).toBe("hidden");
  await expect.poll(() => score(list, matchId)).toBe("1");
  const before = await messages(match);
  await control.act("goal", { matchId, side: "home" });
  await expect.poll(() => match.evaluate<string>("document.title")).toContain(" 2–0 ");
  expect(
    await match.evaluate<string>("decodeURIComponent(document.querySelector('link[rel=icon]').href)"),
  ).toContain(">2-0<");
  const after = await messages(match);
  expect(after.rows).toBe(before.rows);
  expect(after.snapshots).toBe(before.snapshots);
  // The goal, and possibly a change of the minute.
  expect(after.all - before.all).toBeLessThanOrEqual(2);
  expect(await score(match, matchId)).toBe("1");
  await match.show();
  await expect.poll(() => score(match, matchId)).toBe("2");
});
