// The parts that answer pages, with calls over the network; loaded as one module.
import type { Http } from "#api/transport/http.ts";
import { createPageParts, type PageNeeds, type PageParts } from "./pageParts.ts";

/** Parts that have been asked for nothing. Their calls are loaded with the first question. */
export function createPagePartsOver(http: Http, needs: PageNeeds): PageParts {
  return createPageParts({
    ...needs,
    loadPagesApi: async () => (await import("#api/createPagesApi.ts")).createPagesApi(http),
    loadMembersApi: async () => (await import("#api/createMembersApi.ts")).createMembersApi(http),
  });
}
