// The written workers: those of the build, or their removal where the build has no offline worker.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { EVERY_PAGE, PIECES } from "./keptBuild.ts";
import { writeOffline } from "./writeOffline.ts";

let folder = "";
const read = (name: string): string => readFileSync(join(folder, name), "utf8");

/** A built folder with one language. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "touchline-"));
  const manifest = Object.fromEntries([
    ...EVERY_PAGE.map((source, index) => [source, { file: `assets/every${index}-1.js` }]),
    ...PIECES.map((name) => [`_${name}.js`, { file: `assets/${name}-1.js`, name }]),
  ]);
  const documents = {
    locales: ["en"],
    defaultLocale: "en",
    pages: [{ pattern: "^/$" }],
    fallback: "app.html",
  };
  mkdirSync(join(folder, ".vite"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, ".vite/manifest.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "documents.json"), JSON.stringify(documents));
  writeFileSync(join(folder, "app.html"), "<!doctype html>");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("the offline worker carries the list of its build, and the core's worker is another script", async () => {
  await writeOffline(folder, "0123456789ab", {});
  expect(read("offline.js")).toContain("0123456789ab");
  expect(read("offline.js")).toContain("/assets/home-1.js");
  expect(read("direct.js")).not.toContain("0123456789ab");
  for (const name of ["offline.js", "direct.js"]) expect(read(name)).not.toBe(read("offline-off.js"));
});

it("each worker names its source map, which holds the sources", async () => {
  await writeOffline(folder, "0123456789ab", {});
  for (const name of ["offline.js", "direct.js", "offline-off.js"]) {
    expect(read(name)).toContain(`//# sourceMappingURL=${name}.map`);
    expect((JSON.parse(read(`${name}.map`)) as { sources: unknown[] }).sources).not.toEqual([]);
  }
});

it("with VITE_OFFLINE=0 the removal is at the addresses of both workers", async () => {
  await writeOffline(folder, "0123456789ab", { VITE_OFFLINE: "0" });
  expect(read("offline-off.js")).toContain("unregister");
  for (const name of ["offline.js", "direct.js"]) expect(read(name)).toBe(read("offline-off.js"));
});
