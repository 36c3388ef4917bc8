// Dependencies are locked by content, without registry addresses or install scripts (`npm run licenses` checks licences).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../commands/lib/paths.ts";

/** One installed package in package-lock.json. */
interface LockedPackage {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}

const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const installed = Object.entries(lock.packages).filter(([place]) => place !== "");

/** Compiled parts of development tools for other machines, which the lock's registry does not show. */
const OTHER_MACHINES =
  /^node_modules\/@(?:oxc-parser|oxfmt|oxlint)\/binding-|^node_modules\/@oxlint-tsgolint\//;

it("names every package by its content", () => {
  const unlocked = installed.filter(([, { integrity = "" }]) => !integrity.startsWith("sha512-"));
  expect(unlocked.filter(([place]) => !OTHER_MACHINES.test(place)).map(([place]) => place)).toEqual([]);
  // Those are never needed to run the product.
  for (const [place, { dev, optional }] of unlocked) {
    expect([place, dev, optional]).toEqual([place, true, true]);
  }
});

it("names no address of a registry, because each machine has its own", () => {
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

it("has no package that runs a script when it is installed", () => {
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript === true)).toEqual([]);
});
