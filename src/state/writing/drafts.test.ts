// Drafts: kept over a reload, readable by their writer only, removed when a member signs out.
import { createStore } from "jotai";
import { expect, it, vi } from "vitest";
import { keepDraft, readDraft, watchDrafts } from "./drafts.ts";
import { type Session, sessionAtom } from "../session/sessionAtom.ts";

const member = (id: number): Session => ({ id, name: "A", avatar: "", session: `s${id}` });

it("are returned to their writer, and a visitor's to the member they sign in as", () => {
  const store = createStore();
  keepDraft("feedback", { text: "a" }, store);
  expect(readDraft("feedback", store)).toEqual({ text: "a" });
  store.set(sessionAtom, member(7));
  expect(readDraft("feedback", store)).toEqual({ text: "a" });
  keepDraft("feedback", { text: "mine" }, store);
  store.set(sessionAtom, member(8));
  expect(readDraft("feedback", store)).toBeUndefined();
});

it("are removed when their writer signs out; a visitor's are kept", () => {
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

it("of members who signed out while the tab was closed are removed at the start", () => {
  const store = createStore();
  store.set(sessionAtom, member(7));
  keepDraft("feedback", 1, store);
  localStorage.clear();
  watchDrafts(createStore())();
  expect(sessionStorage).toHaveLength(0);
});

it("work without a storage", () => {
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
