// The files of the build in a cache of its own, found in the caches of all builds and fetched where none has them.
import { buildCaches, cacheName } from "./caches.ts";
import type { KeptBuild } from "./keptBuild.ts";
import { isKeepable } from "./requests.ts";

export interface FileCachesDeps {
  readonly build: Pick<KeptBuild, "id">;
  readonly caches: Pick<CacheStorage, "open" | "keys" | "match">;
  readonly fetch: typeof fetch;
}

export interface FileCaches {
  /** The kept answer of the newest build that has one; undefined also where the browser refuses storage. */
  fromCaches(key: string): Promise<Response | undefined>;
  /** The network's answer; rejects for one that may not be kept. */
  fetched(path: string): Promise<Response>;
  /**
   * Puts the files that are missing into the build's cache: copied from other builds, else fetched. `mayFetch` is asked
   * before each file that no build has. Rejects if a file cannot be had.
   */
  keepFiles(paths: readonly string[], mayFetch?: () => boolean): Promise<void>;
}

/** Files fetched at once: enough for a fast line, few enough to leave room for the page's own requests. */
const AT_ONCE = 4;

export function createFileCaches({ build, caches, fetch }: FileCachesDeps): FileCaches {
  const own = cacheName(build.id);

  async function fromCaches(key: string): Promise<Response | undefined> {
    try {
      for (const name of buildCaches(await caches.keys(), own)) {
        // Not by `open`: it would make a cache that was deleted meanwhile anew.
        const answer = await caches.match(key, { cacheName: name, ignoreVary: true });
        if (answer !== undefined) return answer;
      }
    } catch {
      // The browser refuses storage: the network answers.
    }
    return undefined;
  }

  async function pathsIn(cache: Cache): Promise<ReadonlySet<string>> {
    return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  }

  async function fetched(path: string): Promise<Response> {
    // Without cookies, so that no answer can depend on the member. After what pages ask for themselves.
    const answer = await fetch(path, { credentials: "omit", priority: "low" });
    if (!isKeepable(path, answer)) throw new Error(`${path} cannot be kept`);
    return answer;
  }

  async function keepFiles(paths: readonly string[], mayFetch = (): boolean => true): Promise<void> {
    const cache = await caches.open(own);
    const kept = await pathsIn(cache);
    const missing = paths.filter((path) => !kept.has(path));
    if (missing.length === 0) return;
    // Found once for all files: hundreds of searches in every cache take seconds.
    const elsewhere = new Map<string, Cache>();
    for (const name of buildCaches(await caches.keys(), own).filter((each) => each !== own)) {
      const other = await caches.open(name);
      for (const path of await pathsIn(other)) elsewhere.set(path, other);
    }
    const waiting = missing.values();
    async function work(): Promise<void> {
      for (const path of waiting) {
        // A hashed file is the same in each build that has it.
        const known = path.startsWith("/assets/")
          ? await elsewhere.get(path)?.match(path, { ignoreVary: true })
          : undefined;
        if (known === undefined && !mayFetch()) continue;
        await cache.put(path, known ?? (await fetched(path)));
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  return { fromCaches, fetched, keepFiles };
}
