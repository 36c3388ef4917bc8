// Real football from a source: what it has said, what it has not, and what a reader sees where it refuses or is silent.
// See docs/product.md#football-source.
import type { Locator, Page } from "@playwright/test";
import type { FeedId } from "../../backend/feeds/contract.ts";
import type { MockFault } from "../../backend/feeds/testing/mockSource.ts";
import { matchesOfNow, type SourceProduct, startSourceProduct } from "../../support/sourceProduct.ts";
import { expect, test } from "../../support/test.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SIZES = [
  { width: 1360, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Words of the interface in English and Arabic. */
type Words = readonly [english: string | RegExp, arabic: string | RegExp];

let running: SourceProduct | undefined;

test.afterEach(async () => {
  await running?.stop();
  running = undefined;
});

async function start(
  source: FeedId,
  more: Parameters<typeof matchesOfNow>[0] = {},
  faults: readonly MockFault[] = [],
): Promise<SourceProduct> {
  running = await startSourceProduct(source, matchesOfNow(more), faults);
  return running;
}

/** The page in English and Arabic, wide and on a phone. `word` chooses the words of the language. */
async function eachReader(
  page: Page,
  path: string,
  look: (word: (words: Words) => string | RegExp) => Promise<void>,
): Promise<void> {
  // A visit to a language is remembered: English comes first.
  for (const [index, prefix] of ["/en", "/ar"].entries()) {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(`${running?.product.origin}${prefix}${path}`);
      await look((words) => words[index] ?? "");
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overhang, "nothing is wider than the screen").toBeLessThanOrEqual(0);
    }
  }
}

const rowOf = (page: Page, team: string): Locator =>
  page.locator("[data-match-id]").filter({ hasText: team }).first();
const field = (row: Locator, name: string): Locator => row.locator(`[data-field=${name}]`);

/** Where a link leads, without the language. */
const pathOf = async (link: Locator): Promise<string> =>
  /\/football\/.*/.exec((await link.getAttribute("href")) ?? "")?.[0] ?? "";

/**
 * Passes time in steps until it holds: an answer that is under way at one of them may be from before it. A step each
 * second lets an answer and what follows from it arrive.
 */
async function passUntil(holds: () => Promise<boolean>, stepMs: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const held = await holds();
        if (!held) await running?.pass(stepMs);
        return held;
      },
      { intervals: [1_000] },
    )
    .toBe(true);
}

/** Passes time until the source has this state. */
const untilState = (state: string): Promise<void> =>
  passUntil(async () => (await running?.status())?.state === state, 20_000);

const IN_PLAY: Words = ["In play", "جارية"];
const NO_ANSWER: Words = ["The source does not answer.", "المصدر لا يجيب."];
const SCORES_OF: Words = [/Scores are of \d\d:\d\d\./, /النتائج بتوقيت \d\d:\d\d\./];
const NO_SCORES: Words = ["No scores have come yet.", "لم تصل أي نتائج بعد."];

