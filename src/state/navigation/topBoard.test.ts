// The board on top: one per browser by a lock that the next one steals, and open all the same where locks are forbidden.
import { createStore } from "jotai";
import { afterEach, expect, it, vi } from "vitest";
import { tabSight } from "../browser/tabSight.ts";
import { keepOnTopAtom, topBoardAtom } from "./topBoard.ts";

const closed = vi.fn();

function aWindow(): Window {
  const other = Object.assign(new EventTarget(), {
    document: document.implementation.createHTMLDocument(""),
    close: closed,
    closed: false,
  });
  Object.defineProperty(other.document, "defaultView", { value: other });
  return other as unknown as Window;
}

/** The browser's locks, of which a request ends so. */
function withLocks(request: () => Promise<unknown>): void {
  vi.stubGlobal("documentPictureInPicture", { requestWindow: async () => aWindow() });
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
}

afterEach(() => {
  dispatchEvent(new Event("pagehide"));
  closed.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "locks");
});

it.each([
  ["SecurityError", false],
  ["AbortError", true],
])("after %s of its lock it is closed: %j", async (name, isClosed) => {
  withLocks(() => Promise.reject(new DOMException("", name)));
  const store = createStore();
  expect(await store.set(keepOnTopAtom, [1001])).toBe(true);
  await Promise.resolve();
  expect(closed).toHaveBeenCalledTimes(isClosed ? 1 : 0);
  expect(store.get(topBoardAtom)?.matchIds).toEqual(isClosed ? undefined : [1001]);
});

it("shows other matches in the window that is open", async () => {
  withLocks(() => new Promise(() => undefined));
  const store = createStore();
  await store.set(keepOnTopAtom, [1001]);
  const { body } = store.get(topBoardAtom) ?? {};
  await store.set(keepOnTopAtom, [1002, 1003]);
  expect(store.get(topBoardAtom)).toMatchObject({ matchIds: [1002, 1003], body });
});

/** Locks of which a stolen one ends with an error, at the holder before. */
function stealing(): () => Promise<unknown> {
  let steal: (() => void) | undefined;
  return (...[, , held]: readonly unknown[]) =>
    new Promise((resolve, reject) => {
      steal?.();
      steal = () => reject(new DOMException("", "AbortError"));
      void (held as () => Promise<void>)().then(resolve);
    });
}

it("the window that replaces one the browser has ended keeps its tiles", async () => {
  withLocks(stealing());
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const store = createStore();
  await store.set(keepOnTopAtom, [1001]);
  expect(tabSight.visibilityState).toBe("visible");
  Object.assign(store.get(topBoardAtom)?.body.ownerDocument.defaultView ?? {}, { closed: true });
  expect(tabSight.visibilityState).toBe("hidden");
  await store.set(keepOnTopAtom, [1002]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.get(topBoardAtom)?.matchIds).toEqual([1002]);
  expect(tabSight.visibilityState).toBe("visible");
  expect(closed).toHaveBeenCalledTimes(1);
});

it("opens another window where the browser has ended the one before without a word", async () => {
  withLocks(() => new Promise(() => undefined));
  const store = createStore();
  await store.set(keepOnTopAtom, [1001]);
  const { body } = store.get(topBoardAtom) ?? {};
  Object.assign(body?.ownerDocument.defaultView ?? {}, { closed: true });
  expect(await store.set(keepOnTopAtom, [1002])).toBe(true);
  expect(store.get(topBoardAtom)?.matchIds).toEqual([1002]);
  expect(store.get(topBoardAtom)?.body).not.toBe(body);
});
