// Searches every place where a browser may store a text: pages, addresses, storages, caches, cookies, IndexedDB.
import type { Page } from "@playwright/test";

/** The places in this page's origin that contain a text, except IndexedDB. */
export function findInPage(page: Page, text: string): Promise<readonly string[]> {
  return page.evaluate(async (wanted) => {
    const contents = (storage: Storage): string => JSON.stringify(Object.entries(storage));
    const places: Record<string, string> = {
      document: document.documentElement.outerHTML,
      values: [...document.querySelectorAll("input, textarea")]
        .map((field) => (field as HTMLInputElement).value)
        .join(" "),
      address: location.href,
      history: JSON.stringify(history.state),
      requests: performance
        .getEntries()
        .map(({ name }) => name)
        .join(" "),
      localStorage: contents(localStorage),
      sessionStorage: contents(sessionStorage),
      cookies: document.cookie,
    };
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        places[`cache ${name} ${request.url}`] = `${request.url} ${(await answer?.text()) ?? ""}`;
      }
    }
    return Object.keys(places).filter((place) => places[place]?.includes(wanted) === true);
  }, text);
}

/** All data of this page's origin in IndexedDB, as text. */
export function readDatabases(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error ?? new Error("no answer")));
      });
    const found: unknown[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        found.push(name, store, await settled(objects.getAllKeys()), await settled(objects.getAll()));
      }
      database.close();
    }
    return JSON.stringify(found);
  });
}
