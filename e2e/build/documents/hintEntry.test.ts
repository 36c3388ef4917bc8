// Names of the code that the entry loads, in the order of need.
import { expect, it } from "vitest";
import { hintEntry } from "./hintEntry.ts";

const script = (path: string): string => `<script type="module" crossorigin src="${path}"></script>`;
const FILES = {
  core: ["/assets/live.worker-1.js", "/assets/liveCore-5.js"],
  scripts: ["/assets/vendor-2.js", "/assets/home-3.js"],
  stylesheets: ["/assets/home-4.css"],
};

it("names the core and the code before boot.js, and links the style beside the entry", () => {
  const html = `<script>boot()</script>\n    ${script("/assets/start-0.js")}<p>`;
  expect(hintEntry(html, FILES).split(/\n\s*/)).toEqual([
    '<meta name="core" content="/assets/live.worker-1.js /assets/liveCore-5.js" />',
    '<meta name="first-code" content="/assets/vendor-2.js /assets/home-3.js" />',
    "<script>boot()</script>",
    '<script type="module" crossorigin src="/assets/start-0.js"></script>',
    '<link rel="stylesheet" crossorigin href="/assets/home-4.css" /><p>',
  ]);
});

it.each([
  ["no", "<p>"],
  ["two", script("/assets/a.js") + script("/assets/b.js")],
])("refuses a page with %s modules", (_, html) => {
  expect(() => hintEntry(html, FILES)).toThrow("exactly one module script");
});
