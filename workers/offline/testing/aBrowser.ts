// A browser and its network for tests of what the offline worker keeps.
import { vi } from "vitest";
import { createKeeper, type KeeperDeps } from "../createKeeper.ts";
import type { KeptBuild } from "../keptBuild.ts";

/** The text of a file; a document names the scripts of its language and build. */
export function contentOf(path: string): string {
  const script = path.replace("document-", "").replace(".html", ".js");
  return path.endsWith(".html") ? `of ${path}, which starts with ${script}` : `of ${path}`;
}

/** A browser with a network and caches. */
export function aBrowser() {
  const stored = new Map<string, Map<string, Response>>();
  const browser = {
    fetched: [] as string[],
    /** Paths that the server does not have. */
    gone: new Set<string>(),
    /** Documents that the server sends in the place of others, by path. */
    documents: new Map<string, string>(),
    online: true,
    refuses: false,
    savesData: false,
    locks: [] as string[],
    entries: (build: string): string[] => [...(stored.get(`touchline-files-${build}`)?.keys() ?? [])].sort(),
    caches: (): string[] => [...stored.keys()],
  };
  const caches: KeeperDeps["caches"] = {
    async open(name) {
      if (browser.refuses) throw new DOMException("full", "QuotaExceededError");
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return {
        match: async (key: string) => entries.get(key)?.clone(),
        put: async (key: string, answer: Response) => void entries.set(key, answer),
        keys: async () => [...entries.keys()].map((key) => ({ url: `https://touchline.test${key}` })),
      } as unknown as Cache;
    },
    keys: async () => [...stored.keys()],
    delete: async (name) => stored.delete(name),
    async match(key, { cacheName = "" } = {}) {
      if (browser.refuses) throw new DOMException("full", "QuotaExceededError");
      return stored
        .get(cacheName)
        ?.get(key as string)
        ?.clone();
    },
  };
  const network = vi.fn(async (path: string) => {
    if (!browser.online) throw new TypeError("Failed to fetch");
    browser.fetched.push(path);
    const type = path.endsWith(".html") ? "text/html" : "text/javascript";
    const status = browser.gone.has(path) ? 404 : 200;
    const text = browser.documents.get(path) ?? contentOf(path);
    return new Response(text, { status, headers: { "content-type": type } });
  });
  const keeperOf = (build: KeptBuild) =>
    createKeeper({
      build,
      caches,
      fetch: network as unknown as typeof fetch,
      heldLocks: async () => browser.locks,
      savesData: () => browser.savesData,
    });
  /** The cache of a build is deleted after the next question for the names of all caches. */
  function deletedMeanwhile(build: string): void {
    const keys = caches.keys.bind(caches);
    vi.spyOn(caches, "keys").mockImplementationOnce(async () => {
      const names = await keys();
      stored.delete(`touchline-files-${build}`);
      return names;
    });
  }
  return { browser, network, keeperOf, deletedMeanwhile };
}
