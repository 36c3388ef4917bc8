// The account, its profile and its address: each page does what it says, once, and keeps what was typed when the server does not.
import { accountPage } from "../../pages/accountPage.ts";
import { authForms } from "../../pages/authForms.ts";
import type { Product } from "../../support/product.ts";
import { aMember, newestCode, signInAs, type TestMember } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { collectComplaints, expect, test } from "../../support/test.ts";

const UPDATE = "/v1/api/user/updateUser";

/** How many requests have reached a path since the test began. */
async function requestsTo({ control }: Product, path: string): Promise<number> {
  return (await control.state()).sinceReset.requests[path] ?? 0;
}

const otherThan = (code: string): string => (code === "123456" ? "654321" : "123456");

let member: TestMember;

test.beforeEach(async ({ product, page }) => {
  await freezeWorld(product, 2);
  await product.control.act("clearTries");
  member = await aMember(product, "Nina Nutmeg");
  await page.goto("/about");
  await signInAs(page, member);
});

test("is offered to members only, and leads visitors home", async ({ page, complaints }) => {
  const account = accountPage(page);
  await account.open("account");
  const menu = page.getByRole("main").getByRole("navigation", { name: "Settings" });
  await expect(menu.getByRole("link", { name: "Password" })).toBeVisible();
  await expect(page.getByRole("link", { name: `E-mail address ${member.email}` })).toBeVisible();
  await expect(page.getByRole("link", { name: "Connected accounts Not connected" })).toBeVisible();
  await authForms(page).signOut();
  await expect(page).toHaveURL("/");
  await page.goto("/settings/account/password");
  await expect(page).toHaveURL("/");
  await page.goto("/settings/theme");
  await expect(menu.getByRole("link", { name: "Language" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Password" })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test.describe("profile", () => {
  test("what is changed is saved, and only that; the name shows in the header of every tab", async ({
    page,
    product,
    complaints,
  }) => {
    const account = accountPage(page);
    const second = await page.context().newPage();
    const others = collectComplaints(second);
    await second.goto("/about");
    await account.open("account/profile");
    await expect(account.button("Save")).toHaveAttribute("aria-disabled", "true");
    await account.field("Nickname").fill("  Nina   Volley ");
    await account.field("About you").fill("Left back.\nLeft out.");
    await account.field("Birthday").fill("1999-02-28");
    await account.field("Gender").selectOption("Female");
    await account.button(/^Country/).click();
    await account.dialog.getByRole("searchbox").fill("ivory");
    await page.keyboard.press("Enter");
    await expect(account.button(/^Country/)).toHaveText("Côte d’Ivoire");
    await expect(account.button(/^Country/)).toBeFocused();
    await account.button("Save").click();
    await expect(account.toast).toContainText("Your profile is saved.");
    await expect(account.button("Save")).toHaveAttribute("aria-disabled", "true");
    await expect(account.field("Nickname")).toHaveValue("Nina Volley");
    for (const tab of [page, second]) {
      await expect(authForms(tab).accountButton).toHaveAttribute("title", "Nina Volley", { timeout: 1000 });
    }
    expect(await requestsTo(product, UPDATE)).toBe(1);

    await page.reload();
    await expect(account.field("Nickname")).toHaveValue("Nina Volley");
    await expect(account.field("About you")).toHaveValue("Left back.\nLeft out.");
    await expect(account.field("Birthday")).toHaveValue("1999-02-28");
    await expect(account.field("Gender")).toHaveValue("female");
    await expect(account.button(/^Country/)).toHaveText("Côte d’Ivoire");
    expect([...complaints, ...others]).toEqual([]);
  });

  test("what is wrong stands beside its field, the first gets the focus, and nothing is sent", async ({
    page,
    product,
    complaints,
  }) => {
    const account = accountPage(page);
    await account.open("account/profile");
    await account.field("About you").fill("x".repeat(201));
    await account.field("Nickname").fill("N");
    await account.button("Save").click();
    await expect(account.field("Nickname")).toBeFocused();
    expect(await account.about("Nickname")).toBe("Use at least 2 characters.");
    expect(await account.about("About you")).toBe("Use at most 200 characters.");
    await account.field("Nickname").fill("Nina 👨‍👩‍👧");
    await expect(account.field("Nickname")).toHaveAttribute("aria-invalid", "false");
    await account.field("About you").fill("");
    await account.field("Birthday").fill("2999-01-01");
    await account.button("Save").click();
    await expect(account.field("Birthday")).toBeFocused();
    expect(await account.about("Birthday")).toBe("Enter a whole date that is not in the future.");
    expect(await requestsTo(product, UPDATE)).toBe(0);
    expect(complaints).toEqual([]);
  });

  test("saved twice in a row it is one request, and a server that is down keeps what was typed", async ({
    page,
    product,
    complaints,
  }) => {
    const account = accountPage(page);
    await account.open("account/profile");
    await account.field("Nickname").fill("Nina Slow");
    await product.control.act("fault", { path: UPDATE, kind: "delay", ms: 700, count: 1 });
    await account.button("Save").dblclick();
    await account.field("Nickname").press("Enter");
    await expect(account.toast).toContainText("Your profile is saved.");
    expect(await requestsTo(product, UPDATE)).toBe(1);

    await account.field("Nickname").fill("Nina Down");
    await product.control.act("fault", { path: UPDATE, kind: "drop" });
    await account.button("Save").click();
    await expect(account.problem).toContainText(/\S/);
    await expect(account.field("Nickname")).toHaveValue("Nina Down");
    await product.control.act("clearFaults");
    await account.button("Save").click();
    await expect(account.problem).toHaveText("");
    await expect(authForms(page).accountButton).toHaveAttribute("title", "Nina Down");
    expect(complaints).toEqual([]);
  });

  test("leaving with unsaved changes asks first; signing out does not", async ({ page, complaints }) => {
    const account = accountPage(page);
    await account.open("account/profile");
    await account.field("Nickname").fill("Nina Unsaved");
    await page.getByRole("link", { name: "Language", exact: true }).click();
    await expect(account.dialog).toContainText("Leave without saving?");
    await expect(account.dialog.getByRole("button", { name: "Stay" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(account.dialog).toHaveCount(0);
    await expect(account.field("Nickname")).toHaveValue("Nina Unsaved");
    await page.getByRole("link", { name: "Language", exact: true }).click();
    await account.dialog.getByRole("button", { name: "Leave" }).click();
    await expect(account.heading).toHaveText("Language");
    await account.open("account/profile");
    await expect(account.field("Nickname")).toHaveValue("Nina Nutmeg");
    await account.field("Nickname").fill("Nina Unsaved");
    await authForms(page).signOut();
    await expect(page).toHaveURL("/");
    expect(complaints).toEqual([]);
  });
});

test.describe("e-mail address", () => {
  test("changes with a code sent to the new one", async ({ page, product, complaints }) => {
    const account = accountPage(page);
    const address = `nina.${Date.now()}@test.example`;
    await account.open("account/email");
    await expect(page.getByRole("main")).toContainText(`Your address now: ${member.email}`);
    await account.field("New e-mail address").fill("nina@");
    await account.button("Send the code").click();
    await expect(account.field("New e-mail address")).toBeFocused();
    await account.field("New e-mail address").fill(member.email.toUpperCase());
    await account.button("Send the code").click();
    await expect.poll(() => account.about("New e-mail address")).toBe("This is your e-mail address already.");
    await account.field("New e-mail address").fill(address);
    await account.field("New e-mail address").press("Enter");
    await expect(account.toast).toContainText(`We have sent a code to ${address}.`);
    await expect(account.field("Code from the e-mail")).toBeFocused();
    await expect(account.button(/^New code in \d+ s$/)).toBeDisabled();
    const code = await newestCode(product.origin, address);
    await account.field("Code from the e-mail").fill(otherThan(code));
    await account.button("Change address").click();
    await expect.poll(() => account.about("Code from the e-mail")).toMatch(/^This code is wrong/);
    await expect(account.field("Code from the e-mail")).toBeFocused();
    await account.field("Code from the e-mail").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await account.button("Change address").click();
    await expect(account.toast).toContainText(`Your e-mail address is now ${address}.`);
    await expect(page).toHaveURL("/settings/account");
    await expect(page.getByRole("link", { name: `E-mail address ${address}` })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test("an old code is refused, and another one is asked for; another's address is not taken", async ({
    page,
    product,
    complaints,
  }) => {
    const account = accountPage(page);
    const taken = await aMember(product, "Somebody Else");
    const address = `nina.old.${Date.now()}@test.example`;
    await account.open("account/email");
    await account.field("New e-mail address").fill(taken.email);
    await account.button("Send the code").click();
    await expect.poll(() => account.about("New e-mail address")).toMatch(/^There is an account with this/);
    await account.field("New e-mail address").fill(address);
    await account.button("Send the code").click();
    await account.field("Code from the e-mail").waitFor();
    await product.control.act("ageCodes", { ms: 600_000, email: address });
    await account.field("Code from the e-mail").fill(await newestCode(product.origin, address));
    await account.button("Change address").click();
    await expect.poll(() => account.about("Code from the e-mail")).toMatch(/^This code has expired/);
    await account.button("Another address").click();
    await expect(account.field("New e-mail address")).toHaveValue(address);
    expect(complaints).toEqual([]);
  });
});
