// When a tile asks for the summary of its match: once in sight, again after goals and cards, with a delay when the core
// says so, never for anything else.
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { anIncident, aPerson, aSummary } from "#components/testing/aSummary.ts";
import { fakeObservers } from "#components/testing/fakeObservers.ts";
import { type PageAnswers, renderPage, settled } from "#components/testing/renderPage.tsx";
import { HIDDEN_SCORE } from "#domain/board/rowCode.ts";
import { aRow, flatRows } from "#domain/testing/aRow.ts";
import { NO_SPOILERS } from "#domain/spoilers.ts";
import { spoilersAtom } from "#state/preferences/spoilers.ts";
import { pageStore } from "#state/pageStore.ts";
import type { ListInfo, MatchFacts } from "#workers/live/contract.ts";
import { BoardTile } from "./BoardTile.tsx";
import { PAUSE_MS } from "./useTileSummary.ts";

const FACTS: MatchFacts = {
  matchId: 1001,
  leagueId: 36,
  teamIds: { home: 11, away: 12 },
  names: { home: "Arsenal", away: "Chelsea" },
  logos: { home: "", away: "" },
  ranks: { home: "", away: "" },
  neutralVenue: false,
  explanation: undefined,
};

const see = fakeObservers();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  pageStore.set(spoilersAtom, NO_SPOILERS);
});

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await settled();
}

async function open(isShown = true, summary: PageAnswers["matchSummary"] = () => aSummary()) {
  return renderPage({
    address: "/board",
    path: "/board",
    page: () => <BoardTile matchId={1001} showOdds isShown={isShown} />,
    answers: { matchSummary: summary },
  });
}

it("asks when it is first in sight, and again only when score or cards have changed", async () => {
  const { asked, send } = await open();
  send(flatRows(aRow(1001, { homeScore: 0 })));
  await settled();
  expect(asked).toEqual([]);
  await see();
  await settled();
  expect(asked).toHaveLength(1);
  send(flatRows(aRow(1001, { homeScore: 0, minute: 3000, oddsHome: "2.50" })));
  await settled();
  expect(asked).toHaveLength(1);
  await pass(PAUSE_MS);
  expect(asked).toHaveLength(1);
  send(flatRows(aRow(1001, { homeScore: 1 })));
  await settled();
  expect(asked).toHaveLength(2);
  await pass(PAUSE_MS);
  send(flatRows(aRow(1001, { homeScore: 1, awayRed: 2 })));
  await settled();
  expect(asked).toHaveLength(3);
});

it("asks at once for the first change, and once for those that follow it fast, also where they undo each other", async () => {
  const { asked, send } = await open();
  send(flatRows(aRow(1001, { homeScore: 0 })));
  await see();
  await settled();
  expect(asked).toHaveLength(1);
  send(flatRows(aRow(1001, { homeScore: 1 })));
  await settled();
  expect(asked).toHaveLength(2);
  for (const homeScore of [2, 1]) {
    await pass(5_000);
    send(flatRows(aRow(1001, { homeScore })));
  }
  await pass(PAUSE_MS - 10_001);
  expect(asked).toHaveLength(2);
  await pass(1);
  expect(asked).toHaveLength(3);
  await pass(2 * PAUSE_MS);
  expect(asked).toHaveLength(3);
});

it("asks nothing while its tab is out of sight", async () => {
  const { asked, send } = await open(false);
  send(flatRows(aRow(1001, { homeScore: 1 })));
  await see();
  await settled();
  expect(asked).toEqual([]);
});

