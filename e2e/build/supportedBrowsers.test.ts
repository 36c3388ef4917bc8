// The oldest browsers of the build, compared with the statement in docs/product.md and the releases as of the data.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import bcd from "@mdn/browser-compat-data" with { type: "json" };
import { expect, it } from "vitest";
import { ROOT } from "../commands/lib/paths.ts";
import { type BrowserName, OLDEST_BROWSERS } from "./supportedBrowsers.ts";

const names = Object.keys(OLDEST_BROWSERS) as BrowserName[];

/** Major versions that have been released, the newest first. */
function majors(name: BrowserName): readonly number[] {
  const { releases } = bcd.browsers[name];
  const released = Object.entries(releases).filter(([, { status }]) =>
    /^(?:current|retired|esr)$/.test(status),
  );
  return [...new Set(released.map(([version]) => Number.parseInt(version, 10)))].toSorted((a, b) => b - a);
}

it.each(names)("%s: the last two versions are among those that the build is made for", (name) => {
  expect(Number(OLDEST_BROWSERS[name])).toBeLessThanOrEqual(majors(name)[1] ?? 0);
});

it("Firefox ESR is among them", () => {
  const esr = Object.entries(bcd.browsers.firefox.releases).filter(([, { status }]) => status === "esr");
  expect(esr.length).toBeGreaterThan(0);
  for (const [version] of esr) expect(Number(OLDEST_BROWSERS.firefox)).toBeLessThanOrEqual(Number(version));
});

it("product.md and README say so", () => {
  for (const file of ["docs/product.md", "README.md"])
    expect(readFileSync(join(ROOT, file), "utf8")).toMatch(
      /the last two versions of Chromium \(Chrome, Edge and others\), Firefox and Safari, and Firefox ESR/i,
    );
});
