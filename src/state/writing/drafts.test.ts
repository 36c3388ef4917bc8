// Drafts: kept over a reload, found by their writer alone, gone when a member has left.
import { createStore } from "jotai";
import { expect, it, vi } from "vitest";
import { keepDraft, readDraft, watchDrafts } from "./drafts.ts";
import { type Session, sessionAtom } from "../session/sessionAtom.ts";

const member = (id: number): Session => ({ id, name: "A", avatar: "", session: `s${id}` });

it("come back to their writer, and a visitor's to whom they became", () => {
  const store = createStore();
  keepDraft("feedback", { text: "a" }, store);
  expect(readDraft("feedback", store)).toEqual({ text: "a" });
  store.set(sessionAtom, member(7));
  expect(readDraft("feedback", store)).toEqual({ text: "a" });
  keepDraft("feedback", { text: "mine" }, store);
  store.set(sessionAtom, member(8));
  expect(readDraft("feedback", store)).toBeUndefined();
});

it("are gone when their writer leaves, a visitor's stay", () => {
  const store = createStore();
  keepDraft("visitor", 1, store);
  store.set(sessionAtom, member(7));
  const stop = watchDrafts(store);
  keepDraft("feedback", 2, store);
  sessionStorage.setItem("touchline.draft.damaged", "{");
  sessionStorage.setItem("else", "stays");
  store.set(sessionAtom, undefined);
  expect(Object.keys(sessionStorage).toSorted()).toEqual(["else", "touchline.draft.visitor"]);
  stop();
});

it("of whoever left while the tab was away are dropped at the start", () => {
  const store = createStore();
  store.set(sessionAtom, member(7));
  keepDraft("feedback", 1, store);
  localStorage.clear();
  watchDrafts(createStore())();
  expect(sessionStorage).toHaveLength(0);
});

it("live without a storage", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => "{",
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  expect(() => keepDraft("x", 1)).not.toThrow();
  expect(readDraft("x")).toBeUndefined();
  expect(() => watchDrafts()()).not.toThrow();
  vi.unstubAllGlobals();
});
