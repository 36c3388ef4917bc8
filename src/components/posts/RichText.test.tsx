// Rich text as elements: their kinds, safe links, and hostile documents.
import * as fc from "fast-check";
import { cleanup } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Delta } from "#domain/richText/delta.ts";
import { RichText, type RichTextProps } from "./RichText.tsx";
import { renderWithLive } from "../testing/renderWithLive.tsx";

function draw(ops: readonly unknown[], props: Omit<RichTextProps, "document"> = {}): HTMLElement {
  const { container } = renderWithLive(<RichText document={{ ops } as unknown as Delta} {...props} />);
  const root = container.querySelector<HTMLElement>("[data-rich-text]");
  if (!root) throw new Error("the root has no data-rich-text");
  root.querySelector("span[hidden]")?.remove();
  return root;
}

const html = (root: HTMLElement): string =>
  root.innerHTML.replaceAll(/ (?:dir|data-level|aria-describedby)="[^"]*"/g, "");

it("renders headings, paragraphs, lists and formats as elements", () => {
  const root = draw([
    { insert: "Title" },
    { insert: "\n", attributes: { header: 1 } },
    { insert: "one " },
    { insert: "two", attributes: { bold: true, italic: true } },
    { insert: "\nthree\n" },
    { insert: "a" },
    { insert: "\n", attributes: { list: "bullet" } },
    { insert: "b" },
    { insert: "\n", attributes: { list: "ordered", indent: 1 } },
    { insert: "s", attributes: { strike: true, underline: true } },
    { insert: "\n", attributes: { blockquote: true } },
  ]);
  expect(html(root)).toBe(
    "<h3>Title</h3><p>one <strong><em>two</em></strong><br>three</p>" +
      "<ul><li>a<ol><li>b</li></ol></li></ul><blockquote><u><s>s</s></u></blockquote>",
  );
});

it("limits headings to level six, and gives them ids on request", () => {
  const ops = [{ insert: "Deep" }, { insert: "\n", attributes: { header: 6 } }];
  expect(draw(ops).querySelector("h6")?.id).toBe("");
  cleanup();
  expect(draw(ops, { anchors: true, topHeading: 1 }).querySelector("h6")?.id).toBe("s-deep");
});

it("opens external links in a new tab, and internal links in the current language", () => {
  const root = draw([
    { insert: "web", attributes: { link: "https://a.example/x" } },
    { insert: "page", attributes: { link: "/privacy?x=1" } },
  ]);
  const links = [...root.querySelectorAll("a")];
  expect(links.map((link) => [link.getAttribute("href"), link.target, link.rel])).toEqual([
    ["https://a.example/x", "_blank", "noopener"],
    ["/privacy?x=1", "_blank", "noopener"],
  ]);
});

it.each([
  "javascript:alert(1)",
  " jAvAsCrIpT:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html;base64,PHNjcmlwdD4=",
  "vbscript:x",
  "//evil.example",
  "/\\evil.example",
  ["javascript:alert(1)"],
])("shows the words of the link %j without the link", (link) => {
  const root = draw([{ insert: "words", attributes: { link } }]);
  expect(root.querySelector("a")).toBeNull();
  expect(root.textContent).toBe("words");
});

it("shows HTML markup as plain text, and omits unknown blocks", () => {
  const root = draw([
    { insert: '<img src=x onerror="alert(1)"><script>alert(1)</script>' },
    { insert: { image: "x", onerror: "alert(1)" } },
    { insert: { html: "<iframe>" } },
    { insert: "\n", attributes: { header: { toString: "x" }, style: "position:fixed", onclick: "alert(1)" } },
  ]);
  expect(root.querySelectorAll("img, script, iframe, [onclick]")).toHaveLength(0);
  expect(root.textContent).toBe('<img src=x onerror="alert(1)"><script>alert(1)</script>');
});

it("never throws, and never renders a link that executes script", () => {
  const attributes = fc.dictionary(
    fc.constantFrom("header", "list", "indent", "bold", "link", "blockquote", "code-block", "style"),
    fc.oneof(fc.anything(), fc.constantFrom("bullet", "ordered", true, 3, "javascript:alert(1)", "/a")),
  );
  const insert = fc.oneof(fc.string(), fc.constantFrom("\n", "a\nb"), fc.anything());
  fc.assert(
    fc.property(fc.array(fc.record({ insert, attributes: fc.oneof(attributes, fc.anything()) })), (ops) => {
      const root = draw(ops);
      for (const link of root.querySelectorAll("a")) expect(link.href).toMatch(/^(?:https?|mailto):/);
      cleanup();
    }),
    { numRuns: 60 },
  );
});
