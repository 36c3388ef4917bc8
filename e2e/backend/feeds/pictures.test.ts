// Logos: which addresses are asked, what counts as a picture, one at a time, kept, and not asked again after a failure.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFeedPictures, isPublicAddress, pictureAddress, pictureType } from "./pictures.ts";

const PNG = Buffer.from("\x89PNG\r\n\x1a\nrest", "latin1");
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "logos-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

it.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.20.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "::1",
  "::ffff:10.0.0.1",
  "fd00::1",
  "fe80::1",
  "localhost",
])("%s is no public address", (address) => expect(isPublicAddress(address)).toBe(false));

it.each(["93.184.216.34", "2606:2800:220:1::1"])("%s is public", (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

it.each([
  "http://logos.example/1.png",
  "https://127.0.0.1/1.png",
  "https://[::1]/1.png",
  "https://user:word@logos.example/1.png",
  "data:image/png;base64,AAAA",
  "file:///etc/passwd",
  "",
])("%s is not asked", (text) => expect(pictureAddress(text)).toBeUndefined());

it("a picture is known by its bytes", () => {
  const typeOf = (text: string) => pictureType(Buffer.from(text, "latin1"));
  expect(pictureType(PNG)).toBe("image/png");
  expect(typeOf("\xff\xd8\xff\xe0")).toBe("image/jpeg");
  expect(typeOf("RIFF\0\0\0\0WEBPVP8 ")).toBe("image/webp");
  expect(typeOf('<?xml version="1.0"?>\n<!-- a logo -->\n<svg xmlns="x">')).toBe("image/svg+xml");
  expect(typeOf("<html><svg></svg></html>")).toBeUndefined();
  expect(typeOf("")).toBeUndefined();
});

it("is fetched once, one at a time, and kept for 30 days over a restart", async () => {
  let at = Date.now();
  let underWay = 0;
  let most = 0;
  const fetch = vi.fn(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    underWay -= 1;
    return PNG;
  });
  const options = {
    dir,
    fetch,
    now: () => at,
    addressOf: (_: string, id: number) => `https://logos.example/${id}`,
  };
  const pictures = createFeedPictures(options);
  const found = await Promise.all([1, 1, 2].map((id) => pictures.find("team", id)));
  expect(found.map((picture) => picture?.type)).toEqual(["image/png", "image/png", "image/png"]);
  expect([fetch.mock.calls.length, most]).toEqual([2, 1]);
  await createFeedPictures(options).find("team", 1);
  expect(fetch).toHaveBeenCalledTimes(2);
  at += 31 * DAY;
  await createFeedPictures(options).find("team", 1);
  expect(fetch).toHaveBeenCalledTimes(3);
});

it("is not asked for again for six hours after a failure, and never without an address", async () => {
  let at = Date.now();
  const fetch = vi.fn(async () => Buffer.from("<html>"));
  const pictures = createFeedPictures({
    dir,
    fetch,
    now: () => at,
    addressOf: (kind) => (kind === "team" ? "https://logos.example/1" : undefined),
  });
  expect(await pictures.find("team", 1)).toBeUndefined();
  expect(await pictures.find("team", 1)).toBeUndefined();
  expect(await pictures.find("league", 1)).toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(1);
  at += 7 * HOUR;
  await pictures.find("team", 1);
  expect(fetch).toHaveBeenCalledTimes(2);
});
