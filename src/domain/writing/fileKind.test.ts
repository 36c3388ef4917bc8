// Files are known by their first bytes, and refused when they are not what they say.
import { describe, expect, it } from "vitest";
import { checkFile, fileKindOf } from "./fileKind.ts";

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const PNG = bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR");
const JPEG = bytes("\xff\xd8\xff\xe1\0\x10Exif");
const WEBP = bytes("RIFF\x10\0\0\0WEBPVP8 ");
const MP4 = bytes("\0\0\0\x20ftypisom\0\0\x02\0");
const WEBM = bytes("\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm");

describe("the kind of a file", () => {
  it.each([
    ["PNG", PNG, "image/png"],
    ["JPEG", JPEG, "image/jpeg"],
    ["WebP", WEBP, "image/webp"],
    ["GIF", bytes("GIF89a\x01\0\x01\0"), "image/gif"],
    ["AVIF", bytes("\0\0\0\x20ftypavif"), "image/avif"],
    ["HEIC", bytes("\0\0\0\x20ftypheic"), "image/heic"],
    ["HEIF", bytes("\0\0\0\x20ftypmif1"), "image/heic"],
    ["a sequence of HEIC", bytes("\0\0\0\x20ftyphevx"), "image/heic"],
    ["QuickTime", bytes("\0\0\0\x14ftypqt  "), "video/quicktime"],
    ["QuickTime without a brand", bytes("\0\0\0\x08wide\0\0\0\0mdat"), "video/quicktime"],
    ["MP4", MP4, "video/mp4"],
    ["WebM", WEBM, "video/webm"],
  ])("is told by the first bytes: %s", (_name, head, type) => {
    expect(fileKindOf(head)).toEqual({ kind: type.split("/")[0], type });
  });

  it.each([
    ["nothing", ""],
    ["HTML", "<!doctype html><script>alert(1)</script>"],
    ["SVG", '<svg xmlns="http://www.w3.org/2000/svg">'],
    ["XML before SVG", '<?xml version="1.0"?><svg>'],
    ["PDF", "%PDF-1.7"],
    ["Matroska", "\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska"],
    ["sound", "RIFF\x10\0\0\0WAVEfmt "],
    ["a cut PNG", "\x89PNG"],
  ])("is none for %s", (_name, text) => {
    expect(fileKindOf(bytes(text))).toBeUndefined();
  });
});

describe("a chosen file", () => {
  const most = { image: { bytes: 100, room: 1 }, video: { bytes: 1_000, room: 0 } };

  it("is taken when there is room and it is small enough", () => {
    expect(checkFile(PNG, { declared: "image/png", size: 100 }, most)).toEqual({
      kind: "image",
      type: "image/png",
    });
  });

  it("may be another kind of picture than its name says, or have no type", () => {
    expect(checkFile(JPEG, { declared: "image/png", size: 9 }, most)).toMatchObject({ type: "image/jpeg" });
    expect(checkFile(JPEG, { declared: "", size: 9 }, most)).toMatchObject({ type: "image/jpeg" });
  });

  it.each([
    ["no bytes", bytes(""), "image/png", 0, "empty"],
    ["no bytes and no type", bytes(""), "", 0, "empty"],
    ["HTML that says it is a picture", bytes("<html>"), "image/png", 6, "unknown"],
    ["SVG that says it is a picture", bytes("<svg xmlns="), "image/png", 11, "unknown"],
    ["SVG", bytes("<svg xmlns="), "image/svg+xml", 11, "unknown"],
    ["a video that says it is a picture", MP4, "image/png", 6, "mismatch"],
    ["a picture that says it is text", PNG, "text/html", 6, "mismatch"],
    ["a text", bytes("words"), "text/plain", 6, "unknown"],
    ["too many bytes", PNG, "image/png", 101, "large"],
    ["no room", WEBM, "video/webm", 10, "room"],
  ])("is refused: %s", (_name, head, declared, size, problem) => {
    expect(checkFile(head, { declared, size }, most)).toBe(problem);
  });
});
