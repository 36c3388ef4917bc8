// Muting in one tab: what the member wrote leaves the others without a call, and returns when the mute is taken back.
import { richMatch } from "../../backend/testing/feedClient.ts";
import { aMember, requestsTo, startSignedIn } from "../../support/signIn.ts";
import { expect, test } from "../../support/test.ts";

const TEXT = "Offside, and everybody saw it.";

test("a mute, its end and the undo of that are followed by a list in another tab", async ({
  page,
  product,
}) => {
  const { control, origin } = product;
  const { matchId } = await richMatch(origin);
  const { userId } = await aMember(product, "Noisy Writer");
  await control.act("post", { userId, about: { type: "MATCH", id: matchId }, content: TEXT });
  const listed = (): Promise<number> => requestsTo(product, "/v1/api/community/post/related");

  await startSignedIn(page, product, await aMember(product));
  await page.goto(`/football/match/${matchId}/posts`);
  const post = page.getByRole("main").getByText(TEXT);
  await expect(post).toBeVisible();
  const asked = await listed();

  const other = await page.context().newPage();
  await other.goto(`/profile/${userId}`);
  const main = other.getByRole("main");
  await main.getByRole("button", { name: "Mute", exact: true }).click();
  const question = other.getByRole("dialog");
  await question.getByRole("radio", { name: "For ever" }).check();
  await question.getByRole("button", { name: "Mute" }).click();
  await expect(post).toHaveCount(0);
  expect(await listed()).toBe(asked);
  // A visit to the profile shows what the member wrote.
  await expect(main.getByText(TEXT)).toBeVisible();

  await other.goto("/settings/community/muted");
  await expect(main).toContainText("for ever");
  await main.getByRole("button", { name: "Unmute Noisy Writer" }).click();
  // The offer holds for 6 s, and for as long as the pointer is on it.
  await other.getByRole("button", { name: "Undo" }).hover();
  await expect(post).toBeVisible();
  await expect(main).toContainText("You have muted nobody.");
  await other.getByRole("button", { name: "Undo" }).click();
  await expect(post).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Noisy Writer" })).toBeVisible();
});
