// Finds chunks that import a worker's entry: WebKit runs the entry a second time for them, and with it a second core.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { importsIn, LATER_IMPORT, STATIC_IMPORT } from "./weightBudgets.ts";

const ENTRY = /\.worker-[^/]*\.js$/;

/** Lines such as "a.js imports live.worker-1.js". `sources`: the built texts of all chunks by path. */
export function importsOfWorkers(sources: ReadonlyMap<string, string>): readonly string[] {
  return [...sources.keys()].flatMap((path) =>
    [STATIC_IMPORT, LATER_IMPORT]
      .flatMap((pattern) => importsIn(path, pattern, sources))
      .filter((file) => ENTRY.test(file))
      .map((file) => `${path} imports ${file}`),
  );
}

/** The texts of the scripts in the folder `assets` of a build, by their paths from its root. */
export function readScripts(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(join(folder, "assets")).filter((name) => name.endsWith(".js"));
  return new Map(
    names.map((name) => [`/assets/${name}`, readFileSync(join(folder, "assets", name), "utf8")] as const),
  );
}
