// Builds the client into dist: first into a folder next to it, then swaps them; writes the servers' configurations.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildIdOf, hashSources, readStamp, STAMP_FILE, writeStamp } from "../build/buildStamp.ts";
import { DIST_DIR } from "../build/ensureBuilt.ts";
import { hintEntry } from "../build/documents/hintEntry.ts";
import { inlineBoot } from "../build/documents/inlineBoot.ts";
import { entryFiles } from "../build/documents/localeFiles.ts";
import { readManifest, writeDocuments } from "../build/documents/writeDocuments.ts";
import { hostingFault } from "../build/hosting/hostingFault.ts";
import { writeHosting } from "../build/hosting/writeHosting.ts";
import { precompress } from "../build/precompress.ts";
import { importsOfWorkers, readScripts } from "../build/workerEntries.ts";
import { writeOffline } from "../build/offline/writeOffline.ts";
import { withLock } from "./lib/lock.ts";
import { ROOT } from "./lib/paths.ts";

const WORK_DIR = join(ROOT, ".build");

/** Redirects the build's output to stderr, because stdout is for the server's address. */
function logToStderr(): void {
  process.stdout.write = process.stderr.write.bind(process.stderr);
}

function swapIn(fresh: string): void {
  const old = join(WORK_DIR, `old-${process.pid}`);
  if (existsSync(DIST_DIR)) renameSync(DIST_DIR, old);
  renameSync(fresh, DIST_DIR);
  rmSync(old, { recursive: true, force: true });
}

/**
 * Writes boot.js and again.js from public into the page, minified and as one script: as a file it would come later than the
 * document, and delay the first paint. Returns the source expression that allows it in a Content-Security-Policy.
 */
async function writeBoot(folder: string): Promise<string> {
  const { minify, transform } = await import("rolldown/utils");
  const scripts = ["boot.js", "again.js"].map((name) => join(folder, name));
  const source = scripts.map((path) => readFileSync(path, "utf8")).join("\n");
  // They say to older browsers that they are too old, so these must be able to read them.
  const plain = await transform("boot.js", source, { target: "es2015", sourceType: "script" });
  const { code, errors } = await minify("boot.js", plain.code, {
    module: false,
    compress: { target: "es2015" },
  });
  const [error] = [...plain.errors, ...errors];
  if (error !== undefined) throw new Error(`boot.js or again.js does not parse: ${error.message}`);
  for (const path of scripts) rmSync(path);
  const document = join(folder, "index.html");
  const { html, source: allowed } = inlineBoot(readFileSync(document, "utf8"), code);
  const files = entryFiles(readManifest(folder), (file) => readFileSync(join(folder, file), "utf8"));
  writeFileSync(document, hintEntry(html, files));
  return allowed;
}

async function buildInto(folder: string, hash: string): Promise<void> {
  process.env["BUILD_ID"] = buildIdOf(hash);
  process.env["NODE_ENV"] = "production";
  const { build } = await import("vite");
  await build({ root: ROOT, logLevel: "info", build: { outDir: folder, emptyOutDir: true } });
  const imports = importsOfWorkers(readScripts(folder));
  if (imports.length > 0)
    throw new Error(`A chunk imports the entry of a worker (vite.config.ts):\n${imports.join("\n")}`);
  const boot = await writeBoot(folder);
  await writeDocuments(folder, process.env["SITE_ORIGIN"], [boot]);
  await writeOffline(folder, buildIdOf(hash), process.env);
  await precompress(folder);
  writeFileSync(join(folder, STAMP_FILE), writeStamp(hash));
}

logToStderr();
const fault = hostingFault(process.env);
if (fault !== undefined) {
  console.error(fault);
  process.exit(1);
}
mkdirSync(WORK_DIR, { recursive: true });
await withLock(join(WORK_DIR, "lock"), async () => {
  const hash = hashSources(ROOT, process.env);
  if (readStamp(DIST_DIR) !== hash) {
    const fresh = join(WORK_DIR, `new-${process.pid}`);
    try {
      await buildInto(fresh, hash);
      swapIn(fresh);
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
  }
  // Also for a current build, because the backend's origin is no part of it. Nobody hosts the one with accented texts.
  if (process.env["VITE_PSEUDO"] !== "1") writeHosting(DIST_DIR, process.env);
});
