// Pasted HTML of word processors and web pages, hostile and damaged HTML, and the time that reading takes.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SOME_RULES } from "../../testing/someRules.ts";
import { editorOps } from "../editing/editorOps.ts";
import { GOOGLE_DOCS, LIBRE_OFFICE, WEB_PAGE, WORD } from "../../testing/pastedPages.ts";
import type { Pasted } from "./pastedLines.ts";
import { readPasted } from "./readPasted.ts";

const OPTIONS = { readAddress: SOME_RULES.readAddress, unitsMax: 40_000, insertsMax: 2_000 };

/** Parts of HTML, for documents made of them by chance. */
const BITS = [
  "< > </ p b ul li ol x = \" ' style= --> <!-- <![if <script> </script> <svg> </svg> </td> <pre> <br> <h9> <h2>",
  "<table><tr><td> &nbsp; &#0; &#xD800; mso-list:Ignore __proto__ <constructor>",
]
  .flatMap((line) => line.split(" "))
  .concat(" ", "\n", "mso-list:l0 level2", "<a href='javascript:1'>", "<a href=https://a.example>")
  .concat("<img src=x>", "<img src=/a.png>");

/** Reads to the end; how many steps it took besides. */
function readAll(html: string, options = OPTIONS): Pasted & { readonly steps: number } {
  const reading = readPasted(html, options);
  for (let steps = 1; ; steps += 1) {
    const step = reading.next();
    if (step.done === true) return { ...step.value, steps };
  }
}

/** In short form, line by line: `list bullet: **bold** words`. */
function linesOf(html: string): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const { insert, attributes = {} } of editorOps({ ops: readAll(html).inserts }, SOME_RULES)) {
    if (typeof insert !== "string") {
      line += "image" in insert ? `[${insert.image.src}]` : "[?]";
      continue;
    }
    for (const [at, text] of insert.split("\n").entries()) {
      if (at > 0) {
        const format = Object.entries(attributes).map(([name, value]) => `${name}=${String(value)}`);
        lines.push([...format, line].join(" "));
        line = "";
      }
      const inline = Object.keys(attributes).filter((name) => !/list|indent|header|block/.test(name));
      if (text !== "") line += inline.length === 0 ? text : `<${inline.join(" ")}>${text}</>`;
    }
  }
  return lines;
}

describe("pasted from a program", () => {
  it("Word: headings, weights, and lists of both kinds with their levels", () => {
    expect(linesOf(WORD)).toEqual([
      "header=1 Season review",
      "It was <bold>a fine</> <italic underline>season</>, with <strike>no</> few goals – “really”.",
      "list=bullet First",
      "list=bullet indent=1 Inside",
      "list=ordered One",
      "list=ordered Two",
      "See <link>the table</>.",
      "Home\tAway",
      "Lions\tBears",
    ]);
  });

  it("Google Docs: no bold of its wrapper, nested lists, headings", () => {
    expect(linesOf(GOOGLE_DOCS)).toEqual([
      "header=2 Line-up",
      "Only <bold>this</> is bold, <italic>this</> slanted.",
      "",
      "list=bullet Keeper",
      "list=bullet indent=1 Substitute",
      "list=ordered Coach",
    ]);
  });

  it("LibreOffice: paragraphs, a quote and code", () => {
    expect(linesOf(LIBRE_OFFICE)).toEqual([
      "header=3 Notes",
      "One long line over several lines of the file.",
      "blockquote=true Said once.",
      "code-block=true if (goal)",
      "code-block=true   cheer();",
    ]);
  });

  it("a web page: words without scripts, styles and hidden parts; pictures of others as their words", () => {
    expect(linesOf(WEB_PAGE)).toEqual([
      "header=1 Report",
      "Goals in minute 3 & 90+2.",
      "The crowd, [/img/own.png] and <code>code</>.",
      "list=ordered Lions",
      "list=ordered Bears",
      "The end",
    ]);
  });
});

