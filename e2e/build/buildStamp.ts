// Tells whether the built client is that of the sources as they are.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The file in the built folder that names its build; the client polls it to learn of a new one
 * (docs/product.md#new-build).
 */
export const STAMP_FILE = "build.json";

const FOLDERS = ["src", "workers", "locales", "public", "e2e/build"] as const;
const FILES = [
  "index.html",
  "vite.config.ts",
  "e2e/commands/build.ts",
  "lingui.config.ts",
  "package.json",
  "package-lock.json",
  "tsconfig.base.json",
  "tsconfig.json",
] as const;

/** Written by the build itself, or of no weight in it. */
function counts(path: string): boolean {
  return !path.endsWith("routeTree.gen.ts") && !/\.test\.tsx?$/.test(path);
}

function filesOf(root: string): string[] {
  const inFolders = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const single = FILES.map((file) => join(root, file)).filter(existsSync);
  return [...inFolders, ...single].filter(counts).sort();
}

/** A hex hash over all that goes into a build: sources, settings, the `VITE_…` variables and `SITE_ORIGIN`. */
export function hashSources(root: string, env: Readonly<Record<string, string | undefined>>): string {
  const hash = createHash("sha256");
  for (const file of filesOf(root)) {
    const content = readFileSync(file);
    hash.update(`${file.slice(root.length).replaceAll("\\", "/")}\0${content.length}\0`).update(content);
  }
  for (const name of Object.keys(env).sort()) {
    if (name.startsWith("VITE_") || name === "SITE_ORIGIN") hash.update(`${name}=${env[name]}\0`);
  }
  return hash.digest("hex");
}

/** The build id that the client carries (`__BUILD_ID__`). */
export function buildIdOf(hash: string): string {
  return hash.slice(0, 12);
}

/** The hash of the sources a built folder was made from; undefined when there is none or it is not whole. */
export function readStamp(distDir: string): string | undefined {
  try {
    const stamp: unknown = JSON.parse(readFileSync(join(distDir, STAMP_FILE), "utf8"));
    const hash = typeof stamp === "object" && stamp !== null && "hash" in stamp ? stamp.hash : undefined;
    return typeof hash === "string" && existsSync(join(distDir, "index.html")) ? hash : undefined;
  } catch {
    return undefined;
  }
}

export function writeStamp(hash: string): string {
  return `${JSON.stringify({ buildId: buildIdOf(hash), hash })}\n`;
}
