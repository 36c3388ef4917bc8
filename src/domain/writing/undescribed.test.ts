// Which pictures of a draft lack a description: new ones, in the text and beside it.
import { expect, it } from "vitest";
import type { DraftContent, UploadState } from "./draft.ts";
import { nothingWritten } from "./draftContent.ts";
import { hasUndescribed } from "./undescribed.ts";

const medium = { kind: "image", src: "/img/u.png", poster: "", width: 4, height: 3, alt: "" } as const;
const anUpload = (over: Partial<UploadState> = {}): UploadState => ({
  id: "u",
  kind: "image",
  name: "u.png",
  percent: 100,
  state: "done",
  medium,
  ...over,
});
const rich = (insert: unknown, over: Partial<DraftContent> = {}): DraftContent => ({
  ...nothingWritten("rich"),
  text: JSON.stringify({ ops: [{ insert }, { insert: "\n" }] }),
  ...over,
});
const beside = (alt: string): DraftContent => ({
  ...nothingWritten("simple"),
  text: '{"image"',
  media: [{ uploadId: "u", alt }],
});
const image = (src: string, alt = "") => ({ image: { src, alt } });

it.each([
  ["a picture beside the text", beside(""), true],
  ["a described one", beside("A save"), false],
  ["a medium that the post has", { ...beside("A"), media: [{ medium }] }, false],
  ["the place of an upload in a document", rich({ upload: { id: "u" } }), true],
  ["a described place", rich({ upload: { id: "u", alt: "A save" } }), false],
  ["a description of spaces", rich({ upload: { id: "u", alt: "  " } }), true],
  ["an uploaded picture in a document", rich(image("/img/u.png")), true],
  ["a described picture", rich(image("/img/u.png", "A save")), false],
  ["a picture from another post, in a new post", rich(image("/img/other.png")), true],
  ["a picture that the post has, in an edit", rich(image("/img/other.png"), { version: 2 }), false],
  ["a new picture in an edit", rich(image("/img/u.png"), { version: 2 }), true],
  ["a place whose upload no one knows", rich({ upload: { id: "x" } }), false],
  ["a video", rich({ video: { src: "/v.mp4" } }), false],
  ["damaged JSON", { ...nothingWritten("rich"), text: '{"ops":[{"insert":{"image":' }, false],
])("finds %s: %j", (_what, content, isFound) => {
  expect(hasUndescribed(content, [anUpload()], ({ kind }) => kind === "image")).toBe(isFound);
});

it.each([
  ["is a video", anUpload({ kind: "video" })],
  ["has failed", anUpload({ state: "failed" })],
])("asks nothing about a place whose upload %s", (_why, upload) => {
  expect(hasUndescribed(rich({ upload: { id: "u" } }), [upload], ({ kind }) => kind === "image")).toBe(false);
});
