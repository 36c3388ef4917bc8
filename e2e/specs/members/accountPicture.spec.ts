// A member's picture: chosen, cropped by pointer or keys, saved once, shown everywhere; and refused files.
import type { Page } from "@playwright/test";
import { accountPage } from "../../pages/accountPage.ts";
import { authForms } from "../../pages/authForms.ts";
import { aPng } from "../../support/picture.ts";
import { barriers } from "../../support/barriers.ts";
import { aMember, startSignedIn, type TestMember } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";
import { endTransitions } from "../../support/transitions.ts";

const UPLOAD = "/v1/api/common/upload";
const DEFAULT = "/images/default-avatar.png";

const RED = [200, 30, 30] as const;
const BLUE = [30, 30, 200] as const;
const wide = (): { name: string; mimeType: string; buffer: Buffer } => ({
  name: "me.png",
  mimeType: "image/png",
  buffer: aPng(1200, 600, RED, BLUE),
});

let member: TestMember;

test.beforeEach(async ({ product, page }) => {
  await freezeWorld(product, 2);
  member = await aMember(product, "Nina Nutmeg");
  await startSignedIn(page, product, member);
  await accountPage(page).open("account/profile");
});

/** Colours of the stored picture at its left and right edge, and its size. */
async function stored(page: Page, src: string) {
  return page.evaluate(async (address) => {
    const image = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    if (!pen) throw new Error("no canvas");
    pen.drawImage(image, 0, 0);
    const at = (x: number): string => {
      const [red = 0, , blue = 0] = pen.getImageData(x, image.height / 2, 1, 1).data;
      return red > blue ? "red" : "blue";
    };
    return { size: [image.width, image.height], left: at(4), right: at(image.width - 5) };
  }, src);
}

test("is cropped, shown before it is saved, and then in the header of every tab", async ({
  page,
  product,
  complaints,
}) => {
  const account = accountPage(page);
  const second = await page.context().newPage();
  await second.goto("/about");
  await expect(account.picture).toHaveAttribute("src", DEFAULT);
  await account.file.setInputFiles(wide());
  await expect(account.dialog).toBeVisible();
  expect(await barriers(page, { within: "[role=dialog]" })).toEqual([]);
  const crop = account.dialog.getByRole("application");
  // The whole square shows both halves; the keys move it to the right half.
  await crop.focus();
  await page.keyboard.press("+");
  for (let press = 0; press < 20; press += 1) await page.keyboard.press("ArrowRight");
  await account.dialog.getByRole("button", { name: "Use picture" }).click();
  await expect(account.dialog).toHaveCount(0);
  await expect(account.picture).toHaveAttribute("src", /^data:image\/webp/);
  expect((await product.control.state()).sinceReset.requests[UPLOAD]).toBeUndefined();
  await account.button("Save").click();
  await expect(account.toast).toContainText("Your profile is saved.");
  await expect(account.picture).toHaveAttribute("src", /^\/img\/upload\//);
  const src = (await account.picture.getAttribute("src")) ?? "";
  expect(await stored(page, src)).toEqual({ size: [512, 512], left: "blue", right: "blue" });
  for (const tab of [page, second]) {
    await expect(authForms(tab).accountButton.locator("img")).toHaveAttribute("src", src);
  }
  await page.goto("/profile");
  await expect(page.getByRole("main").locator("img").first()).toHaveAttribute("src", src);

  await account.open("account/profile");
  await account.button("Remove picture").click();
  await expect(account.picture).toHaveAttribute("src", DEFAULT);
  await account.button("Save").click();
  await expect(authForms(second).accountButton.locator("img")).toHaveAttribute("src", DEFAULT);
  expect(complaints).toEqual([]);
});

test("is dragged and zoomed by pointer", async ({ page, complaints }) => {
  const account = accountPage(page);
  await account.file.setInputFiles(wide());
  const crop = account.dialog.getByRole("application");
  await expect(crop).toBeVisible();
  await endTransitions(page);
  const box = await crop.boundingBox();
  if (!box) throw new Error("no crop area");
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  const zoom = account.dialog.getByLabel("Zoom");
  for (let tenth = 11; tenth <= 20; tenth += 1) {
    // One notch at a time: the browser may merge several fast ones.
    await page.mouse.wheel(0, -100);
    await expect.poll(async () => Number(await zoom.inputValue())).toBeCloseTo(tenth / 10, 5);
  }
  await page.mouse.down();
  await page.mouse.move(middle.x + box.width, middle.y, { steps: 5 });
  await page.mouse.up();
  await account.dialog.getByRole("button", { name: "Use picture" }).click();
  await expect(account.picture).toHaveAttribute("src", /^data:/);
  const src = (await account.picture.getAttribute("src")) ?? "";
  // Read from the drawn picture, since the page may not fetch data addresses.
  const left = await account.picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = 8;
    canvas.height = 8;
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    pen?.drawImage(image, 0, 0, 8, 8);
    const [red = 0, , blue = 0] = pen?.getImageData(7, 4, 1, 1).data ?? [];
    return red > blue ? "red" : "blue";
  });
  expect([src.startsWith("data:image/webp"), left]).toEqual([true, "red"]);
  expect(complaints).toEqual([]);
});
