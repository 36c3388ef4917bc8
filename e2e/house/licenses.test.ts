// Dependencies: locked by content, without registry addresses or install scripts, and permissively licensed.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isPermissive, readLock, runtimePackages, writeLicenses, type LockedPackages } from "./licenses.ts";
import { ROOT } from "../commands/lib/paths.ts";

const packages = readLock(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
const runtime = runtimePackages(packages);
const installed = Object.entries(packages).filter(([place]) => place !== "");

/** Compiled parts of development tools for other machines, which the lock's registry does not show. */
const OTHER_MACHINES =
  /^node_modules\/@(?:oxc-parser|oxfmt|oxlint)\/binding-|^node_modules\/@oxlint-tsgolint\//;

describe("the lockfile", () => {
  it("names every package by its content", () => {
    const unlocked = installed.filter(([, { integrity = "" }]) => !integrity.startsWith("sha512-"));
    expect(unlocked.filter(([place]) => !OTHER_MACHINES.test(place)).map(([place]) => place)).toEqual([]);
    // Those are never needed to run the product, and never installed here.
    for (const [place, { dev, optional }] of unlocked) {
      expect([place, dev, optional]).toEqual([place, true, true]);
    }
    const places = new Set(unlocked.map(([place]) => place));
    expect(runtime.filter(({ place }) => places.has(place))).toEqual([]);
  });

  it("names no address of a registry, because each machine has its own", () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it("has no package that runs a script when it is installed", () => {
    expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript === true)).toEqual([]);
  });
});

describe("what the product runs on", () => {
  it("is permissive throughout", () => {
    expect(runtime.length).toBeGreaterThan(100);
    expect(runtime.filter(({ license }) => !isPermissive(license))).toEqual([]);
  });

  it("is listed in LICENSES.md (node e2e/commands/licenses.ts writes it)", () => {
    expect(readFileSync(join(ROOT, "LICENSES.md"), "utf8")).toBe(writeLicenses(runtime));
  });

  it("is the same where it is installed, and has no installation script", () => {
    const here = runtime.filter(({ place }) => existsSync(join(ROOT, place)));
    expect(here.length).toBeGreaterThan(100);
    for (const { place, version, license } of here) {
      const manifest = JSON.parse(readFileSync(join(ROOT, place, "package.json"), "utf8")) as {
        readonly version: string;
        readonly license?: unknown;
        readonly scripts?: Readonly<Record<string, string>>;
      };
      expect([place, manifest.version, manifest.license]).toEqual([place, version, license]);
      for (const step of ["preinstall", "install", "postinstall"]) {
        expect([place, manifest.scripts?.[step]]).toEqual([place, undefined]);
      }
    }
  });
});

describe("the reading of a lock", () => {
  const lock: LockedPackages = {
    "": { version: "1", dependencies: { a: "1" }, optionalDependencies: { gone: "1" } },
    "node_modules/a": { version: "1.0.0", license: "MIT", dependencies: { b: "1" } },
    "node_modules/a/node_modules/b": { version: "1.2.0", license: "ISC", dependencies: { c: "1" } },
    "node_modules/b": { version: "2.0.0", license: "GPL-3.0" },
    "node_modules/c": { version: "3.0.0" },
    "node_modules/tool": { version: "1.0.0", license: "MPL-2.0", dev: true },
  };

  it("follows what is needed to where it is installed, and nothing else", () => {
    expect(
      runtimePackages(lock).map(({ name, version, license }) => `${name} ${version} ${license}`),
    ).toEqual(["a 1.0.0 MIT", "b 1.2.0 ISC", "c 3.0.0 "]);
  });

  it.each([
    ["MIT", true],
    ["(MIT AND Zlib)", true],
    ["(MIT OR GPL-3.0)", true],
    ["MIT or MPL-2.0", true],
    ["(MIT AND GPL-3.0)", false],
    ["(MIT AND GPL-3.0 OR ISC)", false],
    ["MPL-2.0", false],
    ["SEE LICENSE IN x", false],
    ["", false],
  ])("takes %j for permissive: %s", (license, permissive) => expect(isPermissive(license)).toBe(permissive));
});
