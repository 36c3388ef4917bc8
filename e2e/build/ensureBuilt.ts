// Makes sure that dist holds the client as the sources are now, building it in a process of its own if not.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { hashSources, readStamp } from "./buildStamp.ts";
import { ROOT } from "../commands/lib/paths.ts";

export type BuildResult =
  | { readonly ok: true; readonly distDir: string }
  | { readonly ok: false; readonly message: string };

/** The folder `npm start` serves; a build with accented texts (`splitCatalogues.ts`) stands beside it. */
export const DIST_DIR = join(ROOT, process.env["VITE_PSEUDO"] === "1" ? ".build/pseudo" : "dist");

function runBuild(): Promise<number | null> {
  // A process of its own: what tools print goes to stderr, and their memory goes when it ends.
  const child = spawn(process.execPath, [join(ROOT, "e2e", "commands", "build.ts")], {
    cwd: ROOT,
    stdio: ["ignore", 2, 2],
  });
  return new Promise((resolve) => {
    child.on("error", () => resolve(1));
    child.on("exit", resolve);
  });
}

/** Several may call it side by side: one builds, the others wait and use what it made. */
export async function ensureBuilt(): Promise<BuildResult> {
  if (readStamp(DIST_DIR) === hashSources(ROOT, process.env)) return { ok: true, distDir: DIST_DIR };
  const code = await runBuild();
  return code === 0
    ? { ok: true, distDir: DIST_DIR }
    : { ok: false, message: "The client could not be built; the reason stands above." };
}
