// A video of a post: its poster is a frame of its own, it is played as it was sent, and others are refused in words.
import { openSync, readFileSync, writeSync, closeSync, ftruncateSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { aPng } from "../../support/picture.ts";
import { aMember, startSignedIn } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

const GOAL = readFileSync(join(import.meta.dirname, "..", "..", "backend", "images", "goal.webm"));
const WEBM = "video/webm";
/** One above docs/product.md#uploads. */
const TOO_LARGE_BYTES = 50 * 1_024 * 1_024 + 1;

/** The file with another length in its head, s. */
function lasting(seconds: number): Buffer {
  const changed = Buffer.from(GOAL);
  // The element Duration with its size, then ms as a number of 4 or 8 bytes.
  const at = changed.indexOf(Buffer.from([0x44, 0x89]));
  if (changed[at + 2] === 0x84) changed.writeFloatBE(seconds * 1_000, at + 3);
  else changed.writeDoubleBE(seconds * 1_000, at + 3);
  return changed;
}

/** A file of so many bytes that begins as a video does; its room on the disk is not used. */
function largeFile(path: string, bytes: number): string {
  const file = openSync(path, "w");
  writeSync(file, GOAL);
  ftruncateSync(file, bytes);
  closeSync(file);
  return path;
}

interface Shown {
  /** Between the poster and the frame most like it: the greatest in 8 by 8 parts of both, 0 to 255. */
  readonly difference: number;
  /** Of the video as it is played, px. */
  readonly width: number;
  readonly height: number;
}

function compare(page: Page, poster: string, video: string): Promise<Shown> {
  return page.evaluate(
    async ([posterAt, videoAt]) => {
      const parts = (source: CanvasImageSource): Uint8ClampedArray => {
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [8, 8];
        const pen = canvas.getContext("2d");
        if (pen === null) throw new Error("no canvas");
        pen.imageSmoothingQuality = "high";
        pen.drawImage(source, 0, 0, 8, 8);
        return pen.getImageData(0, 0, 8, 8).data;
      };
      const drawn = parts(await createImageBitmap(await (await fetch(posterAt)).blob()));
      const player = document.createElement("video");
      player.muted = true;
      player.src = videoAt;
      player.preload = "auto";
      await new Promise((resolve, reject) => {
        player.addEventListener("loadeddata", resolve);
        player.addEventListener("error", () => reject(new Error("the video does not play")));
      });
      let difference = 255;
      for (let seconds = 0.05; seconds < player.duration; seconds += 0.1) {
        const isThere = new Promise((resolve) => player.addEventListener("seeked", resolve, { once: true }));
        player.currentTime = seconds;
        await isThere;
        const frame = parts(player);
        difference = Math.min(
          difference,
          Math.max(...drawn.map((value, at) => Math.abs(value - (frame[at] ?? 0)))),
        );
      }
      return { difference, width: player.videoWidth, height: player.videoHeight };
    },
    [poster, video] as const,
  );
}

test("a video is sent with a poster of its own, and refused where it is too long, too large or none", async ({
  page,
  product,
  complaints,
}, info) => {
  await freezeWorld(product, 2);
  await startSignedIn(page, product, await aMember(product, "Vera Video"));
  await page.goto("/community?type=all");
  await page.getByRole("button", { name: "Write a post" }).first().click();
  const dialog = page.getByRole("dialog", { name: "New post" });
  const files = dialog.locator("input[type=file]");
  const items = dialog.getByRole("list", { name: "Pictures" }).getByRole("listitem");
  await dialog.getByRole("textbox", { name: "Text" }).fill("What a goal");

  const named = (buffer: Buffer) => ({ name: "goal.webm", mimeType: WEBM, buffer });
  for (const [file, words] of [
    [named(lasting(200)), "This video is longer than 2 minutes."],
    [largeFile(info.outputPath("large.webm"), TOO_LARGE_BYTES), "This video is too large."],
    [named(aPng(8, 8, [0, 0, 0])), "The type of this file does not match its name."],
    [named(GOAL.subarray(0, 60)), "This video cannot be opened."],
    [
      { name: "goal.txt", mimeType: "text/plain", buffer: Buffer.from("a goal in words") },
      "This file is neither a picture nor a video.",
    ],
  ] as const) {
    await files.setInputFiles(file);
    await expect(items.getByText(words)).toBeVisible();
    await items.getByRole("button", { name: "Remove" }).click();
    await expect(items).toHaveCount(0);
  }

  await files.setInputFiles(named(GOAL));
  await expect(items.locator("img[src^='blob:']")).toBeVisible();
  await expect(items.locator("[data-upload-progress]")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog).toHaveCount(0);
  const player = page
    .locator("[data-feed] [data-post-id]")
    .filter({ hasText: "What a goal" })
    .locator("video");
  const [src = "", poster = "", width, height] = await Promise.all(
    ["src", "poster", "width", "height"].map(async (name) => (await player.getAttribute(name)) ?? ""),
  );
  expect(src).toMatch(/\.webm$/);
  let shown: Shown | undefined;
  // A busy machine leaves out frames between two seeks. The poster stays the same, so that a wrong one never matches.
  await expect.poll(async () => (shown = await compare(page, poster, src)).difference).toBeLessThan(24);
  expect({ width: String(shown?.width), height: String(shown?.height) }).toEqual({ width, height });
  expect(complaints).toEqual([]);
});
