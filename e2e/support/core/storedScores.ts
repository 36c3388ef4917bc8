// Reads what the core has stored of the running matches for its successor.
import type { Page } from "@playwright/test";

/** The home scores of running matches. */
export function storedScores(page: Page): Promise<readonly number[]> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error ?? new Error("not readable")));
      });
    const database = await settled(indexedDB.open("touchline"));
    const stored: { counts?: Uint8ClampedArray } | undefined = await settled(
      database.transaction("live").objectStore("live").get("live.lastKnown"),
    );
    database.close();
    return [...(stored?.counts ?? [])].filter((_, index) => index % 6 === 0);
  });
}
