// The board's page: its tiles, what an address may name, removing with undo, moving by keys, and saved boards.
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { afterEach, expect, it, vi } from "vitest";
import { aSummary, anIncident } from "#components/testing/aSummary.ts";
import { renderPage, settled } from "#components/testing/renderPage.tsx";
import { fakeObservers } from "#components/testing/fakeObservers.ts";
import { aRow, flatRows } from "#domain/testing/aRow.ts";
import { useNavigation } from "#state/navigation/hooks.ts";
import type { Navigation, Target } from "#state/navigation/navigation.ts";
import { boardSelectionAtom, SAVED_MAX, savedBoardsAtom } from "#state/preferences/boards.ts";
import { ToastRegion } from "#ui/overlays/ToastRegion.tsx";
import { undoOffers, withdrawOffers } from "#ui/overlays/undo.ts";
import { LiveRegion } from "#ui/page/LiveRegion.tsx";
import type { MatchFacts } from "#workers/live/contract.ts";
import { BoardPage } from "./BoardPage.tsx";

const factsOf = (matchId: number): MatchFacts => ({
  matchId,
  leagueId: 36,
  teamIds: { home: 11, away: 12 },
  names: { home: `Home ${matchId}`, away: `Away ${matchId}` },
  logos: { home: "", away: "" },
  ranks: { home: "", away: "" },
  neutralVenue: false,
  explanation: undefined,
});

const see = fakeObservers();
afterEach(() => {
  withdrawOffers();
  cleanup();
  localStorage.clear();
  document.documentElement.dir = "ltr";
});

async function open(query: string) {
  const store = createStore();
  let navigation: Navigation | undefined;
  function Goer() {
    navigation = useNavigation();
    return null;
  }
  const page = await renderPage({
    address: `/board${query}`,
    path: "/board",
    page: () => (
      <Provider store={store}>
        <BoardPage />
        <Goer />
        <ToastRegion label="Notifications" closeLabel="Dismiss" />
        <LiveRegion />
      </Provider>
    ),
    answers: {
      matchSummary: ({ matchId }) =>
        matchId > 1000
          ? aSummary({ incidents: [anIncident("goal", { minute: matchId - 1000 + 2300 })] })
          : { code: 404 },
    },
  });
  await see();
  return { ...page, store, go: (target: Target) => navigation?.go(target) };
}

const ids = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>("[data-board-place] > [data-match-id]")].map(
    ({ dataset }) => dataset["matchId"] ?? "",
  );

function answer({ send }: Awaited<ReturnType<typeof open>>, ...matchIds: readonly number[]): void {
  send({
    ...flatRows(...matchIds.map((id) => aRow(id))),
    facts: matchIds.map(factsOf),
    list: {
      version: 1,
      status: "ready",
      date: "2026-11-21",
      today: "2026-11-21",
      counts: NO_COUNTS,
      hot: [],
    },
  });
}

const NO_COUNTS = { all: 0, live: 0, finished: 0, scheduled: 0, favorites: 0, hidden: 0 };

it("shows the matches of the address in its order, each once, with their last events", async () => {
  const page = await open("?m=1003,1001,1003");
  answer(page, 1001, 1003);
  expect(ids()).toEqual(["1003", "1001"]);
  await settled();
  const tile = document.querySelector<HTMLElement>('[data-match-id="1003"]');
  expect(tile?.textContent).toContain("Home 1003");
  expect(tile?.textContent).toContain("Cole Redfern");
});

it("says that a match does not exist, and removes its tile", async () => {
  const page = await open("?m=1001,7");
  answer(page, 1001);
  await settled();
  expect(screen.getByText("This match does not exist.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Remove from the board: Match 7" }));
  await settled();
  expect(ids()).toEqual(["1001"]);
});

it("says in each tile without a match that the matches could not be loaded", async () => {
  const page = await open("?m=1001,1002");
  expect(document.querySelectorAll("[aria-busy=true]")).toHaveLength(2);
  page.send({
    list: { version: 1, status: "failed", date: "", today: "", counts: NO_COUNTS, hot: [] },
  });
  expect(screen.getAllByText("The matches could not be loaded.")).toHaveLength(2);
});

it("cuts an address with more than 16 matches, and says how many are left out", async () => {
  await open(`?m=${Array.from({ length: 19 }, (_, at) => 1001 + at).join(",")}`);
  expect(ids()).toHaveLength(16);
  expect(screen.getByText(/3 more of this address are left out/)).toBeTruthy();
});

it("takes a removed match back to its place, and keeps a running selection of the same matches with it", async () => {
  const page = await open("?m=1001,1002,1003");
  answer(page, 1001, 1002, 1003);
  page.store.set(boardSelectionAtom, [1001, 1002, 1003]);
  fireEvent.click(screen.getByRole("button", { name: "Remove from the board: Home 1002 – Away 1002" }));
  await settled();
  expect(page.address()).toContain("m=1001%2C1003");
  expect(page.store.get(boardSelectionAtom)).toEqual([1001, 1003]);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await settled();
  expect(ids()).toEqual(["1001", "1002", "1003"]);
  expect(page.store.get(boardSelectionAtom)).toEqual([1001, 1002, 1003]);
});

it("takes back what was removed one by one, also after a move", async () => {
  const page = await open("?m=1001,1002,1003");
  answer(page, 1001, 1002, 1003);
  for (const id of [1001, 1002]) {
    fireEvent.click(screen.getByRole("button", { name: new RegExp(`^Remove from the board: Home ${id}`) }));
    await settled();
  }
  expect(ids()).toEqual(["1003"]);
  fireEvent.click(screen.getAllByRole("button", { name: "Undo" })[0]!);
  await settled();
  fireEvent.keyDown(screen.getByRole("button", { name: /^Move: Home 1003/ }), {
    key: "ArrowLeft",
    altKey: true,
  });
  await settled();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await settled();
  expect(ids()).toEqual(["1002", "1003", "1001"]);
});

