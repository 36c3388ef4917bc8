// Pictures and videos of a post beside its rich text.
import { expect, it } from "vitest";
import { SOME_RULES } from "../testing/someRules.ts";
import { mediaBeside } from "./mediaBeside.ts";

const media = [{ src: "/a.png" }, { src: "/b.png" }, { src: "/c.mp4" }];

it("are those that the document does not show", () => {
  const document = {
    ops: [{ insert: "a" }, { insert: { image: "/b.png" } }, { insert: { video: "/c.mp4" } }],
  };
  expect(mediaBeside(media, JSON.stringify(document), SOME_RULES)).toEqual([{ src: "/a.png" }]);
});

it("are all of them with a document without pictures", () => {
  expect(mediaBeside(media, "words", SOME_RULES)).toEqual(media);
});
