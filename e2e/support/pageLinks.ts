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
      const { hrefs, nowhere } = await page.evaluate((address) => {
        const all = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].map(({ href }) => href);
        const broken = all.filter((href) => {
          const [path, hash = ""] = href.split("#");
          if (path !== address || hash === "" || hash === "main") return false;
          return document.querySelectorAll(`[id="${CSS.escape(decodeURIComponent(hash))}"]`).length !== 1;
        });
        return { hrefs: all, nowhere: broken };
      }, here);
      expect(nowhere).toEqual([]);
      for (const href of hrefs) {
        const [address = ""] = href.split("#");
        if (address !== here) found.set(address, found.get(address) ?? here);
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