it.each([
  ["another board", { to: "/board", search: { m: "1004,1005" } }],
  ["another page", { to: "/live" }],
])("withdraws the offer to take a removal back once %s is opened", async (_, target) => {
  const page = await open("?m=1001,1002,1003");
  answer(page, 1001, 1002, 1003);
  fireEvent.click(screen.getByRole("button", { name: /^Remove from the board: Home 1002/ }));
  await settled();
  expect(undoOffers.read()).toHaveLength(1);
  page.go(target);
  await settled();
  expect(undoOffers.read()).toEqual([]);
  if (target.to === "/board") expect(ids()).toEqual(["1004", "1005"]);
});

it.each([
  ["ltr", "ArrowRight", ["1002", "1001", "1003"]],
  ["ltr", "ArrowLeft", ["1001", "1002", "1003"]],
  ["rtl", "ArrowLeft", ["1002", "1001", "1003"]],
])("in %s Alt+%s puts the first match so: %j", async (dir, key, order) => {
  const page = await open("?m=1001,1002,1003");
  answer(page, 1001, 1002, 1003);
  document.documentElement.dir = dir;
  fireEvent.keyDown(screen.getByRole("button", { name: /^Move: Home 1001/ }), { key, altKey: true });
  await settled();
  expect(ids()).toEqual(order);
});

it("tells the new place of a match that was moved", async () => {
  const page = await open("?m=1001,1002");
  answer(page, 1001, 1002);
  fireEvent.keyDown(screen.getByRole("button", { name: /^Move: Home 1001/ }), {
    key: "ArrowRight",
    altKey: true,
  });
  await settled();
  expect(screen.getByText("Home 1001 – Away 1001: place 2 of 2")).toBeTruthy();
});

it("without matches it leads to the running selection and to saved boards, which can be deleted and taken back", async () => {
  const page = await open("");
  act(() => {
    page.store.set(boardSelectionAtom, [1001, 1002]);
    page.store.set(savedBoardsAtom, [{ name: "Saturday", matchIds: [1001, 1002, 1003] }]);
  });
  const saved = screen.getByRole("region", { name: "Saved boards" });
  expect(within(saved).getByRole("link").getAttribute("href")).toBe("/board?m=1001,1002,1003");
  fireEvent.click(screen.getByRole("button", { name: "Delete: Saturday" }));
  expect(screen.queryByRole("region", { name: "Saved boards" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getByRole("region", { name: "Saved boards" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Open your selection (2 matches)" }));
  await settled();
  expect(ids()).toEqual(["1001", "1002"]);
});

it.each([
  ["one of the same name", [{ name: "Saturday", matchIds: [7] }]],
  [
    "as many as this browser keeps",
    Array.from({ length: SAVED_MAX }, (_, at) => ({ name: `Board ${at}`, matchIds: [at + 1] })),
  ],
])("takes no deleted board back over boards that were saved meanwhile: %s", async (_, meanwhile) => {
  const page = await open("");
  act(() => page.store.set(savedBoardsAtom, [{ name: "Saturday", matchIds: [1001, 1002] }]));
  fireEvent.click(screen.getByRole("button", { name: "Delete: Saturday" }));
  act(() => page.store.set(savedBoardsAtom, meanwhile));
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(page.store.get(savedBoardsAtom)).toEqual(meanwhile);
});

it("says so where the browser opens no window on top", async () => {
  vi.stubGlobal("documentPictureInPicture", { requestWindow: () => Promise.reject(new Error("no")) });
  await open("?m=1001");
  fireEvent.click(screen.getByRole("button", { name: "Keep on top" }));
  await settled();
  vi.unstubAllGlobals();
  expect(screen.getByText("The browser did not open the window.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Keep on top" }).getAttribute("aria-pressed")).toBe("false");
});

it("opens another window on top by the first press where the browser has ended the one before", async () => {
  const windows: Window[] = [];
  const requestWindow = async (): Promise<Window> => {
    const made = Object.assign(new EventTarget(), {
      document: document.implementation.createHTMLDocument(""),
      close: () => undefined,
      closed: false,
    });
    Object.defineProperty(made.document, "defaultView", { value: made });
    windows.push(made as unknown as Window);
    return made as unknown as Window;
  };
  vi.stubGlobal("documentPictureInPicture", { requestWindow });
  await open("?m=1001");
  const button = screen.getByRole("button", { name: "Keep on top" });
  fireEvent.click(button);
  await settled();
  Object.assign(windows[0]!, { closed: true });
  fireEvent.click(button);
  await settled();
  expect([windows.length, button.getAttribute("aria-pressed")]).toEqual([2, "true"]);
  fireEvent.click(button);
  await settled();
  vi.unstubAllGlobals();
  expect([windows.length, button.getAttribute("aria-pressed")]).toEqual([2, "false"]);
});

it("keeps its tiles while the lists cannot be loaded any more", async () => {
  const page = await open("?m=1001,1002");
  answer(page, 1001, 1002);
  page.send({
    list: { version: 1, status: "failed", date: "", today: "", counts: NO_COUNTS, hot: [] },
  });
  await settled();
  expect(screen.queryByText("The matches could not be loaded.")).toBeNull();
  expect(document.querySelectorAll("[data-field=homeScore]")).toHaveLength(2);
});
