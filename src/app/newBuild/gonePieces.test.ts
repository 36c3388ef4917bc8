// What happens when a piece of the page cannot be fetched: when it reloads, when it only tells.
import { expect, it } from "vitest";
import { watchGonePieces } from "./gonePieces.ts";

interface Case {
  readonly wanted?: "page" | "part" | "nobody";
  /** The server does not answer. */
  readonly silent?: boolean;
  /** It must not reload. */
  readonly refused?: boolean;
  readonly early?: readonly unknown[];
}

function aPage({ wanted = "page", silent = false, refused = false, early = [] }: Case = {}) {
  const target = new EventTarget();
  const page = { checks: 0, reloads: [] as string[], told: 0, reported: [] as unknown[] };
  const stop = watchGonePieces({
    target,
    early,
    isGone: (error) => error instanceof TypeError,
    wanted: () => (wanted === "nobody" ? undefined : wanted),
    async check() {
      page.checks += 1;
      return silent ? undefined : "b";
    },
    reload(id) {
      if (!refused) page.reloads.push(id);
      return !refused;
    },
    tell: () => void (page.told += 1),
    report: (error) => void page.reported.push(error),
  });
  async function lose(
    payload: unknown = new TypeError("Failed to fetch dynamically imported module: /a.js"),
  ) {
    target.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    return payload;
  }
  return { page, lose, stop };
}

it("a piece that somebody waits for brings the page's reload, once the server has answered", async () => {
  const { page, lose } = aPage();
  await lose();
  expect(page.reloads).toEqual(["b"]);
});

it("a piece that came and failed is none that is gone: the page says so, and nothing reloads", async () => {
  const { page, lose } = aPage();
  await lose(new RangeError("a fault of its own"));
  expect(page).toEqual({ checks: 0, reloads: [], told: 0, reported: [] });
});

it("a piece fetched ahead only makes the page ask for a new build", async () => {
  const { page, lose } = aPage({ wanted: "nobody" });
  await lose();
  expect(page.checks).toBe(1);
  expect(page.reloads).toEqual([]);
});

it("a server that does not answer is no reason to reload", async () => {
  const { page, lose } = aPage({ silent: true });
  await lose();
  expect(page.reloads).toEqual([]);
});

it.each([
  ["the server does not answer", { silent: true }],
  ["it must not reload", { refused: true }],
])("a part that was pressed for says that it did not come when %s", async (_name, trouble) => {
  const { page, lose } = aPage({ wanted: "part", ...trouble });
  await lose();
  expect(page.told).toBe(1);
});

it("a page says so in its own place, and a part that comes with a reload says nothing", async () => {
  const places = [aPage({ wanted: "page", refused: true }), aPage({ wanted: "part" })];
  for (const { lose } of places) await lose();
  expect(places.map(({ page }) => page.told)).toEqual([0, 0]);
});

it("each loss is reported", async () => {
  const { page, lose } = aPage();
  const errors = [await lose(), await lose()];
  expect(page.reported).toEqual(errors);
});

it("many pieces at once are one question", async () => {
  const { page, lose } = aPage();
  await Promise.all([lose(), lose(), lose()]);
  expect(page.checks).toBe(1);
  await lose();
  expect(page.checks).toBe(2);
});

it("pieces of the page that was opened are made good when this is there", async () => {
  const early = [new TypeError("Gone"), new TypeError("Gone")];
  const { page } = aPage({ wanted: "nobody", early });
  await Promise.resolve();
  await Promise.resolve();
  expect(page.reported).toEqual(early);
  expect(page.reloads).toEqual(["b"]);
});

it("a loss without an error is no trouble, nor one after the end", async () => {
  const { page, lose, stop } = aPage();
  await lose(undefined);
  expect(page.checks).toBe(1);
  stop();
  await lose();
  expect(page.checks).toBe(1);
});
