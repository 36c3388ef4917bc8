// A list on paper has all its matches once, those of collapsed leagues too, or is not printed.
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import type { View } from "#domain/board/view.ts";
import { aRow, flatRows } from "#domain/testing/aRow.ts";
import { composeView } from "#state/navigation/composeView.ts";
import { pageStore } from "#state/pageStore.ts";
import { listPreferencesAtom } from "#state/preferences/listPreferences.ts";
import { toasts } from "#ui/overlays/toast.ts";
import type { ListInfo, MatchFacts } from "#workers/live/contract.ts";
import { ListPrint } from "./ListPrint.tsx";

const LEAGUE = { kind: "league", leagueId: 36, kickoffAt: undefined } as const;
const COLLAPSED = { items: [-1], headings: [LEAGUE], noted: [] };
const WHOLE = { items: [-1, 1001, 1002], headings: [LEAGUE], noted: [] };

const info = ({ version }: View, status: ListInfo["status"] = "ready"): ListInfo => ({
  version,
  status,
  date: "2026-11-21",
  today: "2026-11-21",
  counts: { all: 2, live: 2, finished: 0, scheduled: 0, favorites: 0, hidden: 0 },
  hot: [],
});

const factsOf = (matchId: number) =>
  ({ matchId, names: { home: `Home ${matchId}`, away: `Away ${matchId}` } }) as MatchFacts;

/** What the browser printed: the ids of each time. */
const papers: (readonly number[])[] = [];

/** Whoever prints looks at the browser's dialog for so long, ms. */
const DIALOG_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("print", () => {
    papers.push(
      [...document.querySelectorAll<HTMLElement>("[data-printed]")].map((line) =>
        Number(line.dataset["printed"]),
      ),
    );
    vi.advanceTimersByTime(DIALOG_MS);
    dispatchEvent(new Event("afterprint"));
  });
  for (const { id } of toasts.read()) toasts.remove(id);
  pageStore.set(listPreferencesAtom, (known) => ({ ...known, collapsedLeagueIds: [36] }));
});

afterEach(() => {
  cleanup();
  papers.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  pageStore.set(listPreferencesAtom, (known) => ({ ...known, collapsedLeagueIds: [] }));
});

/** A list with a collapsed league, of which the paper is asked for. */
function open() {
  const view = composeView("scores", {}, pageStore.get(listPreferencesAtom));
  const list = { view, search: {}, showHidden: false, change: vi.fn(), find: vi.fn() };
  const onClose = vi.fn();
  const views: View[] = [];
  const rendered = renderWithLive(<ListPrint title="Scores" list={list} onClose={onClose} />, {
    setView: (next) => void views.push(next),
  });
  const asked = views[0] as View;
  rendered.send({ snapshot: true, list: info(view), order: COLLAPSED });
  return { ...rendered, view, views, asked, onClose };
}

it("asks for the matches of collapsed leagues, and prints once all their rows are here", () => {
  const { send, view, views, asked, onClose } = open();
  expect([view.collapsedLeagueIds, asked.collapsedLeagueIds]).toEqual([[36], []]);
  send({ list: info(asked, "loading"), order: { items: [], headings: [], noted: [] } });
  send({ list: info(asked), order: WHOLE });
  send({ ...flatRows(aRow(1001)), facts: [factsOf(1001)] });
  expect(papers).toEqual([]);
  send({ ...flatRows(aRow(1002)), facts: [factsOf(1002)] });
  expect(papers).toEqual([[1001, 1002]]);
  expect(views).toEqual([asked, view]);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(toasts.read()).toEqual([]);
});

it.each([
  ["the list", false],
  ["a row", true],
])("prints nothing and says so where %s does not come within 10 s", (_what, hasList) => {
  const { send, view, views, asked, onClose } = open();
  if (hasList) send({ list: info(asked), order: WHOLE, ...flatRows(aRow(1001)), facts: [factsOf(1001)] });
  act(() => void vi.advanceTimersByTime(9_999));
  expect(onClose).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(papers).toEqual([]);
  expect(views.at(-1)).toBe(view);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(toasts.read().map(({ item }) => item.text)).toContain("The matches could not be loaded.");
});
