// After a build: writes the offline worker with the list of what it keeps, and the script that removes it.
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";
import { ROOT } from "../../commands/lib/paths.ts";
import { BUILD_TARGET } from "../supportedBrowsers.ts";
import { type BuildManifest, type KeptBuild, keptBuild } from "./keptBuild.ts";

/** The address never changes, because the browser looks for a newer worker there. */
export const OFFLINE_WORKER = "offline.js";
/** Controls the core in its place (docs/decisions/offline.md). */
const DIRECT_WORKER = "direct.js";
/** Served at the addresses of both, it removes them from browsers that have them. */
const OFFLINE_REMOVAL = "offline-off.js";

/** The list of what is kept, beside Vite's manifest; `npm run size` weighs it. */
export const KEPT_LIST = ".vite/kept.json";

const SOURCES = join(ROOT, "workers", "offline");

/**
 * Writes the workers and their removal into the built folder. With VITE_OFFLINE=0 the removal is written at their
 * addresses as well.
 */
export async function writeOffline(
  folder: string,
  buildId: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const kept = writeKeptFiles(folder, buildId);
  writeFileSync(join(folder, KEPT_LIST), JSON.stringify(kept));
  await bundle("off.worker.ts", folder, OFFLINE_REMOVAL);
  if (env["VITE_OFFLINE"] === "0") {
    for (const worker of [OFFLINE_WORKER, DIRECT_WORKER])
      copyFileSync(join(folder, OFFLINE_REMOVAL), join(folder, worker));
  } else {
    await bundle("offline.worker.ts", folder, OFFLINE_WORKER, kept);
    await bundle("direct.worker.ts", folder, DIRECT_WORKER);
  }
}

/** Writes the script `name` with its source map. */
async function bundle(source: string, folder: string, name: string, kept?: KeptBuild): Promise<void> {
  await build({
    input: join(SOURCES, source),
    platform: "browser",
    transform: { target: BUILD_TARGET, define: { __KEPT_BUILD__: JSON.stringify(kept ?? null) } },
    // Firefox has no module service workers everywhere, and one file is one request.
    output: { dir: folder, entryFileNames: name, format: "iife", minify: true, sourcemap: true },
  });
}

/** Writes the documents that are kept, and returns the whole list. */
function writeKeptFiles(folder: string, buildId: string): KeptBuild {
  const read = (path: string): string => readFileSync(join(folder, path), "utf8");
  const writeDocument = (language: string, text: string): string => {
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
    const path = `assets/document-${language}-${hash}.html`;
    writeFileSync(join(folder, path), text);
    return path;
  };
  const { locales, defaultLocale, pages, fallback } = JSON.parse(read("documents.json")) as {
    readonly locales: readonly string[];
    readonly defaultLocale: string;
    readonly pages: readonly { readonly pattern: string }[];
    readonly fallback: string;
  };
  const built = listed(folder, "assets").map((name) => `assets/${name}`);
  const documents = locales.map((language) => {
    const text = read(language === defaultLocale ? fallback : `${language}/${fallback}`);
    return [language, writeDocument(language, text)] as const;
  });
  return keptBuild({
    buildId,
    manifest: JSON.parse(read(".vite/manifest.json")) as BuildManifest,
    assets: built,
    images: listed(folder, "images"),
    documents: new Map(documents),
    defaultLanguage: defaultLocale,
    pages: pages.map(({ pattern }) => pattern),
  });
}

function listed(folder: string, inner: string): readonly string[] {
  const path = join(folder, inner);
  return existsSync(path) ? readdirSync(path) : [];
}
