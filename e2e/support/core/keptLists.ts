// The kept lists of a browser, as they lie in its store: reads their keys, and damages them.
import type { Page } from "@playwright/test";

export type Damage = "bytes" | "version";

/** The keys of the kept lists, after `damage` if given; undefined without a record. The core must have opened the store. */
export async function keptLists(page: Page, damage?: Damage): Promise<readonly string[] | undefined> {
  return page.evaluate(
    (kind) =>
      new Promise<readonly string[] | undefined>((resolve, reject) => {
        interface Kept {
          version: number;
          readonly lists: readonly { readonly key: string; readonly bytes: Uint8Array }[];
        }
        const fail = (): void => reject(new Error("the store cannot be read"));
        const opening = indexedDB.open("touchline");
        opening.addEventListener("error", fail);
        opening.addEventListener("success", () => {
          const database = opening.result;
          const transaction = database.transaction("live", "readwrite");
          const store = transaction.objectStore("live");
          const reading = store.get("lists.kept") as IDBRequest<Kept | undefined>;
          reading.addEventListener("success", () => {
            const { result: kept } = reading;
            if (kept === undefined || kind === undefined) return;
            if (kind === "version") kept.version += 1;
            for (const { bytes } of kept.lists) bytes.fill(48, bytes.length / 2);
            store.put(kept, "lists.kept");
          });
          transaction.addEventListener("error", fail);
          transaction.addEventListener("complete", () => {
            database.close();
            resolve(reading.result?.lists.map(({ key }) => key));
          });
        });
      }),
    damage,
  );
}
