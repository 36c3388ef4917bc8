// The data side of preloading: what a football page asks first, asked for while the pointer rests on its link.
import type { LiveClient } from "#state/live/client/liveClient.ts";
import type { PageCallName, PageParams } from "#domain/calls/pageCalls.ts";

/**
 * For a route's loader. On a preload the promise lasts until the data is there, so that it counts among the preloads
 * under way; a real navigation does not wait: the page shows its skeleton.
 */
export function preloadData<Name extends PageCallName>(
  { client, preload }: { readonly client: LiveClient; readonly preload: boolean },
  call: Name,
  params: PageParams<Name>,
): Promise<void> | undefined {
  // A navigation asks by itself; fetching here as well would only race with it.
  if (!preload) return undefined;
  return import("#state/pageData/prefetchPage.ts").then(({ prefetchPage }) =>
    prefetchPage(client, call, params),
  );
}
