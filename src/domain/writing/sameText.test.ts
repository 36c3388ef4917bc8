// What the server answers is compared with what was sent: by words, formats and pictures, not by the letters of the JSON.
import { describe, expect, it } from "vitest";
import type { Medium } from "../community/post.ts";
import { isSameText, type WrittenText } from "./sameText.ts";

const aPicture = (src: string, alt = ""): Medium => ({
  kind: "image",
  src,
  poster: "",
  width: 4,
  height: 3,
  alt,
});
const plain = (content: string, media: readonly Medium[] = []): WrittenText => ({
  contentMode: "plain",
  content,
  media,
});
const rich = (ops: readonly unknown[], media: readonly Medium[] = []): WrittenText => ({
  contentMode: "rich",
  content: JSON.stringify({ ops }),
  media,
});
const image = (src: string, alt = "", caption = "") => ({
  insert: { image: { src, width: 4, height: 3, alt, caption } },
});

describe("plain text", () => {
  it.each([
    ["the same words", plain("A save"), plain("A save"), true],
    ["other line ends and spaces at the ends", plain("A\r\nsave "), plain("A\nsave"), true],
    ["another word", plain("A save"), plain("A goal"), false],
    ["one picture more", plain("A save", [aPicture("/a")]), plain("A save"), false],
    [
      "pictures in another order",
      plain("A", [aPicture("/a"), aPicture("/b")]),
      plain("A", [aPicture("/b"), aPicture("/a")]),
      false,
    ],
    ["another description", plain("A", [aPicture("/a", "A save")]), plain("A", [aPicture("/a")]), false],
    [
      "a trimmed description",
      plain("A", [aPicture("/a", "A save ")]),
      plain("A", [aPicture("/a", "A save")]),
      true,
    ],
  ])("with %s", (_what, sent, kept, isSame) => {
    expect(isSameText(sent, kept)).toBe(isSame);
  });

  it("is not a document of the same words", () => {
    expect(isSameText(plain("A save"), { ...rich([{ insert: "A save\n" }]) })).toBe(false);
  });
});

describe("a document", () => {
  const bold = { insert: "A save", attributes: { bold: true } };
  it.each([
    ["its ops alone", [bold, { insert: "\n" }], rich([]).content, false],
    [
      "its fields in another order",
      [{ insert: "A", attributes: { bold: true, italic: true } }],
      '{"ops":[{"attributes":{"italic":true,"bold":true},"insert":"A"}]}',
      true,
    ],
    [
      "texts of one format in two pieces",
      [bold],
      '{"ops":[{"insert":"A ","attributes":{"bold":true}},{"insert":"save","attributes":{"bold":true}}]}',
      true,
    ],
    [
      "a trimmed description and caption",
      [image("/a", "A save ", " Late")],
      rich([image("/a", "A save", "Late")]).content,
      true,
    ],
    ["another description", [image("/a", "A save")], rich([image("/a")]).content, false],
    ["another picture", [image("/a")], rich([image("/b")]).content, false],
    [
      "an alignment that the server dropped",
      [{ insert: "A\n", attributes: { align: "center" } }],
      rich([{ insert: "A\n" }]).content,
      true,
    ],
    ["another format", [bold], rich([{ insert: "A save" }]).content, false],
    ["junk", [bold], "{", false],
  ])("with %s", (_what, ops, content, isSame) => {
    expect(isSameText(rich(ops), { contentMode: "rich", content, media: [] })).toBe(isSame);
  });

  it("has its own pictures among the media of the answer", () => {
    const sent = rich([image("/a", "A save"), { insert: "\n" }], [aPicture("/b")]);
    const kept = { ...sent, media: [aPicture("/a", "A save"), aPicture("/b")] };
    expect(isSameText(sent, kept)).toBe(true);
    expect(isSameText(sent, { ...sent, media: [aPicture("/a", "A save")] })).toBe(false);
  });
});
