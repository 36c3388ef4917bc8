// Writing a post on a running match: its draft outlives a refusal and a reload, its score follows a goal.
import { richMatch, stageScore } from "../../backend/testing/feedClient.ts";
import { barriersInBothThemes } from "../../support/barriers.ts";
import { aMember, startSignedIn } from "../../support/signIn.ts";
import { expect, test } from "../../support/test.ts";

test("a post tied to a minute survives a refusal and a reload, and shows the score then and now", async ({
  page,
  product,
}) => {
  const { control, origin } = product;
  await control.act("freeze", { on: true });
  const { matchId } = await richMatch(origin);
  await control.act("phase", { matchId, state: 3 });
  await stageScore(control, matchId, 1, 0);
  await startSignedIn(page, product, await aMember(product));
  await page.goto(`/football/match/${matchId}/posts`);
  const dialog = page.getByRole("dialog", { name: "New post" });
  const text = dialog.getByRole("textbox", { name: "Text" });

  await page.getByRole("button", { name: "Write about this match" }).click();
  await expect(text).toBeFocused();
  await text.fill("They will hold this.");
  await dialog.getByRole("button", { name: /^About \d+(\+\d+)?′ · 1–0$/ }).click();
  expect(await barriersInBothThemes(page, { within: "[data-composer]" })).toEqual([]);
  await control.act("fault", { path: "/v1/api/community/post/create", kind: "status", status: 429 });
  await text.press("Control+Enter");
  await expect(dialog.getByRole("status").filter({ hasText: "This was not sent." })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Write about this match" }).click();
  await expect(text).toHaveValue("They will hold this.");

  await control.act("clearFaults");
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog).toHaveCount(0);
  const chip = page
    // The whole page is an article, too, with other posts on this match.
    .locator("[data-post-id]")
    .filter({ hasText: "They will hold this." })
    .getByRole("link", { name: /′ · 1–0/ });
  await expect(chip).toContainText("now 1–0");
  const before = await chip.boundingBox();
  await control.act("goal", { matchId, side: "away" });
  await expect(chip).toContainText("now 1–1");
  expect(await chip.boundingBox()).toEqual(before);
});
