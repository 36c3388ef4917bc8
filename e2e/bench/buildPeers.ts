// Builds the peer pages next to a copy of the built client, for the reference backend to serve.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildResult, ensureBuilt } from "../build/ensureBuilt.ts";
import { readStamp } from "../build/buildStamp.ts";
import { precompress } from "../build/precompress.ts";
import { withLock } from "../commands/lib/lock.ts";
import { ROOT } from "../commands/lib/paths.ts";

/** Each peer's page has the address `/bench/NAME.html`. */
export const PEERS = ["a", "dom", "l"] as const;

const WORK_DIR = join(ROOT, ".build");
const BENCH_DIR = join(WORK_DIR, "bench");
const PEERS_DIR = join(import.meta.dirname, "peers");
/** The file with the hash of the folder's sources. */
const STAMP = "peers.json";
/** Maps addresses to documents; read by the server (e2e/backend/server/documents.ts). */
const DOCUMENTS = "documents.json";

interface DocumentTable {
  readonly pages: readonly { readonly pattern: string; readonly document: string }[];
}

/** A hash of the client, the peers' sources, and the code that builds them. */
function hashPeers(distDir: string): string {
  const hash = createHash("sha256").update(readStamp(distDir) ?? "");
  const files = readdirSync(PEERS_DIR, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of [import.meta.filename, ...files.sort()])
    hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

function isCurrent(hash: string): boolean {
  try {
    return readFileSync(join(BENCH_DIR, STAMP), "utf8") === hash;
  } catch {
    return false;
  }
}

/** Scripts and styles are in `assets`, like the client's: cached for ever, and compressed in the same way. */
async function buildInto(folder: string): Promise<void> {
  // The NODE_ENV of a test would select React's development build.
  process.env["NODE_ENV"] = "production";
  const { build } = await import("vite");
  await build({
    root: PEERS_DIR,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "es2022",
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: { input: PEERS.map((name) => join(PEERS_DIR, `${name}.html`)) },
    },
  });
  mkdirSync(join(folder, "bench"));
  for (const name of PEERS) renameSync(join(folder, `${name}.html`), join(folder, "bench", `${name}.html`));
}

function addPages(folder: string): void {
  const path = join(folder, DOCUMENTS);
  const table = JSON.parse(readFileSync(path, "utf8")) as DocumentTable;
  const pages = PEERS.map((name) => ({
    pattern: `^/bench/${name}\\.html$`,
    document: `bench/${name}.html`,
  }));
  writeFileSync(path, JSON.stringify({ ...table, pages: [...pages, ...table.pages] }));
}

/** Rebuilds the folder if client or peers have changed; returns its path, or the reason of a failure. */
export async function buildPeers(): Promise<BuildResult> {
  const built = await ensureBuilt();
  if (!built.ok) return built;
  await withLock(join(WORK_DIR, "benchLock"), async () => {
    const hash = hashPeers(built.distDir);
    if (isCurrent(hash)) return;
    const fresh = join(WORK_DIR, `bench-${process.pid}`);
    try {
      cpSync(built.distDir, fresh, { recursive: true });
      await buildInto(fresh);
      addPages(fresh);
      await precompress(fresh);
      writeFileSync(join(fresh, STAMP), hash);
      rmSync(BENCH_DIR, { recursive: true, force: true });
      renameSync(fresh, BENCH_DIR);
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
  });
  return { ok: true, distDir: BENCH_DIR };
}
