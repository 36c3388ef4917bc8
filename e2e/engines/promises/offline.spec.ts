// Promise 6: opened once, the product opens without its server with the last list and its age, and is live again with it.
import { freezeWorld } from "../../support/stagedDay.ts";
import type { Tab } from "../driver/tab.ts";
import { fieldOf, isLive, shows } from "../pages.ts";
import { expect, test } from "../test.ts";

/** Waits until the offline worker controls the page and keeps what a start needs. */
async function canStartAlone(tab: Tab, origin: string): Promise<void> {
  const answer = await fetch(`${origin}/.vite/kept.json`);
  const { id, start, languages } = (await answer.json()) as {
    readonly id: string;
    readonly start: readonly string[];
    readonly languages: Readonly<Record<string, { readonly files: readonly string[] }>>;
  };
  const wanted = [...start, ...(languages["en"]?.files ?? []), "/offline/document/en"];
  await tab.until(
    "what a start needs",
    async ({ name, paths }) => {
      if (navigator.serviceWorker.controller?.state !== "activated" || !(await caches.has(name)))
        return false;
      const kept = new Set((await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname));
      const isKept = paths.every((path) => kept.has(path));
      const states = (await navigator.serviceWorker.getRegistrations()).map(
        ({ active, waiting, installing }) => (installing ?? waiting ?? active)?.state,
      );
      return isKept && states.every((state) => state === "activated");
    },
    { name: `touchline-files-${id}`, paths: wanted },
  );
}

/** Waits until the core has stored a list, which the next start shows. */
async function keepsList(tab: Tab): Promise<void> {
  await tab.until(
    "a kept list",
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open("touchline");
        opening.addEventListener("error", () => resolve(false));
        opening.addEventListener("success", () => {
          const reading = opening.result
            .transaction("live")
            .objectStore("live")
            .get("lists.kept") as IDBRequest<{ readonly lists: readonly unknown[] } | undefined>;
          reading.addEventListener("success", () => {
            opening.result.close();
            resolve((reading.result?.lists.length ?? 0) > 0);
          });
        });
      }),
  );
}

test("6: without its server it opens with the last list and its age, and is live again with it @short", async ({
  stage,
  product,
}) => {
  const [matchId = 0] = await freezeWorld(product, 1);
  const browser = await stage.browser();
  const tab = await browser.tab();
  await tab.open(`${stage.origin}/live`);
  await isLive(tab);
  await canStartAlone(tab, product.origin);
  await keepsList(tab);
  stage.line.cut();
  await tab.reload().catch(() => undefined);
  await shows(tab, fieldOf(matchId, "homeScore"), "1");
  await tab.until("the age", () =>
    /\d|just now/.test(document.querySelector("[data-connection=reconnecting]")?.textContent ?? ""),
  );
  await product.control.act("goal", { matchId, side: "home" });
  stage.line.restore();
  await shows(tab, fieldOf(matchId, "homeScore"), "2");
  // The lists are asked for before the socket, whose next attempt may be many seconds away, is open.
  await tab.until("news", () =>
    /live|polling/.test(
      document.querySelector<HTMLElement>("[data-connection]")?.dataset["connection"] ?? "",
    ),
  );
  expect(await tab.evaluate(() => document.querySelectorAll("main h1").length)).toBe(1);
});
