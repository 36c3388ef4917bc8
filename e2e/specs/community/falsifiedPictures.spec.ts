// Browsers that protect from fingerprinting hand out other pixels than were drawn: this is told, and nothing is sent.
import type { Page } from "@playwright/test";
import { accountPage } from "../../pages/accountPage.ts";
import { aPng } from "../../support/picture.ts";
import { aMember, requestsTo, startSignedIn } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

test.use({ keepsContext: false });

const WORDS = /^To protect you from tracking, your browser changes the pixels of pictures/;
const PICTURE = {
  name: "save.png",
  mimeType: "image/png",
  buffer: aPng(60, 30, [200, 30, 30], [30, 30, 200]),
};

/** Firefox and those made of it falsify each way of reading: noise, or white. */
const PROTECTIONS = ["noise in what is encoded", "white in what is read"] as const;

async function protect(page: Page, protection: (typeof PROTECTIONS)[number]): Promise<void> {
  await page.addInitScript((isNoise: boolean) => {
    const { toBlob } = HTMLCanvasElement.prototype;
    const { getImageData } = CanvasRenderingContext2D.prototype;
    if (isNoise) {
      HTMLCanvasElement.prototype.toBlob = function falsified(...given) {
        const pen = this.getContext("2d");
        for (let x = 0; x < this.width; x += 1) {
          if (pen !== null) pen.fillStyle = `hsl(${(x * 137) % 360} 90% 50%)`;
          pen?.fillRect(x, 0, 1, this.height);
        }
        toBlob.apply(this, given);
      };
    } else {
      CanvasRenderingContext2D.prototype.getImageData = function falsified(
        ...given: [number, number, number, number]
      ) {
        const pixels = getImageData.apply(this, given);
        pixels.data.fill(255);
        return pixels;
      };
    }
  }, protection === PROTECTIONS[0]);
}

for (const protection of PROTECTIONS) {
  test(`with ${protection}, no picture of a post, a feedback or a member is sent`, async ({
    page,
    product,
    complaints,
  }) => {
    await protect(page, protection);
    await freezeWorld(product, 2);
    await startSignedIn(page, product, await aMember(product));
    await page.goto("/community?type=all");
    await page
      .locator("main")
      .getByRole("button", { name: /Write a post/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog", { name: "New post" });
    await dialog.locator("input[type=file]").setInputFiles(PICTURE);
    await expect(dialog.getByText(WORDS)).toBeVisible();

    await page.goto("/feedback");
    await page.locator("[data-pictures]").setInputFiles(PICTURE);
    await expect(page.getByText(WORDS)).toBeVisible();

    const account = accountPage(page);
    await account.open("account/profile");
    await account.file.setInputFiles(PICTURE);
    await expect(page.getByText(WORDS)).toBeVisible();
    expect(await requestsTo(product, "/v1/api/common/upload")).toBe(0);
    expect(complaints).toEqual([]);
  });
}
