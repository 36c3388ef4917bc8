// Profiles: one's own and other members', following and muting, and the lists behind the tabs.
import type { Locator, Page } from "@playwright/test";
import { authForms } from "../../pages/authForms.ts";
import { aMember, DEMO_MEMBER, requestsTo, startSignedIn } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

const FOLLOW = "/v1/api/community/user/follow";

function profilePage(page: Page) {
  const main = page.getByRole("main");
  return {
    heading: main.getByRole("heading", { level: 1 }),
    figure: (words: RegExp): Locator => main.getByRole("listitem").getByRole("link", { name: words }),
    tab: (name: string): Locator =>
      main.getByRole("navigation", { name: "Profile" }).getByRole("link", { name }),
    list: (name: string): Locator => main.getByRole("region", { name }),
    button: (name: string): Locator => main.getByRole("button", { name, exact: true }),
    toast: page.getByRole("region", { name: "Notifications" }),
  };
}

test.beforeEach(async ({ product }) => {
  await freezeWorld(product, 2);
  await product.control.act("clearTries");
});

test("one's own has figures, posts, people and a way to edit it; a visitor is led home", async ({
  page,
  product,
  complaints,
}) => {
  const profile = profilePage(page);
  // Pages for members redirect a visitor to the home page.
  for (const path of [
    "/profile",
    "/message?tab=like",
    "/settings/account/password",
    "/settings/community/muted",
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL("/");
  }
  await startSignedIn(page, product, DEMO_MEMBER);
  await page.goto("/");
  await authForms(page).accountButton.click();
  await authForms(page).menuItem("Profile").click();
  await expect(page).toHaveURL("/profile");
  await expect(profile.heading).toHaveText("Demo Fan");
  await expect(page).toHaveTitle("Demo Fan – Touchline");
  await expect(page.getByRole("main")).toContainText(/Member since \d+\/\d+\/\d{4}/);
  await expect(page.getByRole("main").getByRole("article").first()).toContainText("Demo Fan");
  await profile.figure(/followers?$/).click();
  await expect(page).toHaveURL("/profile?tab=followers");
  await expect(profile.tab("Followers")).toHaveAttribute("aria-current", "page");
  await expect(profile.list("Followers")).toContainText(/\S/);
  await profile.tab("Following").click();
  await expect(profile.list("Following")).toContainText(/\S/);
  await page.reload();
  await expect(profile.tab("Following")).toHaveAttribute("aria-current", "page");
  await expect(profile.button("Follow")).toHaveCount(0);
  await page.getByRole("link", { name: /^Favourites: \d+ match/ }).click();
  await expect(page).toHaveURL("/favorites");
  await page.goBack();
  await page.getByRole("link", { name: "Edit profile" }).click();
  await expect(page).toHaveURL("/settings/account/profile");
  await expect(page.getByLabel("Nickname")).toHaveValue("Demo Fan");
  expect(complaints).toEqual([]);
});

test("a visitor who presses Follow signs in first, and then follows; two presses are one request", async ({
  page,
  product,
  complaints,
}) => {
  const profile = profilePage(page);
  const forms = authForms(page);
  const member = await aMember(product, "Nina Nutmeg");
  const { userId } = await product.control.act("member", { name: "Olga Offside" });
  await page.goto(`/profile/${userId}`);
  await expect(profile.heading).toHaveText("Olga Offside");
  await expect(page.getByText(/^.Olga Offside. has not written anything yet\.$/)).toBeVisible();
  await profile.button("Follow").click();
  await expect(forms.dialog("Sign in")).toBeVisible();
  await forms.signIn(member.email, member.password);
  await expect(profile.button("Unfollow")).toBeVisible();
  await expect(profile.figure(/^1 follower$/)).toBeVisible();
  expect(await requestsTo(product, FOLLOW)).toBe(1);
  await profile.tab("Followers").click();
  const line = profile.list("Followers").getByRole("link", { name: "Nina Nutmeg" });
  await expect(line).toHaveAttribute("href", `/profile/${member.userId}`);
  await profile.button("Unfollow").click();
  await expect(profile.figure(/^0 followers$/)).toBeVisible();
  await expect(page.getByText(/^Nobody follows .Olga Offside. yet\.$/)).toBeVisible();
  await product.control.act("fault", { path: FOLLOW, kind: "hold", count: 1 });
  await profile.button("Follow").dblclick();
  await product.control.act("clearFaults");
  await expect(profile.button("Unfollow")).toBeVisible();
  expect(await requestsTo(product, FOLLOW)).toBe(2);
  expect(complaints).toEqual([]);
});

test("an id that belongs to no member is not found", async ({ page, complaints }) => {
  for (const id of ["987654321", "nobody", "-1", "1e3"]) {
    await page.goto(`/profile/${id}`);
    await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
    const notFound: unknown = expect.stringContaining(`Page Not Found: /profile/${id}`);
    // The server knows which addresses can be no member's, and the browser logs its answer.
    const byServer: unknown = expect.stringContaining("status of 404");
    await expect.poll(() => complaints).toEqual(/^\d+$/u.test(id) ? [notFound] : [byServer, notFound]);
    complaints.length = 0;
  }
});