it("tells neither score nor events of a hidden score, also after it was shown, and asks for nothing meanwhile", async () => {
  pageStore.set(spoilersAtom, { ...NO_SPOILERS, hideScores: true });
  const scorer = anIncident("goal", { minute: 6_700, player: aPerson(7, "Saka") });
  const { asked, send } = await open(true, () => aSummary({ incidents: [scorer] }));
  const hidden = flatRows(aRow(1001, { homeScore: HIDDEN_SCORE, awayScore: HIDDEN_SCORE, flags: 0 }));
  const score = (): string | undefined =>
    document.querySelector("[data-field=homeScore]")?.textContent ?? undefined;
  send({ ...hidden, facts: [FACTS] });
  await see();
  await settled();
  expect([asked.length, score(), screen.queryByText("Saka")]).toEqual([0, "–", null]);
  send(flatRows(aRow(1001, { homeScore: 1 })));
  await settled();
  expect([asked.length, score()]).toEqual([1, "1"]);
  expect(screen.getByText("Saka")).toBeTruthy();
  send(hidden);
  await settled();
  expect([asked.length, score(), screen.queryByText("Saka")]).toEqual([1, "–", null]);
});

const READY: ListInfo = {
  version: 1,
  status: "ready",
  date: "2026-11-21",
  today: "2026-11-21",
  counts: { all: 0, live: 0, finished: 0, scheduled: 0, favorites: 0, hidden: 0 },
  hot: [],
};

it("says with hidden scores that a match does not exist, once the list is here without it", async () => {
  pageStore.set(spoilersAtom, { ...NO_SPOILERS, hideScores: true });
  const { asked, send } = await open(true, () => ({ code: 404 }));
  await see();
  await settled();
  expect(asked).toEqual([]);
  send({ list: READY });
  await settled();
  expect(asked).toHaveLength(1);
  expect(screen.getByText("This match does not exist.")).toBeTruthy();
  expect(document.querySelector("[aria-busy=true]")).toBeNull();
});

it("draws nothing of an answer that came before a row with a hidden score", async () => {
  pageStore.set(spoilersAtom, { ...NO_SPOILERS, hideScores: true });
  const scorer = anIncident("goal", { minute: 6_700, player: aPerson(7, "Saka") });
  const { asked, send, container } = await open(true, () => aSummary({ incidents: [scorer] }));
  await see();
  send({ list: READY });
  await settled();
  expect([asked.length, container.textContent]).toEqual([1, ""]);
  const hidden = aRow(1001, { homeScore: HIDDEN_SCORE, awayScore: HIDDEN_SCORE, flags: 0 });
  send({ ...flatRows(hidden), facts: [FACTS] });
  await settled();
  expect(screen.getByText("Arsenal")).toBeTruthy();
  expect(screen.queryByText("Saka")).toBeNull();
  expect(container.querySelector("[role=img]")?.getAttribute("aria-hidden")).toBe("true");
  expect(asked).toHaveLength(1);
});

it("asks with a delay whenever the core says that its answers are out of date, and shows the scorer then", async () => {
  pageStore.set(spoilersAtom, { ...NO_SPOILERS, delaySeconds: 30 });
  let summary = aSummary();
  const { asked, send } = await open(true, () => summary);
  send({ ...flatRows(aRow(1001, { homeScore: 0 })), facts: [FACTS] });
  await see();
  await settled();
  expect(asked).toHaveLength(1);
  // A record has come, of which nothing is shown yet.
  send({ outdated: ["match:1001"] });
  await settled();
  expect(asked).toHaveLength(2);
  // The row is old enough, and a moment later so is the answer.
  send(flatRows(aRow(1001, { homeScore: 1 })));
  await settled();
  expect(screen.queryByText("Ada Mills")).toBeNull();
  summary = aSummary({ incidents: [anIncident("goal", { player: aPerson(9, "Ada Mills") })] });
  send({ outdated: ["match:1001"] });
  await settled();
  expect(screen.getByText("Ada Mills")).toBeTruthy();
  send({ outdated: ["match:1002"] });
  await settled();
  expect(asked).toHaveLength(4);
});

it("asks once when a delay begins, and without one not for what the core says", async () => {
  const { asked, send } = await open();
  send(flatRows(aRow(1001, { homeScore: 0 })));
  await see();
  send({ outdated: ["match:1001"] });
  await settled();
  expect(asked).toHaveLength(1);
  act(() => pageStore.set(spoilersAtom, { ...NO_SPOILERS, delaySeconds: 30 }));
  await settled();
  expect(asked).toHaveLength(2);
});
