// A folder to which builds are published, as a server serves it: the client's build, then one derived from it.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { BROTLI_SUFFIX, precompress } from "../../../build/precompress.ts";
import { loadFolder } from "../../../backend/server/builtFiles.ts";
import { nextBuild } from "../../../backend/server/deployment.ts";
import { ROOT } from "../../../commands/lib/paths.ts";

export interface BuiltFiles {
  /** The text of a built file by its path, such as "ar/live/index.html". */
  built(path: string): string;
  /** Names of the assets. */
  assets(): readonly string[];
}

/** Its files are those of the newest build. */
export interface PublishedSite extends BuiltFiles {
  readonly folder: string;
  /** Publishes a build with other names of all assets. */
  publishNext(): Promise<void>;
  remove(): void;
}

/** Quality of brotli for builds that a test makes: the best one takes a minute. */
const QUICK = 5;
const SCRIPT = join(ROOT, "e2e", "build", "hosting", "publish.sh");

/** The files of a built folder. */
export function builtFiles(distDir: string): BuiltFiles {
  return {
    built: (path) => readFileSync(join(distDir, path), "utf8"),
    assets: () => readdirSync(join(distDir, "assets")).filter((name) => !name.endsWith(BROTLI_SUFFIX)),
  };
}

/** `distDir`: the built client, which is not changed. */
export function publishSite(distDir: string): PublishedSite {
  const home = mkdtempSync(join(tmpdir(), "touchline-site-"));
  const folder = join(home, "site");
  let newest = distDir;
  let count = 0;
  const publish = (dist: string): void => {
    execFileSync("sh", [SCRIPT, dist, folder]);
    newest = dist;
  };
  publish(distDir);
  return {
    folder,
    built: (path) => builtFiles(newest).built(path),
    assets: () => builtFiles(newest).assets(),
    async publishNext() {
      const dist = join(home, `build${(count += 1)}`);
      for (const [path, { body }] of nextBuild(loadFolder(newest))) {
        const target = join(dist, path);
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, body);
      }
      await precompress(dist, QUICK);
      publish(dist);
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}
