// What happens when a chunk cannot be loaded: when the page reloads, and when it only reports.
import { expect, it } from "vitest";
import { watchMissingChunks } from "./missingChunks.ts";

interface Case {
  readonly wanted?: "page" | "part" | "nobody";
  /** The server does not answer. */
  readonly silent?: boolean;
  /** A reload is not allowed. */
  readonly refused?: boolean;
  readonly early?: readonly unknown[];
  /** A list is shown. */
  readonly shown?: boolean;
}

function aPage({ wanted = "page", silent = false, refused = false, early = [], shown = false }: Case = {}) {
  const target = new EventTarget();
  const page = { checks: 0, reloads: [] as string[], warnings: 0, reported: [] as unknown[] };
  const stop = watchMissingChunks({
    target,
    early,
    isPageMissing: () => !shown,
    isMissingChunk: (error) => error instanceof TypeError,
    wanted: () => (wanted === "nobody" ? undefined : wanted),
    async check() {
      page.checks += 1;
      return silent ? undefined : "b";
    },
    reload(id) {
      if (!refused) page.reloads.push(id);
      return !refused;
    },
    warn: () => void (page.warnings += 1),
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

it("a chunk the user waits for makes the page reload once the server has answered", async () => {
  const { page, lose } = aPage();
  await lose();
  expect(page.reloads).toEqual(["b"]);
});

it("a chunk that loads and throws is not missing: the page shows the error and does not reload", async () => {
  const { page, lose } = aPage();
  await lose(new RangeError("a fault of its own"));
  expect(page).toEqual({ checks: 0, reloads: [], warnings: 0, reported: [] });
});

it("a preloaded chunk only makes the page ask for a new build", async () => {
  const { page, lose } = aPage({ wanted: "nobody" });
  await lose();
  expect(page.checks).toBe(1);
  expect(page.reloads).toEqual([]);
});

it("does not reload when the server does not answer", async () => {
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
  expect(page.warnings).toBe(1);
});

it("a page shows the error in its own place, and a part shows none when the page reloads", async () => {
  const places = [aPage({ wanted: "page", refused: true }), aPage({ wanted: "part" })];
  for (const { lose } of places) await lose();
  expect(places.map(({ page }) => page.warnings)).toEqual([0, 0]);
});

it("each missing chunk is reported", async () => {
  const { page, lose } = aPage();
  const errors = [await lose(), await lose()];
  expect(page.reported).toEqual(errors);
});

it("many missing chunks at once are one request", async () => {
  const { page, lose } = aPage();
  await Promise.all([lose(), lose(), lose()]);
  expect(page.checks).toBe(1);
  await lose();
  expect(page.checks).toBe(2);
});

it("handles chunks of the first page that failed before it was watching", async () => {
  const early = [new TypeError("Gone"), new TypeError("Gone")];
  const { page } = aPage({ wanted: "nobody", early });
  await Promise.resolve();
  await Promise.resolve();
  expect(page.reported).toEqual(early);
  expect(page.reloads).toEqual(["b"]);
});

it("an early failure of a part beside a list makes it ask for a new build, and does not reload", async () => {
  const { page } = aPage({ wanted: "nobody", early: [new TypeError("Gone")], shown: true });
  await Promise.resolve();
  await Promise.resolve();
  expect(page.checks).toBe(1);
  expect(page.reloads).toEqual([]);
});

it("ignores an event without an error, and events after it is stopped", async () => {
  const { page, lose, stop } = aPage();
  await lose(undefined);
  expect(page.checks).toBe(1);
  stop();
  await lose();
  expect(page.checks).toBe(1);
});
