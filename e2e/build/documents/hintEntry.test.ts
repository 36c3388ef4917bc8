// Hints in place of the built page's scripts: each file once, the entry named, no frame before the root.
import { expect, it } from "vitest";
import { hintEntry } from "./hintEntry.ts";

const script = (path: string): string => `<script type="module" crossorigin src="${path}"></script>`;

it("hints at each module, names the last as the entry, and draws nothing before the root", () => {
  const html = `<script src="/boot.js"></script>\n    ${script("/assets/a-1.js")}${script("/assets/b-2.js")}<p>`;
  expect(hintEntry(html).split(/\n\s*/)).toEqual([
    '<script src="/boot.js"></script>',
    '<link rel="expect" href="#root" blocking="render">',
    '<link rel="modulepreload" crossorigin href="/assets/a-1.js"><link id="entry" rel="modulepreload" crossorigin href="/assets/b-2.js"><p>',
  ]);
});

it("keeps the hints that the page has", () => {
  const hint = '<link rel="modulepreload" crossorigin href="/assets/a-1.js">';
  expect(hintEntry(script("/assets/b-2.js") + hint)).toContain(hint);
});

it("refuses a page without a module", () => {
  expect(() => hintEntry("<p>")).toThrow("no module script");
});
