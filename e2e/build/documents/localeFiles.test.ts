// The files that a document names, found in a manifest of the form that Vite writes.
import { expect, it } from "vitest";
import { entryFiles, type Manifest } from "./localeFiles.ts";

const MANIFEST: Manifest = {
  "_home-3.css": { file: "assets/home-3.css" },
  "_home-3.js": {
    file: "assets/home-3.js",
    name: "home",
    imports: ["_vendor-2.js", "_start-0.js"],
    css: ["assets/home-3.css"],
  },
  "_start-0.js": { file: "assets/start-0.js", name: "start", assets: ["assets/live.worker-1.js"] },
  "_vendor-2.js": { file: "assets/vendor-2.js", name: "vendor" },
};

const read = (file: string): string => (file.includes("worker") ? 'import"./liveCore-5.js";' : "");

it("finds the core with what it imports, and the first screen with what it imports beside the entry", () => {
  expect(entryFiles(MANIFEST, read)).toEqual({
    core: ["/assets/live.worker-1.js", "/assets/liveCore-5.js"],
    scripts: ["/assets/vendor-2.js", "/assets/home-3.js"],
    stylesheets: ["/assets/home-3.css"],
  });
});

it("refuses a build without a core or a first screen", () => {
  const without = (key: string): Manifest =>
    Object.fromEntries(Object.entries(MANIFEST).filter(([each]) => each !== key));
  expect(() => entryFiles(without("_start-0.js"), read)).toThrow("no piece named start");
  expect(() => entryFiles(without("_home-3.js"), read)).toThrow("no piece named home");
  expect(() =>
    entryFiles({ ...MANIFEST, "_start-0.js": { file: "assets/start-0.js", name: "start" } }, read),
  ).toThrow("names no core");
});
