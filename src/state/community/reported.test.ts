// What a member has reported: kept over a reload and for other tabs, bounded, and of one sign-in alone.
import { renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { pageStore } from "../pageStore.ts";
import { sessionAtom } from "../session/sessionAtom.ts";
import { forgetReported, markReported, useReported } from "./reported.ts";

const KEY = "touchline.reported.1";
const store = pageStore;
const signIn = (session: string) => store.set(sessionAtom, { session, id: 7, name: "Ada", avatar: "" });
const isReported = (id: number) => renderHook(() => useReported({ kind: "post", id })).result.current;

beforeEach(() => signIn("s1"));
it("says so of what was reported, and of nothing else", () => {
  markReported({ kind: "post", id: 5 });
  markReported({ kind: "post", id: 5 });
  markReported({ kind: "reply", id: 6 });
  expect([isReported(5), isReported(6)]).toEqual([true, false]);
  expect(JSON.parse(localStorage.getItem(KEY)!)).toEqual({ session: "s1", keys: ["post 5", "reply 6"] });
});

it("is known after a reload, and in other tabs", async () => {
  markReported({ kind: "post", id: 5 });
  vi.resetModules();
  const again = await import("./reported.ts");
  const { sessionAtom: session } = await import("../session/sessionAtom.ts");
  pageStore.set(session, { session: "s1", id: 7, name: "Ada", avatar: "" });
  expect(renderHook(() => again.useReported({ kind: "post", id: 5 })).result.current).toBe(true);
});

it("is nothing for another member or a visitor, and forgotten with the sign-in", () => {
  markReported({ kind: "post", id: 5 });
  signIn("s2");
  expect(isReported(5)).toBe(false);
  store.set(sessionAtom, undefined);
  markReported({ kind: "post", id: 6 });
  expect(localStorage.getItem(KEY)).not.toContain("post 6");
  forgetReported();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it("remembers the newest two hundred", () => {
  for (let id = 1; id <= 201; id += 1) markReported({ kind: "post", id });
  expect([isReported(1), isReported(2), isReported(201)]).toEqual([false, true, true]);
});
