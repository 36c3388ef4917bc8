// Names from the server are drawn as text: markup, direction signs and very long names have no other effect.
import type { Page } from "@playwright/test";
import { namedIdsOf } from "../../backend/testing/feedClient.ts";
import { listPage } from "../../pages/listPage.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

const MARKUP = `<img src=x onerror="globalThis.broken=1"><b>A&amp;B</b>`;
/** Turns what follows around until it is closed, and is not. */
const TURNED = "\u202eDAERIM\u2066\u202dFC\u0000\u001b";
const ENDLESS = `Llanfair${"pwll".repeat(125)}`;
/** Joins letters, as names in some languages must. */
const JOINED = "نساجی\u200cمازندران";

/** Signs that no text of the page may hold. */
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

    await row.locator("[data-favorite=match]").click();
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

/** Nothing of a name was run, drawn as markup or pushed out of the page, and none of its signs acts on ours. */
async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    broken: "broken" in globalThis,
    pictures: document.querySelectorAll("img[onerror], img[src=x]").length,
    // Each name is fenced in: what is in it orders nothing outside, nor takes its direction from there.
    loose: [...document.querySelectorAll("body *")]
      .filter((element) =>
        [...element.childNodes].some(
          ({ nodeType, textContent }) =>
            nodeType === Node.TEXT_NODE && /DAERIMFC|onerror|Llanfair/.test(textContent ?? ""),
        ),
      )
      .filter((element) => element.closest("bdi, [dir=auto]") === null)
      // What is read aloud alone has no order to lose.
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
