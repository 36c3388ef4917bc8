// The place before and after the router is loaded, and the navigations that wait for it.
import { waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Place, Routing } from "#state/navigation/navigation.ts";
import { createNavigation, type NavigationDeps } from "./createNavigation.ts";

const place = (path: string, over: Partial<Place> = {}): Place => ({
  path,
  search: {},
  flags: {},
  list: path === "/" ? "scores" : undefined,
  historyKey: "",
  complete: true,
  ...over,
});

/** A router that has matched no page until `show` is called. */
function aRouting() {
  let found: Place | undefined;
  const listeners = new Set<() => void>();
  const routing: Routing = {
    page: null,
    place: () => found,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ready: Promise.resolve(),
    go: vi.fn(async () => undefined),
    preload: vi.fn(),
    savedScroll: () => 70,
    isPending: () => false,
    forgetLinks: vi.fn(),
    translate: vi.fn(async () => undefined),
  };
  return {
    routing,
    show(next: Place) {
      found = next;
      for (const listener of listeners) listener();
    },
  };
}

function start(over: Partial<NavigationDeps> = {}) {
  let onHistory = (): void => undefined;
  const left: string[] = [];
  const navigation = createNavigation({
    here: () => place("/"),
    savedScroll: () => 30,
    load: async () => aRouting().routing,
    leave: ({ to }) => void left.push(to),
    nextTurn: () => new Promise((resolve) => setTimeout(resolve)),
    patience: () => new Promise(() => undefined),
    onHistory(listener) {
      onHistory = listener;
    },
    ...over,
  });
  const told = vi.fn();
  navigation.subscribe(told);
  return { navigation, left, told, goBack: () => onHistory() };
}

it("shows a list without the router, and the router's place once it has matched the page", async () => {
  const { routing, show } = aRouting();
  const load = vi.fn(async () => routing);
  const { navigation, told } = start({ load });
  expect(navigation.place()?.path).toBe("/");
  expect(navigation.savedScroll()).toBe(30);
  expect(load).not.toHaveBeenCalled();
  await navigation.bring();
  expect(load).toHaveBeenCalledExactlyOnceWith(true);
  expect(navigation.place()?.path).toBe("/");
  expect(navigation.savedScroll()).toBe(70);
  told.mockClear();
  show(place("/live"));
  expect(told).toHaveBeenCalledOnce();
  expect(navigation.place()?.path).toBe("/live");
});

it("has no place at an address that only the router knows", async () => {
  const { routing, show } = aRouting();
  const load = vi.fn(async () => routing);
  const { navigation } = start({ here: () => undefined, load });
  expect(navigation.place()).toBeUndefined();
  await navigation.bring();
  expect(load).toHaveBeenCalledExactlyOnceWith(false);
  expect(navigation.place()).toBeUndefined();
  show(place("/faq"));
  expect(navigation.place()?.path).toBe("/faq");
});

it("keeps navigations waiting for the router, in order, and is pending meanwhile", async () => {
  const { routing } = aRouting();
  const { navigation } = start({ load: async () => routing });
  navigation.go({ to: "/live" });
  navigation.go({ to: "/faq" });
  expect(navigation.isPending()).toBe(true);
  await waitFor(() => expect(routing.go).toHaveBeenCalledTimes(2));
  expect(vi.mocked(routing.go).mock.calls.map(([{ to }]) => to)).toEqual(["/live", "/faq"]);
  expect(navigation.isPending()).toBe(false);
});

it("loads a new document when the router fails to load, and tries the router again the next time", async () => {
  const { routing } = aRouting();
  const load = vi
    .fn<() => Promise<Routing>>()
    .mockRejectedValueOnce(new Error("gone"))
    .mockResolvedValue(routing);
  const { navigation, left } = start({ load });
  navigation.go({ to: "/live" });
  await waitFor(() => expect(left).toEqual(["/live"]));
  expect(navigation.failure()).toEqual(new Error("gone"));
  expect(navigation.place()?.path).toBe("/");
  navigation.go({ to: "/faq" });
  await waitFor(() => expect(routing.go).toHaveBeenCalledOnce());
  expect(left).toEqual(["/live"]);
});

it("preloads with the router only", async () => {
  const { routing } = aRouting();
  const { navigation } = start({ load: async () => routing });
  navigation.preload({ to: "/faq" });
  await waitFor(() => expect(routing.preload).toHaveBeenCalledOnce());
  const missing = start({ load: () => Promise.reject(new Error("gone")) });
  missing.navigation.preload({ to: "/faq" });
  await waitFor(() => expect(missing.navigation.failure()).toBeDefined());
  expect(missing.left).toEqual([]);
});

it("follows Back and Forward between lists without the router, and loads it for any other page", async () => {
  let now: Place | undefined = place("/", { search: { filter: "live" } });
  const { routing, show } = aRouting();
  const load = vi.fn(async () => routing);
  const { navigation, told, goBack } = start({ here: () => now, load });
  now = place("/");
  goBack();
  expect(told).toHaveBeenCalledOnce();
  expect(navigation.place()?.search).toEqual({});
  expect(load).not.toHaveBeenCalled();
  now = undefined;
  goBack();
  // The current page is shown until the next one is loaded.
  expect(navigation.place()?.path).toBe("/");
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  show(place("/faq"));
  expect(navigation.place()?.path).toBe("/faq");
});

it("makes one history entry per task, and none before the router is ready", async () => {
  const { routing } = aRouting();
  let stand = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    stand = resolve;
  });
  let nextTurn = (): void => undefined;
  const turn = new Promise<void>((resolve) => {
    nextTurn = resolve;
  });
  const { navigation } = start({ load: async () => ({ ...routing, ready }), nextTurn: () => turn });
  navigation.go({ to: "/live" });
  navigation.go({ to: "/faq" });
  await navigation.bring();
  expect(routing.go).not.toHaveBeenCalled();
  stand();
  await waitFor(() => expect(routing.go).toHaveBeenCalledOnce());
  nextTurn();
  await waitFor(() => expect(routing.go).toHaveBeenCalledTimes(2));
});

it("a press goes on when the router does not match the shown page for too long", async () => {
  const { routing } = aRouting();
  let giveUp = (): void => undefined;
  const patience = (): Promise<void> => new Promise((resolve) => (giveUp = resolve));
  const never = { ...routing, ready: new Promise<void>(() => undefined) };
  const { navigation } = start({ load: async () => never, patience });
  navigation.go({ to: "/faq" });
  await waitFor(() => expect(navigation.routing()).toBe(never));
  expect(navigation.isWaiting()).toBe(true);
  expect(routing.go).not.toHaveBeenCalled();
  giveUp();
  await waitFor(() => expect(routing.go).toHaveBeenCalledExactlyOnceWith({ to: "/faq" }));
  expect(navigation.isWaiting()).toBe(false);
});
