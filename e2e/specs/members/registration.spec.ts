// Registering and resetting a password by a code: the paths that succeed, and every code that fails.
import type { Page } from "@playwright/test";
import { authForms } from "../../pages/authForms.ts";
import { aMember, newestCode, requestsTo } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

const SEND_CODE = "/v1/api/user/sendVerificationCode";
const REGISTER = "/v1/api/user/verifyRegistrationCode";

let addresses = 0;
/** An address without an account. */
function freshEmail(): string {
  addresses += 1;
  return `new${addresses}.${Date.now()}@test.example`;
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? "");

test.beforeEach(async ({ product, page }) => {
  await freezeWorld(product, 2);
  await product.control.act("clearTries");
  await page.goto("/");
});

test("registers: a code to the address, then nickname and password, and signed in", async ({
  page,
  product,
  complaints,
}) => {
  const email = freshEmail();
  const forms = authForms(page);
  await forms.open();
  await forms.email.fill(email);
  await forms.button("Create an account").click();
  await expect(forms.dialog("Create an account")).toBeVisible();
  await expect(forms.email).toHaveValue(email);
  await forms.button("Send the code").click();
  await expect(page.getByText(`We have sent a code to ${email}.`)).toBeVisible();
  await expect(forms.code).toBeFocused();
  await expect(forms.button(/^New code in \d+ s$/)).toBeDisabled();

  await forms.button("Create the account").click();
  await expect(forms.code).toHaveAccessibleDescription("Enter the code from the e-mail.");
  await forms.code.fill("000000");
  await forms.name.fill("x");
  await forms.password.fill("password");
  await forms.button("Create the account").click();
  await expect(forms.name).toHaveAccessibleDescription("Use at least 2 characters.");
  await expect(forms.password).toHaveAccessibleDescription("Use letters and digits together.");
  await expect.poll(() => focused(page)).toBe("name");

  const code = await newestCode(product.origin, email);
  await forms.name.fill("Fresh Fan");
  await forms.password.fill("passw0rd");
  await forms.code.fill(code === "000000" ? "000001" : "000000");
  await forms.button("Create the account").click();
  await expect(forms.code).toHaveAccessibleDescription(/^This code is wrong/);
  await expect.poll(() => focused(page)).toBe("code");
  await expect(forms.name).toHaveValue("Fresh Fan");

  // Closed and opened again: no second code is requested, and the countdown continues.
  await page.keyboard.press("Escape");
  await forms.open();
  await forms.button("Create an account").click();
  await forms.email.fill(email);
  await forms.button("Send the code").click();
  await expect(forms.button(/^New code in \d+ s$/)).toBeDisabled();
  expect(await requestsTo(product, SEND_CODE)).toBe(1);

  await forms.code.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await forms.name.fill("Fresh Fan");
  await forms.password.fill("passw0rd");
  await forms.button("Create the account").click();
  await expect(page.getByText(/^Signed in as .Fresh Fan.\.$/)).toBeVisible();
  expect(await requestsTo(product, REGISTER)).toBe(2);

  // The address now has an account.
  await forms.signOut();
  await expect(forms.signInButton).toBeVisible();
  await product.control.act("ageCodes", { ms: 120_000, email });
  await page.reload();
  await forms.open();
  await forms.button("Create an account").click();
  await forms.email.fill(email);
  await forms.button("Send the code").click();
  await expect(forms.email).toHaveAccessibleDescription(/^There is an account/);
  expect(complaints).toEqual([]);
});

test("a forgotten password: code, new password, and a sign-in with it", async ({
  page,
  product,
  complaints,
}) => {
  const member = await aMember(product, "Forgetful Fan");
  const forms = authForms(page);
  await forms.open();
  await forms.email.fill(member.email);
  await forms.button("Forgot your password?").click();
  await expect(forms.dialog("Forgot password")).toBeVisible();
  await expect(forms.email).toHaveValue(member.email);
  await forms.button("Send the code").click();
  await expect(forms.code).toBeVisible();
  const code = await newestCode(product.origin, member.email);
  await forms.code.fill(code);
  await forms.button("Continue").click();
  await expect(forms.newPassword).toBeFocused();
  await forms.newPassword.fill("short1");
  await forms.button("Change the password").click();
  await expect(forms.newPassword).toHaveAccessibleDescription("Use at least 8 characters.");
  await forms.newPassword.fill("brand-new-1");
  await forms.button("Change the password").click();
  await expect(page.getByText(/^Signed in as .Forgetful Fan.\.$/)).toBeVisible();
  await forms.signOut();

  // The code is used up, and the old password no longer works.
  await forms.open();
  await forms.signIn(member.email, member.password);
  await expect(forms.problem).toHaveText(/wrong/);
  await forms.button("Forgot your password?").click();
  await forms.button("Send the code").click();
  await forms.code.fill(code);
  await forms.button("Continue").click();
  await expect(forms.code).toHaveAccessibleDescription(/^This code has been used/);
  await forms.button("Change the address").click();
  // The answer is the same for an address with an account and one without.
  const stranger = freshEmail();
  await forms.email.fill(stranger);
  await forms.button("Send the code").click();
  const told = `If there is an account with ${stranger}, we have sent a code to it.`;
  await expect(page.getByRole("dialog").getByText(told)).toBeVisible();
  await forms.button("Back to signing in").click();
  await forms.email.fill(member.email);
  await forms.password.fill("brand-new-1");
  await forms.button(/^Sign in$/).click();
  await expect(forms.accountButton).toBeVisible();
  expect(complaints).toEqual([]);
});

for (const [name, digits] of [
  ["Arabic", "٠١٢٣٤٥٦٧٨٩"],
  ["Hindi", "०१२३४५६७८९"],
] as const) {
  test(`a code typed with ${name} digits, or pasted with words, registers`, async ({ page, product }) => {
    const email = freshEmail();
    const forms = authForms(page);
    await forms.open();
    await forms.email.fill(email);
    await forms.button("Create an account").click();
    await forms.button("Send the code").click();
    await expect(forms.code).toBeFocused();
    const code = await newestCode(product.origin, email);
    const typed = code.replaceAll(/\d/g, (digit) => digits.charAt(Number(digit)));
    await forms.code.fill(name === "Arabic" ? typed : `\u2066${typed}\u2069 — Touchline`);
    await forms.name.fill("Fresh Fan");
    await forms.password.fill("passw0rd");
    await forms.button("Create the account").click();
    await expect(forms.accountButton).toBeVisible();
  });
}
