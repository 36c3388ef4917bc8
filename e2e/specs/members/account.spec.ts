// A member changes the profile and the e-mail address, from the form to the server.
import { accountPage } from "../../pages/accountPage.ts";
import { authForms } from "../../pages/authForms.ts";
import { aMember, newestCode, requestsTo, startSignedIn, type TestMember } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { collectComplaints, expect, test } from "../../support/test.ts";

const UPDATE = "/v1/api/user/updateUser";

const otherThan = (code: string): string => (code === "123456" ? "654321" : "123456");

let member: TestMember;

test.beforeEach(async ({ product, page }) => {
  await freezeWorld(product, 2);
  await product.control.act("clearTries");
  member = await aMember(product, "Nina Nutmeg");
  await startSignedIn(page, product, member);
});

test.describe("profile", () => {
  test("only changed fields are saved; the name shows in the header of every tab", async ({
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
      await expect(authForms(tab).accountButton).toHaveAttribute("title", "Nina Volley");
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
    await expect(page.getByRole("main")).toContainText(`Your current address: ${member.email}`);
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
});
