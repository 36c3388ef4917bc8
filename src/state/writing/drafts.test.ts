// Drafts: kept over a reload, readable by their writer only, removed when a member signs out.
import { expect, it, vi } from "vitest";
import { pageStore } from "../pageStore.ts";
import { keepDraft, readDraft, watchDrafts } from "./drafts.ts";
import { type Session, sessionAtom } from "../session/sessionAtom.ts";

const member = (id: number): Session => ({ id, name: "A", avatar: "", session: `s${id}` });

it("are returned to their writer, and a visitor's to the member they sign in as", () => {
  keepDraft("feedback", { text: "a" });
  expect(readDraft("feedback")).toEqual({ text: "a" });
  pageStore.set(sessionAtom, member(7));
  expect(readDraft("feedback")).toEqual({ text: "a" });
  keepDraft("feedback", { text: "mine" });
  pageStore.set(sessionAtom, member(8));
  expect(readDraft("feedback")).toBeUndefined();
});

it("are removed when their writer signs out; a visitor's are kept", () => {
  keepDraft("visitor", 1);
  pageStore.set(sessionAtom, member(7));
  const stop = watchDrafts();
  keepDraft("feedback", 2);
  sessionStorage.setItem("touchline.draft.damaged", "{");
  sessionStorage.setItem("else", "stays");
  pageStore.set(sessionAtom, undefined);
  expect(Object.keys(sessionStorage).toSorted()).toEqual(["else", "touchline.draft.visitor"]);
  stop();
});

it("of members who signed out while the tab was closed are removed at the start", () => {
  pageStore.set(sessionAtom, member(7));
  keepDraft("feedback", 1);
  localStorage.clear();
  watchDrafts()();
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
