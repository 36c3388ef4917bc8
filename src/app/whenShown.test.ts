// A list opened in the background waits for its first showing; whatever has news while hidden does not.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { SUPERVISE_UNSEEN_MS } from "#state/live/liveness/timings.ts";
import { SESSION_KEY, sessionAtom } from "#state/session/sessionAtom.ts";
import { whenShown } from "./whenShown.ts";

let seen = false;

beforeEach(() => {
  vi.useFakeTimers();
  seen = false;
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => (seen ? "visible" : "hidden"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = "";
  history.replaceState(null, "", "/");
});

function show(): void {
  seen = true;
  document.dispatchEvent(new Event("visibilitychange"));
}

/** A page at this address, and whether it may be drawn. */
function openAt(path: string) {
  history.replaceState(null, "", path);
  const client = { pageStarted: vi.fn(), superviseCore: vi.fn(async () => undefined) };
  const page = { client, isDrawn: false };
  void whenShown(client).then(() => (page.isDrawn = true));
  return page;
}

it.each(["/", "/live", "/de/live", "/favorites"])("%s waits until it is shown", async (path) => {
  const page = openAt(path);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(page.isDrawn).toBe(false);
  show();
  await vi.advanceTimersByTimeAsync(0);
  expect(page.isDrawn).toBe(true);
});

it.each(["/football/match/1001", "/community", "/settings/theme"])(
  "%s is drawn although it is hidden",
  async (path) => {
    const page = openAt(path);
    await vi.advanceTimersByTimeAsync(0);
    expect(page.isDrawn).toBe(true);
  },
);

it("a list that is seen is drawn at once, and starts to watch its core by itself", async () => {
  seen = true;
  const page = openAt("/");
  await vi.advanceTimersByTimeAsync(SUPERVISE_UNSEEN_MS);
  expect(page.isDrawn).toBe(true);
  expect(page.client.pageStarted).not.toHaveBeenCalled();
  expect(page.client.superviseCore).not.toHaveBeenCalled();
});

it("watches the core while it waits, so that it follows it to the next", async () => {
  const { client } = openAt("/");
  expect(client.pageStarted).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(SUPERVISE_UNSEEN_MS - 1);
  expect(client.superviseCore).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(client.superviseCore).toHaveBeenCalledOnce();
});

it("is drawn for nobody whose sign-in has ended in another tab meanwhile", async () => {
  const store = pageStore;
  store.set(sessionAtom, { id: 7, name: "Nina", avatar: "", session: "s1" });
  const page = openAt("/");
  // Without an event: a frozen tab gets it late.
  localStorage.removeItem(SESSION_KEY);
  expect(store.get(sessionAtom)?.id).toBe(7);
  show();
  await vi.advanceTimersByTimeAsync(0);
  expect(page.isDrawn).toBe(true);
  expect(store.get(sessionAtom)).toBeUndefined();
});
