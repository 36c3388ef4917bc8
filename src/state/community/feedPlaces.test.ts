// Places in lists of posts: by entry of the history and by list, bounded, and never from damaged storage.
import { afterEach, expect, it } from "vitest";
import { type FeedPlace, feedPlaceOf, forgetFeedPlaces, keepFeedPlace } from "./feedPlaces.ts";

afterEach(() => forgetFeedPlaces());

const KEY = "touchline.feedPlaces.1";
const place = (over: Partial<FeedPlace> = {}): FeedPlace => ({
  list: "feed",
  anchor: "a1",
  pages: 3,
  asOf: 1_000,
  postId: 45,
  offset: 70,
  ...over,
});

it("returns the place of an entry for the list it was kept for, and for no other", () => {
  keepFeedPlace("k1", place());
  keepFeedPlace("k2", place());
  keepFeedPlace("k2", undefined);
  expect(feedPlaceOf("k1", "feed")).toEqual(place());
  expect(feedPlaceOf("k1", "another list")).toBeUndefined();
  expect(feedPlaceOf("k2", "feed")).toBeUndefined();
  expect(feedPlaceOf("k3", "feed")).toBeUndefined();
});

it("keeps the last 50 entries", () => {
  for (let at = 0; at < 52; at += 1) keepFeedPlace(`k${at}`, place());
  keepFeedPlace("k2", place({ pages: 4 }));
  keepFeedPlace("k52", place());
  expect(feedPlaceOf("k2", "feed")?.pages).toBe(4);
  expect(feedPlaceOf("k3", "feed")).toBeUndefined();
  expect(feedPlaceOf("k52", "feed")).toBeDefined();
});

it("keeps nothing for a page without an entry, and nothing after the sign-in", () => {
  keepFeedPlace("", place());
  expect(sessionStorage.getItem(KEY)).toBeNull();
  keepFeedPlace("k1", place());
  forgetFeedPlaces();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it.each([
  ["no text", "no JSON"],
  ["a list", "[1]"],
  ["an anchor of another type", JSON.stringify({ k1: { ...place(), anchor: 7 } })],
  ["no anchor", JSON.stringify({ k1: { ...place(), anchor: "" } })],
  ["a distance that is no number", JSON.stringify({ k1: { ...place(), offset: "low" } })],
  ["half a page", JSON.stringify({ k1: { ...place(), pages: 0.5 } })],
])("reads no place from %s", (_what, text) => {
  sessionStorage.setItem(KEY, text);
  expect(feedPlaceOf("k1", "feed")).toBeUndefined();
});