test("a match without clock is in play, and what the source has not said is not there", async ({
  page,
  complaints,
}) => {
  const source = await start("openligadb");
  const { origin } = source.product;
  // The first look at a list makes the server read the source.
  await expect.poll(source.inPlay).toHaveLength(1);
  await eachReader(page, "/live", async (word) => {
    const row = rowOf(page, "Alpha");
    await expect(field(row, "minute")).toHaveText(word(IN_PLAY));
    await expect(field(row, "homeScore")).toHaveText("1");
    await expect(field(row, "halfTime")).toHaveText("");
    // Whether the source has odds is known after the rows.
    await expect(page.locator("[data-field=oddsHome]")).toHaveCount(0);
    await expect(page.locator("[data-source-credit]")).toContainText("OpenLigaDB");
    await expect(page.locator("[data-connection]").first()).toHaveAttribute("data-connection", "live");
  });
  await page.goto(`${origin}/about`);
  await expect(page.getByRole("main").locator("[data-source-credit]")).toContainText("OpenLigaDB");

  await page.goto(`${origin}/live`);
  await page.getByRole("link", { name: /Alpha/ }).first().click();
  await expect(page).toHaveURL(/\/football\/match\//);
  await expect(page.getByRole("link", { name: "Line-ups" })).toHaveCount(0);
  await expect(page.getByText("A. One")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("line-ups, squads and prices are those of the source, of players without pages", async ({ page }) => {
  const source = await start("api-football", { lineups: "placed" });
  await expect.poll(source.inPlay).toHaveLength(1);
  await page.goto(`${source.product.origin}/live`);
  const match = await pathOf(rowOf(page, "Alpha").getByRole("link").first());
  await eachReader(page, `${match}/lineups`, async () => {
    await expect(page.getByText("Player 11", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(26);
    await expect(page.locator("a[href*='/football/player/']")).toHaveCount(0);
  });
  await page.goto(`${source.product.origin}${match}/odds`);
  await expect(page.getByRole("main").getByText("3.40").first()).toBeVisible();
  await page.goto(`${source.product.origin}${match}`);
  // The calls for pages of this minute are used.
  await source.pass(61_000);
  const team = await pathOf(page.getByRole("main").getByRole("link", { name: "Alpha" }).first());
  await eachReader(page, `${team}?tab=squad`, async (word) => {
    await expect(page.getByRole("table")).toHaveCount(4);
    await expect(page.getByRole("table").first()).toContainText(word(["Goalkeepers", "حراس المرمى"]));
    await expect(page.getByRole("columnheader", { name: word(["Nationality", "الجنسية"]) })).toHaveCount(0);
  });
});

test("line-ups without places are two lists", async ({ page }) => {
  const source = await start("api-football", { lineups: "listed" });
  await expect.poll(source.inPlay).toHaveLength(1);
  await page.goto(`${source.product.origin}/live`);
  const match = await pathOf(rowOf(page, "Alpha").getByRole("link").first());
  await eachReader(page, `${match}/lineups`, async (word) => {
    await expect(
      page.getByRole("heading", { name: word(["Starting eleven", "التشكيلة الأساسية"]) }),
    ).toHaveCount(2);
    await expect(page.getByText("A. Player 11")).toBeVisible();
  });
});

for (const [source, fault, why, then] of [
  ["football-data", "keyRefused", ["The key is refused.", "تم رفض المفتاح."], undefined],
  ["football-data", "plan", ["The key does not allow this.", "المفتاح لا يسمح بذلك."], undefined],
  ["openligadb", "throttled", ["The source asks us to wait.", "يطلب منا المصدر الانتظار."], undefined],
  [
    "api-football",
    "quota",
    ["Today’s calls are used up.", "نفدت طلبات اليوم."],
    [/Next update at .*\d\d:\d\d\./, /التحديث التالي في .*\d\d:\d\d\./],
  ],
] as const) {
  test(`${source} with ${fault}: lists say why there are no scores`, async ({ page }) => {
    await start(source, {}, [fault]);
    await eachReader(page, "/", async (word) => {
      const notice = page.locator("[data-source=stopped]");
      await expect(notice).toContainText(word(why));
      await expect(notice).toContainText(word(NO_SCORES));
      await expect(page.getByRole("heading", { name: word(NO_SCORES) })).toBeVisible();
      if (then !== undefined) await expect(notice).toContainText(word(then));
      await expect(page.locator("[data-loading]")).toHaveCount(0);
    });
  });
}

test("a first start without a network says that nothing has come, and never loads for ever", async ({
  page,
}) => {
  await start("openligadb", {}, ["silence"]);
  const waits: Words = ["OpenLigaDB has not answered yet.", "لم يُجب OpenLigaDB بعد."];
  await page.goto(running?.product.origin ?? "");
  await expect(page.getByRole("main")).toContainText(waits[0]);
  await untilState("LATE");
  await eachReader(page, "/", async (word) => {
    await expect(page.getByRole("main")).toContainText(word(waits));
    await expect(page.locator("[data-source=late]")).toContainText(word(NO_ANSWER));
    await expect(page.locator("[data-source=late]")).toContainText(word(NO_SCORES));
    await expect(page.locator("[data-loading]")).toHaveCount(0);
  });
  running?.setFaults();
  await untilState("LIVE");
  await expect(rowOf(page, "Alpha")).toBeVisible();
});

test("a later start without a network shows the stored day and its true age", async ({ page }) => {
  const source = await start("openligadb");
  await expect.poll(source.inPlay).toHaveLength(1);
  await source.restart("openligadb", ["silence"]);
  await source.pass(2 * HOUR);
  await untilState("LATE");
  await eachReader(page, "/", async (word) => {
    const row = rowOf(page, "Alpha");
    await expect(field(row, "minute")).toHaveText(word(IN_PLAY));
    await expect(field(row, "homeScore")).toHaveText("1");
    await expect(page.locator("[data-source=late]")).toContainText(word(NO_ANSWER));
    await expect(page.locator("[data-source=late]")).toContainText(word(SCORES_OF));
    await expect(page.locator("[data-connection]").first()).toContainText(
      word(["Updated 2 h ago", "حُدّثت قبل 2 س"]),
    );
  });
});

test("a source that is silent for an hour changes no row, and its age is told", async ({ page }) => {
  const source = await start("football-data");
  await expect.poll(source.inPlay).toHaveLength(1);
  await page.goto(`${source.product.origin}/live`);
  await expect(field(rowOf(page, "Alpha"), "minute")).toHaveText("In play");
  source.setFaults("silence");
  await source.pass(HOUR);
  await untilState("LATE");
  await eachReader(page, "/live", async (word) => {
    const row = rowOf(page, "Alpha");
    await expect(field(row, "minute")).toHaveText(word(IN_PLAY));
    await expect(field(row, "homeScore")).toHaveText("1");
    await expect(page.locator("[data-source=late]")).toContainText(word(NO_ANSWER));
    await expect(page.locator("[data-source=late]")).toContainText(word(SCORES_OF));
    await expect(page.locator("[data-connection]").first()).toContainText(
      word(["Updated 1 h ago", "حُدّثت قبل 1 س"]),
    );
    await expect(page.locator("[data-connection]").first()).toHaveAttribute("data-stale", "true");
  });
  source.setFaults();
  await untilState("DELAYED");
  await expect(page.locator("[data-source=late]")).toHaveCount(0);
});

test("a match that is said to be over before its result stays in play until the result comes", async ({
  page,
}) => {
  const source = await start("openligadb");
  await expect.poll(source.inPlay).toHaveLength(1);
  const [alpha = 0] = await source.inPlay();
  source.setFaults("endBeforeResult");
  const { asOf } = await source.status();
  // The 90th minute: two halves, a break and added time after kick-off.
  await source.pass(85 * MINUTE);
  // The server is asked, without a page: one that is starting misses changes that are at once older than a minute.
  await passUntil(async () => {
    expect(await source.inPlay()).toContain(alpha);
    return (await source.status()).asOf !== asOf;
  }, 20_000);
  await eachReader(page, "/", async (word) => {
    const row = rowOf(page, "Alpha");
    await expect(field(row, "awayScore")).toHaveText("1");
    await expect(field(row, "minute")).toHaveText(word(IN_PLAY));
  });
  source.setFaults();
  await page.goto("about:blank");
  await source.pass(9 * MINUTE);
  await passUntil(async () => !(await source.inPlay()).includes(alpha), 3 * MINUTE);
  await eachReader(page, "/", async (word) => {
    const row = rowOf(page, "Alpha");
    await expect(field(row, "minute")).toHaveText(word(["FT", "انتهت"]));
    await expect(field(row, "homeScore")).toHaveText("1");
    await expect(field(row, "awayScore")).toHaveText("1");
  });
});

test("a goal that is taken back is told as one, once the source has said it twice", async ({ page }) => {
  // Five goals of the home side, of which one is taken back after 21 and a half minutes and each five minutes on.
  const goals = [1, 2, 3, 4, 5].map((index) => ({
    minute: 10 + index,
    added: 0,
    side: 1 as const,
    player: `P. ${index}`,
    takenBackAfterMs: (7 + 4 * index) * MINUTE,
  }));
  const kickoffAt = Date.now() - 20 * MINUTE;
  const source = await start("openligadb", { goals, kickoffAt });
  await expect.poll(source.inPlay).toHaveLength(1);
  let left = 5;
  await eachReader(page, "/live", async (word) => {
    const row = rowOf(page, "Alpha");
    await expect(field(row, "homeScore")).toHaveText(String(left));
    left -= 1;
    await source.pass(kickoffAt + (42 - 5 * left) * MINUTE - source.now());
    await passUntil(async () => (await field(row, "homeScore").textContent()) === String(left), 8_000);
    await expect(row).toContainText(word(["Goal cancelled", "هدف ملغى"]));
  });
});

test("a kick-off that is moved is moved in the list", async ({ page }) => {
  const source = await start("football-data");
  await expect.poll(source.inPlay).toHaveLength(1);
  await page.goto(source.product.origin);
  const time = /^\d\d:\d\d$/;
  const kickoff = rowOf(page, "Gamma").getByText(time);
  await expect(kickoff).toBeVisible();
  const before = await kickoff.textContent();
  source.setFaults("kickoffMoved");
  await passUntil(async () => (await kickoff.textContent()) !== before, MINUTE);
  const after = (await kickoff.textContent()) ?? "";
  const minutes = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  expect((minutes(after) - minutes(before ?? "") + 1440) % 1440).toBe(20);
  await eachReader(page, "/", async () => {
    await expect(rowOf(page, "Gamma").getByText(time)).toHaveText(after);
  });
  const later = new Date(source.now() + 5 * 24 * HOUR).toISOString().slice(0, 10);
  await eachReader(page, `/?date=${later}`, async (word) => {
    await expect(page.getByRole("main")).toContainText(
      word([
        "football-data.org is read for yesterday, today and tomorrow only.",
        "تُقرأ بيانات football-data.org لأمس واليوم والغد فقط.",
      ]),
    );
  });
});

test("a restart with another source shows its matches, and makes no favourite another club", async ({
  page,
}) => {
  const source = await start("openligadb");
  await expect.poll(source.inPlay).toHaveLength(1);
  const { origin } = source.product;
  await page.goto(origin);
  await rowOf(page, "Alpha")
    .getByRole("button", { name: /favourite/i })
    .first()
    .click();
  await page.goto(`${origin}/favorites`);
  await expect(rowOf(page, "Alpha")).toBeVisible();
  await source.restart("football-data");
  await expect.poll(source.inPlay).toHaveLength(1);
  await eachReader(page, "/", async () => {
    await expect(rowOf(page, "Alpha")).toBeVisible();
    await expect(page.locator("[data-source-credit]")).toContainText("Football-Data.org");
    await expect(page.getByRole("main").locator("[aria-pressed=true][aria-label*='Alpha']")).toHaveCount(0);
  });
  expect(new URL(source.product.origin).port).toBe(new URL(origin).port);
});
