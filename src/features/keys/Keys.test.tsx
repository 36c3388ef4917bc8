// The single keys: pages, days, star and board, and where they are for somebody else.
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aNavigation } from "#components/testing/aNavigation.ts";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { boardSelectionAtom } from "#state/preferences/boards.ts";
import { singleKeysAtom } from "#state/preferences/singleKeys.ts";
import type { Place, Target } from "#state/navigation/navigation.ts";
import { pageStore } from "#state/pageStore.ts";
import { Keys } from "./Keys.tsx";

beforeEach(() => vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const LISTS: Place = { path: "/", search: {}, flags: {}, list: "scores", historyKey: "", complete: true };

function show(place: Place = LISTS, rows = "") {
  const went: Target[] = [];
  const navigation = { ...aNavigation((target) => void went.push(target)), place: () => place };
  const page = renderWithLive(
    <>
      <main data-rows={rows}>
        <div data-match-id="1001">
          <a href="/football/match/1001">Arsenal</a>
          <button type="button" data-favorite="match" onClick={starred}>
            star
          </button>
        </div>
        <input aria-label="field" />
      </main>
      <Keys />
    </>,
    { navigation },
  );
  page.send({
    list: {
      version: 1,
      status: "ready",
      date: "2026-11-21",
      today: "2026-11-21",
      counts: { all: 0, live: 0, finished: 0, scheduled: 0, favorites: 0, hidden: 0 },
      hot: [],
    },
  });
  const searchOf = (target: Target | undefined): unknown =>
    typeof target?.search === "function" ? target.search(place.search) : target?.search;
  return { ...page, went, searchOf };
}

const starred = vi.fn();
const press = (key: string, init: KeyboardEventInit = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });

describe("pages", () => {
  it.each([
    ["h", "/"],
    ["l", "/live"],
    ["f", "/favorites"],
    ["c", "/community"],
    ["b", "/board"],
  ])("g and then %s opens %s", (key, path) => {
    const { went } = show();
    press("g");
    press(key);
    expect(went.map(({ to }) => to)).toEqual([path]);
  });

  it("a second key that comes late or is another opens none", () => {
    const { went } = show();
    press("g");
    vi.advanceTimersByTime(2_000);
    press("l");
    press("g");
    press("x");
    press("l");
    expect(went).toEqual([]);
  });
});

describe("on keyboards of other scripts the keys are where a US keyboard has them", () => {
  it.each([
    ["Russian", "п", "д", "х"],
    ["Arabic", "ل", "م", "ج"],
  ])("%s", (_, g, l, bracket) => {
    const { went, searchOf } = show({ ...LISTS, search: { date: "2026-11-20" } });
    press(g, { code: "KeyG" });
    press(l, { code: "KeyL" });
    expect(went.map(({ to }) => to)).toEqual(["/live"]);
    press(bracket, { code: "BracketLeft" });
    expect(searchOf(went[1])).toEqual({ date: "2026-11-19" });
  });

  it("also for an input method that composes with them, which keeps them", () => {
    const { went } = show();
    press("ㅎ", { code: "KeyG", isComposing: true });
    press("ㅣ", { code: "KeyL", isComposing: true });
    expect(went).toEqual([]);
  });
});

describe("days", () => {
  it("[ and ] show the neighbours, t shows today", () => {
    const { went, searchOf } = show({ ...LISTS, search: { date: "2026-11-20", q: "ars" } });
    for (const key of ["[", "]", "t"]) press(key);
    expect(went.map(searchOf)).toEqual([
      { date: "2026-11-19", q: "ars" },
      { date: undefined, q: "ars" },
      { date: undefined, q: "ars" },
    ]);
  });

  it("do nothing where the page has no days", () => {
    const { went } = show({ ...LISTS, path: "/live", list: "live" });
    for (const key of ["[", "]", "t"]) press(key);
    expect(went).toEqual([]);
  });
});

describe("the match in focus", () => {
  it("is starred by s and put on the board and off it by b", () => {
    show();
    screen.getByText("Arsenal").focus();
    press("s");
    expect(starred).toHaveBeenCalledTimes(1);
    press("b");
    expect(pageStore.get(boardSelectionAtom)).toEqual([1001]);
    press("b");
    expect(pageStore.get(boardSelectionAtom)).toEqual([]);
  });
});

it("b does nothing on the board's page, which does not show the selection that it would change", () => {
  show({ ...LISTS, path: "/board", list: undefined });
  screen.getByText("Arsenal").focus();
  expect(press("b")).toBe(true);
  expect(pageStore.get(boardSelectionAtom)).toEqual([]);
  starred.mockClear();
  press("s");
  expect(starred).toHaveBeenCalledTimes(1);
});

describe("keys that are not for the page", () => {
  it.each<[string, KeyboardEventInit]>([
    ["with Ctrl", { ctrlKey: true }],
    ["with Alt", { altKey: true }],
    ["with ⌘", { metaKey: true }],
    ["of an input method", { isComposing: true }],
  ])("do nothing %s", (_, init) => {
    const { went } = show();
    press("g", init);
    press("l", init);
    expect(went).toEqual([]);
  });

  it("do nothing in a field", () => {
    const { went } = show();
    screen.getByLabelText("field").focus();
    press("g");
    press("l");
    expect(went).toEqual([]);
  });

  it("do nothing once they are switched off", () => {
    const { went } = show();
    act(() => pageStore.set(singleKeysAtom, false));
    press("g");
    press("l");
    expect(went).toEqual([]);
    act(() => pageStore.set(singleKeysAtom, true));
    press("G");
    press("L");
    expect(went).toHaveLength(1);
  });
});
