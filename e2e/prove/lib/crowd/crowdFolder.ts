// The folder of the crowd's server: its data, and a client of one script of random letters.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SeededRandom } from "../../../support/seededRandom.ts";

export interface CrowdFolder {
  readonly dataDir: string;
  readonly distDir: string;
  remove(): void;
}

/** A script of the size that the client's have. */
export const SCRIPT = { path: "/assets/crowd-1a2b.js", bytes: 40_000 } as const;

export function createCrowdFolder(random: SeededRandom): CrowdFolder {
  const folder = mkdtempSync(join(tmpdir(), "touchline-crowd-"));
  const distDir = join(folder, "dist");
  const letters = Array.from({ length: SCRIPT.bytes }, () => random.below(36).toString(36));
  mkdirSync(join(distDir, "assets"), { recursive: true });
  writeFileSync(join(distDir, "index.html"), "<!doctype html><title>Crowd</title>".padEnd(4_000));
  writeFileSync(join(distDir, "build.json"), '{"buildId":"crowd"}');
  for (const name of ["offline.js", "direct.js", "offline-off.js"]) writeFileSync(join(distDir, name), "");
  writeFileSync(join(distDir, SCRIPT.path), letters.join(""));
  return {
    dataDir: join(folder, "data"),
    distDir,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
