// Pages on an edge are asked for once a second, and again after what the stream has told.
import { expect, it } from "vitest";
import { createEdgePages } from "./edgePages.ts";

const NOON = Date.UTC(2026, 10, 28, 12);

it("shares a page for a second, and gives none that is older than a frame of the stream", async () => {
  let now = NOON;
  let toldAt = Number.NEGATIVE_INFINITY;
  let asked = 0;
  const bus = {
    askPage: async () => ({ status: 200, body: String(++asked), at: now }),
    savedPage: async () => undefined,
  };
  const pages = createEdgePages({ bus, toldAt: () => toldAt, now: () => now });
  const ask = async (): Promise<string | undefined> => (await pages.ask("/api/football/page"))?.body;
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(["1", "1", "1"]);
  now += 500;
  expect(await ask()).toBe("1");
  toldAt = now;
  expect([await ask(), await ask()]).toEqual(["2", "2"]);
  now += 500;
  expect(await ask()).toBe("3");
});
