// The place of a list of posts in the history: when it is restored, begun anew and forgotten.
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { keepFeedPlace } from "#state/community/feedPlaces.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { fakeObservers } from "../testing/fakeObservers.ts";
import { settled } from "../testing/renderPage.tsx";
import { forgetFeed, ids, LIST, pageOf, RANKED, showFeed, stubScrolling } from "./testing/aFeed.tsx";

beforeEach(stubScrolling);
afterEach(forgetFeed);

/** Post 4 is the first on the screen, 20 px above its edge; jsdom has no layout. */
function scrolledToPost4(): void {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function rect(this: Element) {
    const id = Number(this.querySelector<HTMLElement>("[data-post-id]")?.dataset["postId"]);
    const top = -20 + (4 - id) * 100;
    return { top, bottom: top + 100 } as DOMRect;
  });
}

it("is opened as anew by a reader who was at its top", async () => {
  const first = showFeed(({ page }) => pageOf(page, 4));
  await screen.findByRole("feed");
  first.unmount();
  expect(sessionStorage.getItem("touchline.feedPlaces.1") ?? "{}").toBe("{}");
  const again = showFeed(() => pageOf(1, 4, "a2"));
  await waitFor(() => expect(again.asked).toEqual([{ page: 1 }]));
});

it("returns to its pages and its place in the history without a request", async () => {
  const near = fakeObservers();
  scrolledToPost4();
  const first = showFeed(({ page }) => pageOf(page, 4));
  await screen.findByRole("feed");
  await near();
  await near();
  expect(ids()).toHaveLength(6);
  first.unmount();
  expect(JSON.parse(sessionStorage.getItem("touchline.feedPlaces.1")!)).toMatchObject({
    k1: { anchor: "a1", pages: 3, postId: 4, offset: -20 },
  });
  const again = showFeed(() => "down");
  expect(ids()).toEqual([8, 7, 6, 5, 4, 3]);
  await settled();
  expect(again.asked).toEqual([]);
});

it("asks for all its pages with their anchor after a reload, and draws none before they are there", async () => {
  fakeObservers();
  keepFeedPlace("k1", {
    list: ` ${JSON.stringify(LIST)}`,
    anchor: "a1",
    pages: 3,
    asOf: 0,
    postId: 4,
    offset: 80,
  });
  const { asked } = showFeed(({ page }) => pageOf(page, 4));
  expect(ids()).toEqual([]);
  await screen.findByRole("feed");
  expect(ids()).toEqual([8, 7, 6, 5, 4, 3]);
  expect(asked).toEqual([1, 2, 3].map((page) => ({ page, anchor: "a1" })));
  // jsdom has no layout: the post is at 0, and must be at 80.
  expect(scrollBy).toHaveBeenCalledWith({ top: -80, behavior: "instant" });
});

it("begins at its top when the list of its place is not kept any more", async () => {
  keepFeedPlace("k1", {
    list: ` ${JSON.stringify(RANKED)}`,
    anchor: "old",
    pages: 2,
    asOf: 0,
    postId: 3,
    offset: 0,
  });
  const { asked } = showFeed(({ anchor }) => (anchor === "old" ? "listChanged" : pageOf(1, 2, "a2")), RANKED);
  await screen.findByRole("feed");
  expect(ids()).toEqual([4, 3]);
  expect(asked.at(-1)).toEqual({ page: 1 });
});

it("keeps no place of a member who has signed out", async () => {
  pageStore.set(sessionAtom, { session: "s", id: 7, name: "A", avatar: "" });
  scrolledToPost4();
  const { unmount } = showFeed(() => pageOf(1, 2));
  await screen.findByRole("feed");
  act(() => pageStore.set(sessionAtom, undefined));
  await settled();
  expect(sessionStorage.getItem("touchline.feedPlaces.1")).toBeNull();
  unmount();
  expect(sessionStorage.getItem("touchline.feedPlaces.1")).not.toContain('"s ');
});
