// Signing in: by password, through another platform, by its page, by keyboard; successes and failures.
import { authForms } from "../../pages/authForms.ts";
import { aMember, requestsTo, signInAs } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

const LOGIN = "/v1/api/user/login";

test.beforeEach(async ({ product }) => {
  await freezeWorld(product, 2);
  await product.control.act("clearTries");
});

test("signs in from the header, stays signed in over a reload, and signs out", async ({
  page,
  product,
  complaints,
}) => {
  const member = await aMember(product, "Nina Nutmeg");
  const forms = authForms(page);
  await page.goto("/");
  await forms.open();
  await expect(forms.dialog("Sign in")).toBeVisible();
  await expect(forms.email).toBeFocused();
  await forms.signIn(member.email, member.password);
  // First what is shown for 3 s only.
  await expect(page.getByText(/^Signed in as .Nina Nutmeg.\.$/)).toBeVisible();
  await expect(forms.dialog()).toHaveCount(0);
  await expect(forms.accountButton).toBeFocused();
  await page.reload();
  await forms.accountButton.click();
  await expect(forms.menu.getByText("Nina Nutmeg")).toBeVisible();
  await forms.menuItem("Sign out").click();
  await expect(forms.signInButton).toBeFocused();
  await page.reload();
  await expect(forms.signInButton).toBeVisible();
  expect(await requestsTo(product, LOGIN)).toBe(1);
  expect(complaints).toEqual([]);
});

test("through another platform: returns to the same page, signed in", async ({
  page,
  product,
  complaints,
}) => {
  const forms = authForms(page);
  await page.goto("/live?filter=live");
  await forms.open();
  await forms.button("Continue with Google").click();
  await page.getByRole("link", { name: /^Nadia Winger/ }).click();
  // First what is shown for 3 s only.
  await expect(page.getByText(/^Signed in as .Nadia Winger.\.$/)).toBeVisible();
  await expect(forms.accountButton).toBeVisible();
  await expect(page).toHaveURL(/\/live\?filter=live$/);
  expect(page.url()).not.toContain("code=");
  expect(await requestsTo(product, "/v1/api/user/third-platform-login")).toBe(1);
  await expect.poll(() => requestsTo(product, "/v1/api/user/updateConfig")).toBe(1);
  // The same account again, from a page in another language, on a device where none was chosen.
  await forms.signOut();
  await expect(forms.signInButton).toBeVisible();
  await page.goto("/fr/");
  await page.getByRole("banner").getByRole("button", { name: "Connexion" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Google/ })
    .click();
  await page.getByRole("link", { name: /^Nadia Winger/ }).click();
  // The page they came from, in the member's language.
  await expect(page).toHaveURL("/");
  await expect(forms.accountButton).toBeVisible();
  expect(complaints).toEqual([]);
});

test("another platform's refusal is shown as a message, and a return that did not begin here is refused", async ({
  page,
  product,
  complaints,
}) => {
  const forms = authForms(page);
  await page.goto("/");
  await forms.open();
  await forms.button("Continue with Apple").click();
  await page.getByRole("link", { name: "Deny" }).click();
  const onPage = authForms(page, true);
  await expect(onPage.problem).toHaveText(/declined/);
  await expect(page).toHaveURL(/\/login$/);
  await page.goto("/login?platform=google&code=stolen&state=guessed");
  await expect(onPage.problem).toHaveText(/not begun here/);
  await expect(page).toHaveURL(/\/login$/);
  expect(await requestsTo(product, "/v1/api/user/third-platform-login")).toBe(0);
  expect(complaints).toEqual([]);
});

test("the sign-in page returns to the given address, on this site only", async ({
  page,
  product,
  complaints,
}) => {
  const member = await aMember(product);
  const forms = authForms(page, true);
  await page.goto("/login?next=%2Flive%3Ffilter%3Dlive");
  await forms.signIn(member.email, member.password);
  await expect(page).toHaveURL(/\/live\?filter=live$/);
  // A member is redirected away from the sign-in page.
  await page.goto("/login?next=%2Ffavorites");
  await expect(page).toHaveURL(/\/favorites$/);
  await page.goto("/login?next=https%3A%2F%2Fevil.example%2F");
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  expect(new URL(page.url()).origin).toBe(product.origin);
  expect(complaints).toEqual([]);
});

test("by keyboard alone: opened, filled in, closed by Esc, and the focus restored", async ({
  page,
  product,
  complaints,
}) => {
  const member = await aMember(product);
  const forms = authForms(page);
  await page.goto("/");
  await forms.signInButton.focus();
  await page.keyboard.press("Enter");
  await expect(forms.email).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(forms.dialog()).toHaveCount(0);
  await expect(forms.signInButton).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(forms.email).toBeFocused();
  await page.keyboard.type(member.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(member.password);
  await page.keyboard.press("Tab");
  await expect(forms.button("Show the password")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(forms.password).toHaveAttribute("type", "text");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(forms.accountButton).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(forms.menuItem("Profile")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(forms.signInButton).toBeFocused();
  await signInAs(page, member);
  expect(complaints).toEqual([]);
});
