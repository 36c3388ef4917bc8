// When a tile asks for the summary of its match: once in sight, again after goals and cards, never for anything else.
import { cleanup } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { aSummary } from "#components/testing/aSummary.ts";
import { fakeObservers } from "#components/testing/fakeObservers.ts";
import { renderPage, settled } from "#components/testing/renderPage.tsx";
import { aRow, flatRows } from "#domain/testing/aRow.ts";
import { BoardTile } from "./BoardTile.tsx";

const see = fakeObservers();
afterEach(cleanup);

async function open(isShown = true) {
  return renderPage({
    address: "/board",
    path: "/board",
    page: () => <BoardTile matchId={1001} showOdds isShown={isShown} />,
    answers: { matchSummary: () => aSummary() },
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
  send(flatRows(aRow(1001, { homeScore: 1 })));
  await settled();
  expect(asked).toHaveLength(2);
  send(flatRows(aRow(1001, { homeScore: 1, awayRed: 2 })));
  await settled();
  expect(asked).toHaveLength(3);
});

it("asks nothing while its tab is out of sight", async () => {
  const { asked, send } = await open(false);
  send(flatRows(aRow(1001, { homeScore: 1 })));
  await see();
  await settled();
  expect(asked).toEqual([]);
});
