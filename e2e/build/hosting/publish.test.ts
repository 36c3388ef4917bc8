// The script that publishes a build: assets of the build before stay for a day after it was replaced.
import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const SCRIPT = join(import.meta.dirname, "publish.sh");
const DAY_S = 86_400;
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "touchline-publish-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const site = (): string => join(folder, "site");
const assets = (): string[] => readdirSync(join(site(), "assets")).toSorted();

/** Publishes a build with these assets. */
function publish(id: string, names: readonly string[]): void {
  const dist = join(folder, `dist-${id}`);
  mkdirSync(join(dist, "assets"), { recursive: true });
  mkdirSync(join(dist, "ar"));
  for (const name of names) writeFileSync(join(dist, "assets", name), `${id} ${name}`);
  writeFileSync(join(dist, "index.html"), `document ${id}`);
  writeFileSync(join(dist, "ar", "index.html"), `ar ${id}`);
  writeFileSync(join(dist, "build.json"), id);
  execFileSync("sh", [SCRIPT, dist, site()]);
}

/** Lets every asset be as old as `seconds`. */
function age(seconds: number): void {
  const then = Date.now() / 1000 - seconds;
  for (const name of assets()) utimesSync(join(site(), "assets", name), then, then);
}

it("documents and build id are those of the newest build, and its assets are beside those of the one before", () => {
  publish("1", ["a-1.js", "same.js"]);
  publish("2", ["a-2.js", "same.js"]);
  expect(readFileSync(join(site(), "ar/index.html"), "utf8")).toBe("ar 2");
  expect(readFileSync(join(site(), "build.json"), "utf8")).toBe("2");
  expect(assets()).toEqual(["a-1.js", "a-2.js", "same.js"]);
});

it("a build that was in use for weeks keeps its assets for a day from its replacement", () => {
  publish("1", ["a-1.js"]);
  age(20 * DAY_S);
  publish("2", ["a-2.js"]);
  expect(assets()).toEqual(["a-1.js", "a-2.js"]);
  age(2 * DAY_S);
  publish("3", ["a-3.js"]);
  expect(assets()).toEqual(["a-2.js", "a-3.js"]);
});

it("an asset that every build has is never removed", () => {
  for (const id of ["1", "2", "3"]) {
    publish(id, ["same.js"]);
    age(9 * DAY_S);
  }
  expect(assets()).toEqual(["same.js"]);
});

it("a folder without a build is refused and nothing is changed", () => {
  const run = (): unknown => execFileSync("sh", [SCRIPT, folder, site()], { stdio: "pipe" });
  expect(run).toThrow("holds no build");
  expect(existsSync(site())).toBe(false);
});
