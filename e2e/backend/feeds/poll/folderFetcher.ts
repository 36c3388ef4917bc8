/** Answers calls from a folder of files, for the source that has no network. */
import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import type { FeedFetcher } from "./fetcher.ts";

const MOST_BYTES = 4 * 1024 * 1024;
const MOST_FILES = 2_000;

/** Files of the folder and of the folders in it, such as `2023-24/de.1.json`. */
function listFiles(folder: string): readonly string[] {
  const files: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile() && entry.name.endsWith(".json")) files.push(entry.name);
    if (!entry.isDirectory() || entry.name.startsWith(".")) continue;
    for (const inner of readdirSync(join(folder, entry.name), { withFileTypes: true }))
      if (inner.isFile() && inner.name.endsWith(".json")) files.push(`${entry.name}/${inner.name}`);
  }
  return files.slice(0, MOST_FILES);
}

export function createFolderFetcher(folder: string, now: () => number): FeedFetcher {
  const root = realpathSync(folder);
  return async ({ path }) => {
    try {
      if (path === "/")
        return {
          status: 200,
          headers: new Headers(),
          body: JSON.stringify(listFiles(root)),
          receivedAt: now(),
        };
      const file = realpathSync(join(root, path));
      if (!file.startsWith(root + sep)) return undefined;
      const { size, mtime } = statSync(file);
      if (size > MOST_BYTES) return undefined;
      const headers = new Headers({ "last-modified": mtime.toUTCString() });
      return { status: 200, headers, body: readFileSync(file, "utf8"), receivedAt: now() };
    } catch {
      return { status: 404, headers: new Headers(), body: "", receivedAt: now() };
    }
  };
}
