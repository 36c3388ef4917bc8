// An invitation from the link to the points: the friend registers, the inviter sees them, and a claim is paid once.
import { activityPages } from "../../pages/activityPages.ts";
import { authForms } from "../../pages/authForms.ts";
import { aMember, newestCode, requestsTo, startSignedIn } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

const CLAIM = "/v1/api/activity/invite/claim";

test.beforeEach(({ product }) => freezeWorld(product, 2));

test("a friend registers through the link, and two tabs that claim at the same time are paid once", async ({
  browser,
  page,
  product,
  complaints,
}) => {
  const inviter = await aMember(product, "Inviter");
  await startSignedIn(page, product, inviter);
  await page.goto("/inviteactivity/share");
  const link = (await activityPages(page).ownLink.textContent()) ?? "";

  const context = await browser.newContext({ locale: "en-GB" });
  const friendPage = await context.newPage();
  await friendPage.goto(link);
  await expect(friendPage.getByText("Inviter has invited you.")).toBeVisible();
  const forms = authForms(friendPage, true);
  const email = `invited.${Date.now()}@test.example`;
  await forms.email.fill(email);
  await forms.button("Send the code").click();
  await expect(forms.code).toBeVisible();
  await forms.code.fill(await newestCode(product.origin, email));
  await forms.name.fill("Invited Fan");
  await forms.password.fill("passw0rd");
  await forms.button("Create the account").click();
  await expect(friendPage.getByText("50 points are yours.")).toBeVisible();
  await context.close();

  await page.goto("/inviteactivity/details");
  await expect(page.getByRole("link", { name: "Invited Fan" })).toBeVisible();
  await expect(page.getByText("100 points")).toBeVisible();

  const second = await page.context().newPage();
  const tabs = [activityPages(page), activityPages(second)] as const;
  await Promise.all([page.goto("/inviteactivity"), second.goto("/inviteactivity")]);
  await Promise.all(tabs.map((tab) => expect(tab.claim("1 friend")).toBeVisible()));
  // Answered once both are there, so that the second tab presses before it learns of the first tab's claim.
  await product.control.act("fault", { path: CLAIM, kind: "hold", count: 2 });
  for (const tab of tabs) await tab.claim("1 friend").dispatchEvent("click");
  await expect.poll(() => requestsTo(product, CLAIM)).toBe(2);
  await product.control.act("clearFaults");
  for (const tab of tabs) await expect.poll(() => tab.state("1 friend")).toBe("claimed");
  expect(await requestsTo(product, CLAIM)).toBe(2);
  // 100 for the friend and 50 for the step.
  await expect(page.getByText("150", { exact: true })).toBeVisible();
  await expect(second.getByText("150", { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});
