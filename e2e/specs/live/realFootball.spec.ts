// Real football from a source: what it has said, what it has not, and what a reader sees where it refuses.
// See docs/product.md#football-source.
import type { FeedId } from "../../backend/feeds/contract.ts";
import { createMockSource, type MockFault } from "../../backend/feeds/testing/mockSource.ts";
import { playedMatch } from "../../backend/feeds/testing/virtualFeed.ts";
import { type Product, startProduct } from "../../support/product.ts";
import { expect, test } from "../../support/test.ts";

const MINUTE = 60_000;

interface Source {
  readonly product: Product;
  /** What browsers and the source were asked is over. */
  stop(): Promise<void>;
}

/** The product over a mock of this source, with a match in its 20th minute and another to come. */
async function startWithSource(source: FeedId, faults: readonly MockFault[] = []): Promise<Source> {
  const now = Date.now();
  const mock = createMockSource({
    source,
    now: Date.now,
    matches: [
      playedMatch({ kickoffAt: now - 20 * MINUTE, startsLateMs: 0 }),
      playedMatch({
        id: 9002,
        kickoffAt: now + 60 * MINUTE,
        home: { id: 13, name: "Gamma" },
        away: { id: 14, name: "Delta" },
      }),
    ],
  });
  mock.faults = new Set(faults);
  const env = {
    FEED_ORIGIN: await mock.listen(),
    FOOTBALL_DATA_KEY: "k3y-0f-a-t3st",
    API_FOOTBALL_KEY: "k3y-0f-a-t3st",
  };
  const product = await startProduct(["--feed", source], env);
  return {
    product,
    async stop() {
      await product.stop();
      mock.close();
    },
  };
}

async function matchesInPlay({ origin }: Product): Promise<number> {
  const answer = (await (await fetch(`${origin}/api/football/live`)).json()) as {
    readonly data: { readonly scheduleList: readonly unknown[] };
  };
  return answer.data.scheduleList.length;
}

test("a match without clock is in play, and what the source has not said is not there", async ({
  page,
  complaints,
}) => {
  const { product, stop } = await startWithSource("openligadb");
  try {
    // The first look at a list makes the server read the source.
    await expect.poll(() => matchesInPlay(product)).toBe(1);
    await page.goto(`${product.origin}/live`);
    const row = page.locator("[data-match-id]").filter({ hasText: "Alpha" }).first();
    await expect(row.locator("[data-field=minute]")).toHaveText("In play");
    await expect(row.locator("[data-field=homeScore]")).toHaveText("1");
    await expect(row.locator("[data-field=halfTime]")).toHaveText("");
    // Whether the source has odds is known after the rows.
    await expect(page.locator("[data-field=oddsHome]")).toHaveCount(0);
    await expect(page.locator("[data-source-credit]")).toContainText("OpenLigaDB");
    await expect(page.locator("[data-connection]").first()).toHaveAttribute("data-connection", "live");

    await page.goto(`${product.origin}/ar/live`);
    await expect(page.locator("[data-field=minute]").first()).toHaveText("جارية");
    await page.goto(`${product.origin}/about`);
    await expect(page.getByRole("main").locator("[data-source-credit]")).toContainText("OpenLigaDB");

    await page.goto(`${product.origin}/live`);
    await page.getByRole("link", { name: /Alpha/ }).first().click();
    await expect(page).toHaveURL(/\/football\/match\//);
    await expect(page.getByRole("link", { name: "Line-ups" })).toHaveCount(0);
    await expect(page.getByText("A. One")).toBeVisible();
    expect(complaints).toEqual([]);
  } finally {
    await stop();
  }
});

for (const [source, fault, english, arabic] of [
  [
    "football-data",
    "keyRefused",
    "The key is refused. No scores have come yet.",
    "تم رفض المفتاح. لم تصل أي نتائج بعد.",
  ],
  [
    "openligadb",
    "throttled",
    "The source asks us to wait. No scores have come yet.",
    "يطلب منا المصدر الانتظار. لم تصل أي نتائج بعد.",
  ],
] as const) {
  test(`${source} with ${fault}: lists say why there are no scores`, async ({ page }) => {
    const { product, stop } = await startWithSource(source, [fault]);
    try {
      await page.goto(product.origin);
      await expect(page.locator("[data-source=stopped]")).toContainText(english);
      await page.goto(`${product.origin}/ar`);
      await expect(page.locator("[data-source=stopped]")).toContainText(arabic);
    } finally {
      await stop();
    }
  });
}
