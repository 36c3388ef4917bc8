// The links of pages: collected page by page, then each followed once.
import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "./assert/expect.ts";

export interface PageLinks {
  /** Notes the links of the page that is shown; fails where a link to a part of the page leads nowhere. */
  collect(page: Page): Promise<void>;
  /** Requests each address on `origin` once: the server answers 404 for an address without a page. */
  follow(request: APIRequestContext, origin: string): Promise<void>;
}

export function createPageLinks(): PageLinks {
  /** Address without its hash → the page it was first found on. */
  const found = new Map<string, string>();
  return {
    async collect(page) {
      const here = page.url().replace(/#.*$/, "");
      const hrefs = await page
        .locator("a[href]")
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      for (const href of hrefs) {
        const [address = "", hash = ""] = href.split("#");
        if (address !== here) found.set(address, found.get(address) ?? here);
        else if (hash !== "" && hash !== "main")
          expect(await page.locator(`[id="${decodeURIComponent(hash)}"]`).count(), href).toBe(1);
      }
    },
    async follow(request, origin) {
      const own = [...found].filter(([address]) => address.startsWith(`${origin}/`));
      expect(own.length).toBeGreaterThan(50);
      const lost: string[] = [];
      for (const [address, page] of own) {
        const answer = await request.head(address, { maxRedirects: 0 });
        if (answer.status() !== 200) lost.push(`${answer.status()} ${address} on ${page}`);
      }
      expect(lost).toEqual([]);
    },
  };
}
