// Rich text as blocks: grouped lines, nested lists, formats, and documents that are never rejected.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Block, blocksOf, type Line, type List, textOfLine } from "./blocks.ts";
import { outlineOf } from "./outline.ts";

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

  it("keep formats and safe links of texts, and omit pictures and unknown inserts", () => {
    const document = doc(
      { insert: "bold", attributes: { bold: true, italic: "yes", color: "red" } },
      { insert: { image: "https://evil.example/x.png" } },
      { insert: { "evil-embed": "<script>" } },
      { insert: "here", attributes: { link: "https://a.example", underline: true, strike: true } },
      { insert: "bad", attributes: { link: "javascript:alert(1)" } },
      { insert: "\n" },
    );
    const [block] = blocksOf(document);
    const [spans] = (block as { readonly lines: readonly Line[] }).lines;
    const plain = { bold: false, italic: false, underline: false, strike: false, link: undefined };
    expect(spans).toEqual([
      { ...plain, text: "bold", bold: true },
      { ...plain, text: "here", underline: true, strike: true, link: "https://a.example" },
      { ...plain, text: "bad" },
    ]);
  });

  it("are built from any value without failing, with all of its text", () => {
    const attributes = fc.dictionary(
      fc.constantFrom("header", "list", "indent", "bold", "link", "blockquote", "code-block"),
      fc.oneof(fc.anything(), fc.constantFrom("bullet", "ordered", true, 1, 2, 40)),
    );
    const insert = fc.oneof(
      fc.constantFrom("\n", "a", "a\nb", "\n\n", "\r\n"),
      fc.string({ unit: "binary" }),
      fc.anything(),
    );
    const op = fc.record({ insert, attributes: fc.oneof(attributes, fc.anything()) });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json(), fc.record({ ops: fc.array(op) })), (document) => {
        outlineOf(blocksOf(document));
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.record({ insert: fc.stringMatching(/^[ab\n]*$/), attributes })), (ops) => {
        const words = JSON.stringify(short(blocksOf({ ops }))).match(/[ab]/g)?.length ?? 0;
        expect(words).toBeGreaterThanOrEqual(
          ops
            .map((each) => each.insert)
            .join("")
            .replaceAll("\n", "").length,
        );
      }),
    );
  });
});

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
