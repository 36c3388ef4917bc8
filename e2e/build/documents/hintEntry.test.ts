// Names in place of the built page's script: each file once, in the order of need, and no frame before the root.
import { expect, it } from "vitest";
import { hintEntry } from "./hintEntry.ts";

const script = (path: string): string => `<script type="module" crossorigin src="${path}"></script>`;
const FILES = {
  worker: "/assets/live.worker-1.js",
  scripts: ["/assets/vendor-2.js", "/assets/home-3.js"],
  stylesheets: ["/assets/home-4.css"],
};

it("names the entry, the core and the code before boot.js, links the style, and draws nothing before the root", () => {
  const html = `<script>boot()</script>\n    ${script("/assets/start-0.js")}<p>`;
  expect(hintEntry(html, FILES).split(/\n\s*/)).toEqual([
    '<meta name="entry" content="/assets/start-0.js /assets/live.worker-1.js" />',
    '<meta name="first-code" content="/assets/vendor-2.js /assets/home-3.js" />',
    "<script>boot()</script>",
    '<link rel="expect" href="#root" blocking="render" />',
    '<link rel="stylesheet" crossorigin href="/assets/home-4.css" /><p>',
  ]);
});

it.each([
  ["no", "<p>"],
  ["two", script("/assets/a.js") + script("/assets/b.js")],
])("refuses a page with %s modules", (_, html) => {
  expect(() => hintEntry(html, FILES)).toThrow("exactly one module script");
});
