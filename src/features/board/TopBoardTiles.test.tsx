// The window on top that the browser ends without an event: its tab counts as hidden again with the next update.
import { act, cleanup } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { afterEach, expect, it, vi } from "vitest";
import { fakeObservers } from "#components/testing/fakeObservers.ts";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { aRow, flatRows } from "#domain/testing/aRow.ts";
import { tabSight } from "#state/browser/tabSight.ts";
import { keepOnTopAtom, topBoardAtom } from "#state/navigation/topBoard.ts";
import { TopBoardTiles } from "./TopBoardTiles.tsx";

fakeObservers();
afterEach(() => {
  cleanup();
  dispatchEvent(new Event("pagehide"));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("is given up with the next update, and all that listens hears that the tab is out of sight", async () => {
  const made = Object.assign(new EventTarget(), {
    document: document.implementation.createHTMLDocument(""),
    close: () => undefined,
    closed: false,
  });
  Object.defineProperty(made.document, "defaultView", { value: made });
  vi.stubGlobal("documentPictureInPicture", { requestWindow: async () => made });
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const store = createStore();
  await store.set(keepOnTopAtom, [1001]);
  const { send } = renderWithLive(
    <Provider store={store}>
      <TopBoardTiles matchIds={[1001]} />
    </Provider>,
  );
  const sights: string[] = [];
  const look = (): void => void sights.push(tabSight.visibilityState);
  tabSight.addEventListener("visibilitychange", look);
  send(flatRows(aRow(1001)));
  expect([store.get(topBoardAtom)?.matchIds, sights]).toEqual([[1001], []]);
  made.closed = true;
  act(() => send(flatRows(aRow(1001, { homeScore: 1 }))));
  expect([store.get(topBoardAtom), sights]).toEqual([undefined, ["hidden"]]);
  tabSight.removeEventListener("visibilitychange", look);
});
