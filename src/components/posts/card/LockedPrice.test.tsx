// The price on a locked post: asked for when the post is seen, once per author, and left out where there is none.
import { act } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CreatorOffer } from "#domain/creators/creator.ts";
import { aCreator } from "#domain/testing/aCreator.ts";
import { renderWithLive } from "../../testing/renderWithLive.tsx";
import { settled } from "../../testing/renderPage.tsx";
import { LockedPrice } from "./LockedPrice.tsx";

let unseen: (() => void)[] = [];
vi.mock("#ui/page/whenSeen.ts", () => ({
  whenSeen: (_element: Element, then: () => void) => unseen.push(then),
}));
/** Says of all posts that they are on the screen. */
async function look(): Promise<void> {
  act(() => unseen.forEach((then) => then()));
  await settled();
}

beforeEach(() => {
  unseen = [];
  vi.stubGlobal("IntersectionObserver", vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

/** Prices of these authors; returns the questions asked. */
async function show(authors: readonly number[], over: Partial<CreatorOffer> | undefined) {
  const asked: string[] = [];
  const rendered = renderWithLive(
    authors.map((authorId) => (
      <div key={authorId}>
        <LockedPrice authorId={authorId} />
        <LockedPrice authorId={authorId} />
      </div>
    )),
    {
      getPage: async ({ call, params }) => {
        asked.push(`${call} ${JSON.stringify(params)}`);
        return over === undefined
          ? { ok: false, reason: "noAnswer", code: -1, message: "error" }
          : { ok: true, value: aCreator(8, over) };
      },
    },
  );
  await settled();
  const prices = (): readonly (string | null)[] =>
    [...rendered.container.querySelectorAll("[data-least-price]")].map(({ textContent }) => textContent);
  return { asked, prices };
}

it("is asked for when the post is on the screen, once for all posts of an author", async () => {
  const { asked, prices } = await show([8], {});
  expect(asked).toEqual([]);
  await look();
  expect(asked).toEqual(['creator {"userId":8}']);
  expect(prices()).toEqual(Array.from({ length: 2 }, () => "from $1.663 / month"));
});

it.each([
  ["nothing is on offer", { leastPrice: undefined }],
  ["it could not be loaded", undefined],
])("is left out where %s", async (_why, over) => {
  const { prices } = await show([8], over);
  await look();
  expect(prices()).toEqual(["", ""]);
});

it("is asked for at once in a browser that does not tell what is on the screen", async () => {
  vi.unstubAllGlobals();
  vi.stubGlobal("IntersectionObserver", undefined);
  Reflect.deleteProperty(globalThis, "IntersectionObserver");
  const { prices } = await show([8], {});
  expect(prices()).toEqual(Array.from({ length: 2 }, () => "from $1.663 / month"));
});
