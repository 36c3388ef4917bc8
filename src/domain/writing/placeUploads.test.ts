// Finished uploads take the place of their placeholders, in order, once, and nothing else of the text changes.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Medium } from "../community/post.ts";
import { cleanDelta } from "../richText/cleanDelta.ts";
import { SOME_RULES } from "../testing/someRules.ts";
import type { UploadState } from "./draft.ts";
import { embedOf, placeMedia, placeUploads, uploadIdsIn } from "./placeUploads.ts";

const aMedium = (id: string): Medium => ({
  kind: "image",
  src: `/img/upload/${id}.webp`,
  poster: "",
  width: 800,
  height: 600,
  alt: "",
});

const done = (id: string): UploadState => ({
  id,
  kind: "image",
  name: `${id}.jpg`,
  percent: 100,
  state: "done",
  medium: aMedium(id),
});

const document = (...inserts: readonly unknown[]): string =>
  JSON.stringify({ ops: inserts.map((insert) => ({ insert })) });

describe("placeholders in a text", () => {
  it("are replaced by their media, with their own words", () => {
    const text = document("before", { upload: { id: "a", alt: "A goal", caption: "67′" } }, "after\n");
    expect(JSON.parse(placeUploads(text, [done("a")]))).toEqual({
      ops: [
        { insert: "before" },
        {
          insert: {
            image: { src: "/img/upload/a.webp", width: 800, height: 600, alt: "A goal", caption: "67′" },
          },
        },
        { insert: "after\n" },
      ],
    });
  });

  it("are left out when their upload is not done or not known", () => {
    const failed: UploadState = { id: "b", kind: "image", name: "b", percent: 3, state: "failed" };
    const text = document("x", { upload: { id: "b" } }, { upload: { id: "c" } }, "\n");
    expect(placeUploads(text, [failed])).toBe(document("x", "\n"));
  });

  it("become a video with poster and the name of its file", () => {
    const video: Medium = {
      kind: "video",
      src: "/img/upload/v1.mp4",
      poster: "/img/upload/p.webp",
      width: 640,
      height: 360,
      alt: "",
    };
    expect(embedOf(video, {})).toEqual({
      video: {
        id: "v1",
        src: "/img/upload/v1.mp4",
        posterUrl: "/img/upload/p.webp",
        originalFileUrl: "/img/upload/v1.mp4",
        width: 640,
        height: 360,
        caption: "",
      },
    });
  });

  it("leave a text without them as it is, also one that is no document", () => {
    for (const text of ["", "plain words", "{broken", document("a", { image: "/b.png" })]) {
      expect(placeUploads(text, [done("a")])).toBe(text);
    }
  });
});

const anId = fc.constantFrom("a", "b", "c", "d");
const anOp = fc.oneof(
  fc.record({ insert: fc.string({ minLength: 1 }) }),
  fc.record({
    insert: fc.record({ upload: fc.record({ id: anId }) }),
    attributes: fc.constant({ bold: true }),
  }),
  fc.record({ insert: fc.constant({ tag: { text: "United" } }) }),
  fc.constant({ delete: 3 }),
  fc.constant(null),
);
const anUploadList = fc.subarray(["a", "b", "c", "d"]).map((ids) => ids.map(done));

it("keeps all other ops in place, the order of the media, and changes nothing the second time", () => {
  fc.assert(
    fc.property(fc.array(anOp), anUploadList, (ops, uploads) => {
      const text = JSON.stringify({ ops });
      const placed = placeUploads(text, uploads);
      expect(placeUploads(placed, uploads)).toBe(placed);
      const named = uploadIdsIn({ mode: "rich", text, media: [] });
      expect(uploadIdsIn({ mode: "rich", text: placed, media: [] })).toEqual([]);
      const sources = cleanDelta(placed, SOME_RULES).ops.flatMap(({ insert }) =>
        typeof insert === "object" && "image" in insert ? [insert.image.src] : [],
      );
      const known = new Set(uploads.map(({ id }) => id));
      const expected = named.filter((id) => known.has(id)).map((id) => aMedium(id).src);
      expect([...new Set(sources)]).toEqual(expected);
      const isPlaceholder = (op: unknown): boolean => JSON.stringify(op)?.includes('"upload"') ?? false;
      const others = ops.filter((op) => !isPlaceholder(op));
      const placedOps = (JSON.parse(placed) as { ops: readonly unknown[] }).ops;
      expect(placedOps.filter((op) => !(JSON.stringify(op) ?? "").includes("/img/upload/"))).toEqual(others);
    }),
  );
});

describe("uploads that a draft names", () => {
  it("are those in its text, then those beside it, each once", () => {
    const text = document({ upload: { id: "b" } }, "x", { upload: { id: "a" } }, { upload: { id: "b" } });
    const media = [{ uploadId: "c", alt: "" }, { medium: aMedium("z") }, { uploadId: "a", alt: "" }];
    expect(uploadIdsIn({ mode: "rich", text, media })).toEqual(["b", "a", "c"]);
  });

  it("are not looked for in plain text", () => {
    const text = document({ upload: { id: "b" } });
    expect(uploadIdsIn({ mode: "simple", text, media: [{ uploadId: "a", alt: "" }] })).toEqual(["a"]);
  });
});

it("gives the media beside the text in order, with the words of the draft", () => {
  const media = [
    { uploadId: "b", alt: "Second half" },
    { medium: aMedium("old") },
    { uploadId: "gone", alt: "" },
    { uploadId: "a", alt: "" },
  ];
  expect(placeMedia(media, [done("a"), done("b")])).toEqual([
    { ...aMedium("b"), alt: "Second half" },
    aMedium("old"),
    aMedium("a"),
  ]);
});
