// Feedback: open to all, sent once, kept until it has arrived; members may add pictures.
import type { Locator, Page } from "@playwright/test";
import { authForms } from "../../pages/authForms.ts";
import { aPng } from "../../support/picture.ts";
import type { Product } from "../../support/product.ts";
import { aMember, signInAs } from "../../support/signIn.ts";
import { expect, test } from "../../support/test.ts";

const SUBMIT = "/v1/api/user/submitFeedback";
const UPLOAD = "/v1/api/common/upload";

const sent = async ({ control }: Product, path: string): Promise<number> =>
  (await control.state()).sinceReset.requests[path] ?? 0;

interface FeedbackModel {
  readonly words: Locator;
  readonly contact: Locator;
  readonly send: Locator;
  readonly thanks: Locator;
  readonly pictures: Locator;
  kind(name: string): Locator;
  choose(...files: readonly { name: string; mimeType: string; buffer: Buffer }[]): Promise<void>;
}

function feedback(page: Page): FeedbackModel {
  const main = page.getByRole("main");
  return {
    words: main.getByLabel("Message"),
    contact: main.getByLabel("How can we answer you?"),
    send: main.getByRole("button", { name: /^Send/ }),
    thanks: main.getByRole("heading", { name: "Your feedback has arrived." }),
    pictures: main.getByRole("img", { name: /^Picture \d/ }),
    kind: (name) => main.getByRole("radio", { name }),
    choose: (...files) => main.locator("[data-pictures]").setInputFiles([...files]),
  };
}

test("a visitor writes, sends by keyboard and may write again; pictures are for members", async ({
  page,
  product,
  complaints,
}) => {
  const form = feedback(page);
  await page.goto("/feedback");
  await expect(page).toHaveTitle("Feedback – Touchline");
  await expect(page.getByText("Only members can add pictures")).toBeVisible();
  // An empty text: the message is beside the field, which has the focus, and nothing is sent.
  await form.send.click();
  await expect(form.words).toBeFocused();
  await expect(form.words).toHaveAttribute("aria-invalid", "true");
  await expect(form.words).toHaveAccessibleDescription("Write something first.");
  expect(await sent(product, SUBMIT)).toBe(0);

  await form.words.fill("The away goals are one short.");
  await expect(form.words).toHaveAccessibleDescription("29 of 2,000 characters");
  await form.kind("A wrong score or name").click();
  await expect(form.kind("A wrong score or name")).toBeChecked();
  await form.contact.fill("me@test.example");
  await form.contact.press("Enter");
  await expect(form.thanks).toBeFocused();
  await expect(page.getByText("Thank you. We read everything.")).toBeVisible();
  expect(await sent(product, SUBMIT)).toBe(1);

  await page.getByRole("button", { name: "Send another" }).click();
  await expect(form.words).toHaveValue("");
  await expect(form.contact).toHaveValue("");
  await page.reload();
  await expect(form.words).toHaveValue("");
  expect(complaints).toEqual([]);
});

test("a member adds up to four pictures, removes one, and sees a message for a file that is no picture", async ({
  page,
  product,
}) => {
  const form = feedback(page);
  const picture = (name: string) => ({ name, mimeType: "image/png", buffer: aPng(2, 2, [9, 99, 9]) });
  await page.goto("/feedback");
  // A visitor's text is kept after signing in.
  await form.words.fill("See for yourself.");
  await signInAs(page, await aMember(product));
  await expect(form.words).toHaveValue("See for yourself.");
  await form.choose({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
  await expect(page.getByText("“notes.txt” is no picture that can be sent.")).toBeVisible();
  await form.choose({ name: "fake.png", mimeType: "image/png", buffer: Buffer.from("no picture either") });
  await expect(page.getByText("“fake.png” is no picture that can be sent.")).toBeVisible();
  await form.choose(picture("a.png"), picture("b.png"));
  await expect(form.pictures).toHaveCount(2);
  await form.choose(picture("c.png"), picture("d.png"), picture("e.png"));
  await expect(form.pictures).toHaveCount(4);
  await expect(page.getByText("You can add up to four pictures")).toBeVisible();
  expect(await sent(product, UPLOAD)).toBe(4);
  await page.getByRole("button", { name: "Remove picture 2" }).click();
  await expect(form.pictures).toHaveCount(3);
  await expect
    .poll(() => form.pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(2);
  await page.reload();
  await expect(form.pictures).toHaveCount(3);
  await form.send.click();
  await expect(form.thanks).toBeVisible();
});

test("a member's text is removed when they sign out", async ({ page, product }) => {
  const form = feedback(page);
  await page.goto("/feedback");
  await signInAs(page, await aMember(product));
  await form.words.fill("Between us.");
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("Between us.");
  await authForms(page).signOut();
  await expect(form.words).toHaveValue("");
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Between us.");
});
