// Loads the cache of page answers when the first page asks: lists do not need its code.
import { failure } from "#api/transport/result.ts";
import { createLater } from "../base/later.ts";
import type { createPageCache, PageCache } from "./pageCache.ts";

/** Brings the code of the cache of page answers. */
export type LoadPageCache = () => Promise<typeof createPageCache>;

/** An empty cache. Until its code is loaded it holds nothing that could be out of date. */
export function createPagesLater(
  options: Parameters<typeof createPageCache>[0],
  load: LoadPageCache = async () => (await import("./pageCache.ts")).createPageCache,
): PageCache {
  const cache = createLater(async () => (await load())(options));
  return {
    async get(request, context, asker) {
      const part = cache.current() ?? (await cache.load());
      return part ? part.get(request, context, asker) : failure("noAnswer");
    },
    holdsAny: () => cache.current()?.holdsAny() ?? false,
    outdate: (tags) => cache.current()?.outdate(tags),
    forgetMember: () => cache.current()?.forgetMember(),
    clear: () => cache.current()?.clear(),
    sweep: () => cache.current()?.sweep(),
  };
}
