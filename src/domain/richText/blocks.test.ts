// Rich text as blocks: grouped lines, nested lists, formats, and documents that are never rejected.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANY_DOCUMENT, WORDY_DOCUMENT, withoutSpace } from "../testing/anyDocument.ts";
import { SOME_RULES } from "../testing/someRules.ts";
import { type Block, blocksOf as readBlocks } from "./blocks.ts";
import { type Line, textOfLine } from "./lines.ts";
import type { List } from "./lists.ts";
import { outlineOf } from "./outline.ts";

const blocksOf = (document: unknown) => readBlocks(document, SOME_RULES);
const doc = (...ops: readonly unknown[]) => ({ ops });
const line = (text: string, attributes = {}) => [{ insert: text }, { insert: "\n", attributes }];

/** Blocks in short form: `p a|b`, `h2 a`, `ul[a ol[b]]`. */
function short(blocks: readonly Block[]): readonly string[] {
  return blocks.map((block) => {
    switch (block.kind) {
      case "heading":
        return `h${block.level} ${textOfLine(block.line)}`;
      case "list":
        return block.lists.map(shortList).join(" ");
      case "code":
        return `code ${block.text}`;
      case "figure":
        return "video" in block.figure
          ? `video ${block.figure.video.src}`
          : `picture ${block.figure.picture.src}`;
      default:
        return `${block.kind === "quote" ? "q" : "p"}${block.indent || ""} ${block.lines.map(textOfLine).join("|")}`;
    }
  });
}

function shortList({ ordered, items }: List): string {
  const inner = items.map(({ line: words, lists }) => [textOfLine(words), ...lists.map(shortList)].join(" "));
  return `${ordered ? "ol" : "ul"}[${inner.join(", ")}]`;
}

