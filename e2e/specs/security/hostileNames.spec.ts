// Names and pictures from the server: names are drawn as text, and no picture is requested from another host.
import type { Page } from "@playwright/test";
import { namedIdsOf } from "../../backend/testing/feedClient.ts";
import { listPage } from "../../pages/listPage.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

const MARKUP = `<img src=x onerror="globalThis.broken=1"><b>A&amp;B</b>`;
/** Reverses the direction of the text after it, and is not closed. */
const TURNED = "\u202eDAERIM\u2066\u202dFC\u0000\u001b";
const ENDLESS = `Llanfair${"pwll".repeat(125)}`;
/** Joins letters, which names in some languages need. */
const JOINED = "نساجی\u200cمازندران";

/** Characters that no text of the page may contain. */
// oxlint-disable-next-line no-control-regex -- control signs are what it looks for
const ACTING = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/;

for (const locale of ["", "/ar"]) {
  test(`in rows, headings, the match page, its title and popups${locale === "" ? "" : ", from right to left"}`, async ({
    page,
    product,
    complaints,
  }, info) => {
    const { control, origin } = product;
    const [first = 0, second = 0] = await freezeWorld(product, 2);
    const one = await namedIdsOf(origin, first);
    const two = await namedIdsOf(origin, second);
    await control.act("rename", {
      teams: {
        [one.homeId]: MARKUP,
        [one.awayId]: TURNED,
        [two.homeId]: ENDLESS,
        [two.awayId]: JOINED,
      },
      leagues: { [one.leagueId]: `${TURNED} <i>League</i>` },
    });
    const list = listPage(page);
    await page.goto(`${locale}/live`);
    await list.settled();
    const row = list.row(first);
    await expect(row).toContainText(MARKUP);
    await expect(row).toContainText("DAERIMFC");
    await expect(list.row(second)).toContainText(JOINED);
    await expect(list.row(second)).toContainText(ENDLESS.slice(0, 200));
    await expect(page.locator(`[data-league-id="${one.leagueId}"]`).first()).toContainText(
      "DAERIMFC <i>League</i>",
    );
    await expectHarmless(page);
    await page.screenshot({ path: info.outputPath("list.png") });

    await list.star(first);
    await control.act("goal", { matchId: first, side: "away" });
    await expect(list.popups.first()).toContainText("DAERIMFC");
    await expect(list.popups.first()).toContainText(MARKUP);
    await expectHarmless(page);
    await page.screenshot({ path: info.outputPath("popup.png") });

    for (const [match, shown] of [
      [first, MARKUP],
      [second, ENDLESS.slice(0, 200)],
    ] as const) {
      await page.goto(`${locale}/football/match/${match}/summary`);
      await expect(page.getByRole("main")).toContainText(shown);
      await expect(page).toHaveTitle(new RegExp(match === first ? "DAERIMFC" : "Llanfair"));
      await expectHarmless(page);
      await page.screenshot({ path: info.outputPath(`match${match === first ? 1 : 2}.png`) });
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expectHarmless(page);
    await page.goto(`${locale}/live`);
    await list.settled();
    await expectHarmless(page);
    await page.screenshot({ path: info.outputPath("phone.png") });
    expect(complaints).toEqual([]);
  });
}

test("a member's picture on another host is the default head, and is not requested", async ({
  page,
  product,
  complaints,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("elsewhere.example")) elsewhere.push(request.url());
  });
  for (const avatar of ["https://elsewhere.example/a.png", "/\t/elsewhere.example/a.png"]) {
    const { userId } = await product.control.act("member", { name: "Nell", avatar });
    await page.goto(`/profile/${userId}`);
    await expect(page.getByRole("heading", { level: 1, name: "Nell" })).toBeVisible();
    await expect(page.getByRole("main").locator("img").first()).toHaveAttribute(
      "src",
      "/images/default-avatar.png",
    );
  }
  expect(elsewhere).toEqual([]);
  // The fixture of policy breaches fails the test if a request was refused and reported.
  expect(complaints).toEqual([]);
});

/** No name was run, drawn as markup or pushed out of the page, and none of its characters affects our text. */
async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    broken: "broken" in globalThis,
    pictures: document.querySelectorAll("img[onerror], img[src=x]").length,
    // Each name is isolated: it does not affect the order or the direction of the text around it.
    loose: [...document.querySelectorAll("body *")]
      .filter((element) =>
        [...element.childNodes].some(
          ({ nodeType, textContent }) =>
            nodeType === Node.TEXT_NODE && /DAERIMFC|onerror|Llanfair/.test(textContent ?? ""),
        ),
      )
      .filter((element) => element.closest("bdi, [dir=auto]") === null)
      // Text for screen readers only has no visual order.
      .filter((element) => element.closest("[aria-live], script") === null)
      .map((element) => element.outerHTML.slice(0, 160)),
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    text: [
      document.title,
      document.body.textContent,
      ...[...document.querySelectorAll("[aria-label], [title], [alt]")].flatMap((element) =>
        ["aria-label", "title", "alt"].map((name) => element.getAttribute(name) ?? ""),
      ),
    ].join("\n"),
  }));
  expect({ ...found, text: "" }).toEqual({
    broken: false,
    pictures: 0,
    loose: [],
    overflow: 0,
    text: "",
  });
  expect(ACTING.exec(found.text)?.[0]?.codePointAt(0)?.toString(16)).toBeUndefined();
}