describe("numbers of pasted lists", () => {
  const items = "<li>one<li>two";
  it.each<readonly [string, readonly string[]]>([
    [`<ol>${items}</ol>`, ["list=ordered one", "list=ordered two"]],
    [`<ol start="1">${items}</ol>`, ["list=ordered one", "list=ordered two"]],
    [`<ol start="2">${items}</ol>`, ["2. one", "3. two"]],
    [`<ol start=2><li><p>one</p></li><li><p><b>two</b></p></li></ol>`, ["2. one", "<bold>3. two</>"]],
    [`<ol type="a">${items}</ol>`, ["a. one", "b. two"]],
    [`<ol type=A start=27>${items}</ol>`, ["AA. one", "AB. two"]],
    [`<ol style="list-style-type: lower-roman" start="4">${items}</ol>`, ["iv. one", "v. two"]],
    [`<ol><li>one<li value="5">five<li>six</ol>`, ["list=ordered one", "5. five", "6. six"]],
    [
      `<ol><li>one<ol type="a">${items}</ol></ol>`,
      ["list=ordered one", "list=ordered indent=1 one", "list=ordered indent=1 two"],
    ],
    [
      `<ul><li>one<ol start="3">${items}</ol></ul>`,
      ["list=bullet one", "list=ordered indent=1 one", "list=ordered indent=1 two"],
    ],
    [`<ol start="two">${items}</ol>`, ["list=ordered one", "list=ordered two"]],
  ])("of %s are ours, or words", (html, lines) => {
    expect(linesOf(html)).toEqual(lines);
  });

  const word = (sign: string, words: string, level = 1): string =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span>${words}</p>`;
  it.each<readonly [string, readonly string[]]>([
    [word("1.", "one") + word("2.", "two"), ["list=ordered one", "list=ordered two"]],
    [word("2.", "two") + word("3.", "three"), ["2. two", "3. three"]],
    [word("a)", "one") + word("b)", "two"), ["a) one", "b) two"]],
    [
      word("1)", "one") + word("a)", "in", 2) + word("2)", "two"),
      ["list=ordered one", "list=ordered indent=1 in", "list=ordered two"],
    ],
  ])("of a word processor: %#", (html, lines) => {
    expect(linesOf(html)).toEqual(lines);
  });
});

describe("pictures inside pasted HTML", () => {
  it("are kept as data, in their place, where a browser can redraw them", () => {
    const png = "data:image/png;base64,iVBORw0KGgo=";
    const svg = "data:image/svg+xml;base64,PHN2Zz4=";
    const { inserts } = readAll(`<p>a<img src="${png}" alt="Goal">b<img src='${svg}' alt=Drawing></p>`);
    expect(inserts.map(({ insert }) => insert)).toEqual([
      "a",
      { picture: { type: "image/png", base64: "iVBORw0KGgo=", alt: "Goal" } },
      "b",
      "Drawing",
      "\n",
    ]);
  });
});

describe("hostile HTML", () => {
  it.each([
    ["<script>alert(1)</script>a", "a"],
    ["<script>alert(1)//</SCRIPT >a", "a"],
    ["<style>p{background:url(//evil.example)}</style>a", "a"],
    ["<img src=x onerror=alert(1)>a", "a"],
    ["<svg onload=alert(1)><p>x</p></svg>a", "a"],
    ["<math><mtext><img src=//evil.example></mtext></math>a", "a"],
    ["<iframe srcdoc='<script>alert(1)</script>'></iframe>a", "a"],
    ["<template><p>x</p></template>a", "a"],
    ["<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>a", "'>a"],
    ["<a href='javascript:alert(1)'>a</a>", "a"],
    ["<a href='JaVa\tScript:alert(1)'>a</a>", "a"],
    ["<a href='&#106;avascript:alert(1)'>a</a>", "a"],
    ["<a href='/settings'>a</a>", "a"],
    ["<a href='data:text/html,<script>alert(1)</script>'>a</a>", "a"],
    ["<p style='background:url(//evil.example);color:red'>a</p>", "a"],
    ["<!--[if gte mso 9]><xml>x</xml><![endif]-->a", "a"],
    ["<!doctype html><?xml?>a", "a"],
    ["&lt;script&gt;a", "<script>a"],
    ["a < b <3", "a < b <3"],
    ["<b><b><b>a", "<bold>a</>"],
    ["a\u0000b&#0;&#xD800;&#x110000;", "ab"],
  ])("%s is read as %j", (html, line) => {
    expect(linesOf(html.replaceAll("\u0000", ""))).toEqual([line]);
  });

  it("never fails, and gives our formats alone", () => {
    const bits = fc.constantFrom(...BITS);
    const known = new Set(
      "bold italic underline strike code link header blockquote code-block list indent".split(" "),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(bits, fc.string())), (parts) => {
        const { inserts } = readAll(parts.join(""));
        for (const { insert, attributes } of inserts) {
          expect(Object.keys(attributes).filter((name) => !known.has(name))).toEqual([]);
          expect(attributes.link ?? "https://a.example").toBe("https://a.example");
          if (typeof insert === "string") expect(insert).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("long HTML", () => {
  it("is read in steps, up to the room that there is", () => {
    const { inserts, isCut, steps } = readAll("<p>One line of many.</p>".repeat(200_000));
    expect(isCut).toBe(true);
    expect(inserts).toHaveLength(2_000);
    // What there is no room for is not read.
    expect(steps).toBeLessThan(5);
    expect(readAll("<p>a</p>".repeat(900)).isCut).toBe(false);
    expect(readAll(`<div ${"x=y ".repeat(40)}>`.repeat(10_000)).steps).toBeGreaterThan(10);
  });

  it("never cuts a sign in half", () => {
    const { inserts } = readAll("<p>ab👍</p>", { ...OPTIONS, unitsMax: 3 });
    expect(inserts.map(({ insert }) => insert)).toEqual(["ab"]);
  });

  it.each([
    ["open tags", "<"],
    ["spaces in a tag", "<a "],
    ["an open quote", '<a b="'],
    ["mixed quotes", `<a b="<c d='`],
    ["open comments", "<!--"],
    ["declarations", "<!"],
    ["open scripts", "<script>"],
    ["scripts", "<script></script>"],
    ["open elements", "<b>"],
    ["lists", "<ul><li>"],
    ["references", "&abcdefgh"],
    ["attributes", `<a ${"x=y ".repeat(50)}>`],
    ["styles", `<p style='${"a:b;".repeat(100)}'>`],
    ["ends", "</div>"],
    ["cells", "<table><tr><td>x"],
  ])("takes no time that grows with the square of its length: %s", (_name, part) => {
    const html = part.repeat(Math.ceil(1_000_000 / part.length));
    const startedAt = Date.now();
    readAll(html, { ...OPTIONS, unitsMax: 10_000_000, insertsMax: 10_000_000 });
    // It takes 1 s at most; a reader that goes back at each tag takes minutes.
    expect(Date.now() - startedAt).toBeLessThan(15_000);
  });
});