describe("blocks", () => {
  it("group lines of one kind, and an empty line separates paragraphs", () => {
    const document = doc(
      ...line("Title", { header: 1 }),
      { insert: "one\ntwo\n\nthree\n" },
      ...line("said", { blockquote: true }),
      ...line("again", { blockquote: true }),
      ...line("a()", { "code-block": true }),
      ...line("b()", { "code-block": "plain" }),
      { insert: "no end" },
    );
    expect(short(blocksOf(document))).toEqual([
      "h1 Title",
      "p one|two",
      "p three",
      "q said|again",
      "code a()\nb()",
      "p no end",
    ]);
  });

  it("keep headings separate and limit their level and indents", () => {
    const document = doc(
      ...line("A", { header: 9 }),
      ...line("B", { header: "2" }),
      ...line("deep", { indent: 99 }),
      ...line("not", { indent: 0 }),
    );
    expect(short(blocksOf(document))).toEqual(["h6 A", "h2 B", "p30 deep", "p not"]);
  });

  it("nest lists by their indent, whatever the first indent", () => {
    const document = doc(
      ...line("a", { list: "bullet" }),
      ...line("b", { list: "ordered", indent: 1 }),
      ...line("c", { list: "ordered", indent: 3 }),
      ...line("d", { list: "bullet" }),
      ...line("e", { list: "ordered" }),
    );
    expect(short(blocksOf(document))).toEqual(["ul[a ol[b ol[c]], d] ol[e]"]);
    const odd = doc(
      ...line("x", { list: "checked", indent: 5 }),
      ...line("y", { list: "bullet", indent: 2 }),
    );
    expect(short(blocksOf(odd))).toEqual(["ul[x, y]"]);
  });

  it("begin another list where the direction changes, and numbers continue", () => {
    const document = doc(
      ...line("a", { list: "ordered" }),
      ...line("b", { list: "ordered", direction: "rtl" }),
      ...line("c", { list: "ordered" }),
    );
    const [block] = blocksOf(document);
    const { lists } = block as { readonly lists: readonly List[] };
    expect(lists.map(({ rtl, start }) => [rtl, start])).toEqual([
      [false, 1],
      [true, 2],
      [false, 3],
    ]);
  });

  it("keep formats and safe links of texts, tags and pictures, and omit unknown inserts", () => {
    const document = doc(
      { insert: "bold", attributes: { bold: true, italic: "yes", color: "red" } },
      { insert: { image: "https://evil.example/x.png" } },
      { insert: { "evil-embed": "<script>" } },
      { insert: "here", attributes: { link: "https://a.example", underline: true, strike: true } },
      { insert: "bad", attributes: { link: "javascript:alert(1)", code: true } },
      { insert: { tag: { text: "Derby" } }, attributes: { bold: true } },
      { insert: { image: "/a.png" } },
      { insert: "\n" },
    );
    const [block] = blocksOf(document);
    const [spans] = (block as { readonly lines: readonly Line[] }).lines;
    const plain = {
      bold: false,
      italic: false,
      underline: false,
      strike: false,
      code: false,
      link: undefined,
    };
    expect(spans).toEqual([
      { ...plain, text: "bold", bold: true },
      { ...plain, text: "here", underline: true, strike: true, link: "https://a.example" },
      { ...plain, text: "bad", code: true },
      { ...plain, text: "Derby", bold: true, tag: expect.objectContaining({ text: "Derby" }) },
      { ...plain, text: "", picture: expect.objectContaining({ src: "/a.png" }) },
    ]);
  });

  it("give videos and pictures with a caption a block of their own, also inside a line", () => {
    const document = doc(
      { insert: "a" },
      { insert: { video: "/v.mp4" } },
      { insert: "b" },
      { insert: { image: { src: "/a.png", caption: "The goal" } } },
      { insert: { image: "/b.png" } },
      { insert: "\n" },
    );
    expect(short(blocksOf(document))).toEqual(["p a", "video /v.mp4", "p b", "picture /a.png", "p "]);
  });

  it("keep the lines around a refused video apart, as those around a video", () => {
    const apart = (video: unknown) =>
      short(
        blocksOf(
          doc(
            { insert: "a" },
            { insert: { video } },
            { insert: "b\nc\n" },
            { insert: { video } },
            { insert: "d" },
          ),
        ),
      );
    expect(apart("https://evil.example/v.mp4")).toEqual(["p a", "p b|c", "p d"]);
    expect(apart({ src: "javascript:alert(1)", caption: "x" })).toEqual(["p a", "p b|c", "p d"]);
    expect(apart(7)).toEqual(["p a", "p b|c", "p d"]);
    expect(apart("/v.mp4")).toEqual(["p a", "video /v.mp4", "p b|c", "video /v.mp4", "p d"]);
  });

  it("omit quotes and code without words", () => {
    const document = doc(
      { insert: "\n", attributes: { blockquote: true } },
      ...line(" ", { "code-block": true }),
    );
    expect(blocksOf(document)).toEqual([]);
  });

  it("are built from any value without failing", () => {
    fc.assert(fc.property(ANY_DOCUMENT, (document) => void outlineOf(blocksOf(document))));
  });

  it("hold every word of a document, in its order", () => {
    fc.assert(
      fc.property(WORDY_DOCUMENT, ({ ops, words }) => {
        expect(withoutSpace(blocksOf({ ops }).map(wordsOf).join(""))).toBe(words);
      }),
    );
  });
});

function wordsOf(block: Block): string {
  switch (block.kind) {
    case "heading":
      return textOfLine(block.line);
    case "list":
      return block.lists.map(wordsOfList).join("");
    case "code":
      return block.text;
    case "figure":
      return "";
    default:
      return block.lines.map(textOfLine).join("");
  }
}

function wordsOfList({ items }: List): string {
  return items.map(({ line: words, lists }) => textOfLine(words) + lists.map(wordsOfList).join("")).join("");
}

it("give headings unique ids derived from their text", () => {
  const blocks = blocksOf(
    doc(
      ...line("How it works?", { header: 2 }),
      ...line("How it works!", { header: 2 }),
      ...line("Wie können wir", { header: 3 }),
      ...line("أسئلة", { header: 2 }),
      ...line("???", { header: 2 }),
    ),
  );
  expect(outlineOf(blocks).map(({ id }) => id)).toEqual([
    "s-how-it-works",
    "s-how-it-works--2",
    "s-wie-können-wir",
    "s-أسئلة",
    "s-",
  ]);
});
