// Stands in for the cache of page answers until the first page asks: lists do without its code.
import { failure, TRANSPORT_ERROR } from "#api/transport/result.ts";
import type { LiveCoreOptions } from "../coreOptions.ts";
import { createLater } from "../base/later.ts";
import type { createPageCache, PageCache } from "./pageCache.ts";

/** An empty cache; nothing in it can be out of date before its code is there. */
export function createPagesLater(
  options: Parameters<typeof createPageCache>[0],
  load: LiveCoreOptions["loadPageCache"] = async () => (await import("./pageCache.ts")).createPageCache,
): PageCache {
  const cache = createLater(async () => (await load())(options));
  return {
    async get(request, context) {
      const ready = cache.here() ?? (await cache.come());
      return ready ? ready.get(request, context) : failure(TRANSPORT_ERROR);
    },
    outdate: (topics) => cache.here()?.outdate(topics),
    clear: () => cache.here()?.clear(),
    sweep: () => cache.here()?.sweep(),
  };
}
