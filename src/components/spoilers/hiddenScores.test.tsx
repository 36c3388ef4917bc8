// Pages show no score of today that is hidden, until it is asked for.
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HIDDEN_SCORE, LATE_SCORE } from "#domain/board/rowCode.ts";
import { aFixture } from "#domain/testing/aFixture.ts";
import { aRow, flatRows } from "#domain/testing/aRow.ts";
import { NO_SPOILERS, type Spoilers } from "#domain/spoilers.ts";
import { pageStore } from "#state/pageStore.ts";
import { spoilersAtom } from "#state/preferences/spoilers.ts";
import { FixtureRow } from "../match/FixtureRow.tsx";
import { MatchTile } from "../match/MatchTile.tsx";
import { MatchMoment } from "../posts/MatchMoment.tsx";
import { FoundOption } from "../search/FoundOption.tsx";
import { renderWithLive } from "../testing/renderWithLive.tsx";
import { HiddenUntilAsked } from "./HiddenPart.tsx";

const NOW = Date.UTC(2026, 10, 21, 20);
const hide = (some: Partial<Spoilers> = {}): void =>
  act(() => pageStore.set(spoilersAtom, { ...NO_SPOILERS, hideScores: true, ...some }));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
});
afterEach(() => {
  cleanup();
  act(() => pageStore.set(spoilersAtom, NO_SPOILERS));
  vi.useRealTimers();
});

describe("a fixture", () => {
  const drawn = (some: Parameters<typeof aFixture>[1] = {}): string =>
    renderWithLive(<FixtureRow fixture={aFixture(1001, some)} teamId={11} />).container.textContent ?? "";

  it("of today has neither score nor result", () => {
    hide();
    expect(drawn()).not.toMatch(/FT.*(?:2|1)|W/u);
    expect(document.querySelector("[data-strong]")).toBeNull();
  });

  it("of another day has both, as one has that was asked for, or all of today", () => {
    hide();
    expect(drawn({ kickoffAt: NOW - 3 * 86_400_000 })).toContain("21");
    cleanup();
    hide({ shownIds: [1001] });
    expect(drawn()).toContain("21");
    cleanup();
    hide({ shownDay: "2026-11-21" });
    expect(drawn()).toContain("21");
  });

  it("does not tell of extra time and penalties", () => {
    hide();
    expect(drawn({ phase: "penalties" })).not.toMatch(/pen/iu);
    cleanup();
    expect(drawn({ phase: "extraTime" })).not.toMatch(/extra|ET/u);
  });
});

it("a search result has no score", () => {
  hide();
  const item = {
    kind: "match",
    id: 1001,
    name: "Arsenal – Chelsea",
    detail: "",
    fixture: aFixture(1001),
  } as never;
  const { container } = renderWithLive(
    <FoundOption id="o" item={item} query="" active={false} onPoint={() => 0} onChoose={() => 0} />,
  );
  expect(container.textContent).not.toContain("2–1");
});

it("a tile has a mark for a score that is hidden, and another for one that is late", () => {
  const { container, send } = renderWithLive(<MatchTile matchId={1001} />);
  const facts = {
    matchId: 1001,
    leagueId: 36,
    teamIds: { home: 11, away: 12 },
    names: { home: "Home", away: "Away" },
    logos: { home: "", away: "" },
    ranks: { home: "", away: "" },
    neutralVenue: false,
    explanation: undefined,
  };
  const row = (score: number) => flatRows(aRow(1001, { homeScore: score, awayScore: score, flags: 0 }));
  send({ snapshot: true, ...row(HIDDEN_SCORE), facts: [facts] });
  expect(container.textContent).toContain("–");
  send(row(LATE_SCORE));
  expect(container.textContent).toContain("···");
});

it("a post tells neither the score that a match had nor the one that it has", () => {
  hide();
  const about = { kind: "match", id: 1001, name: "A – B", logo: "", minute: "60", scoreThen: "2-1" } as const;
  const { container, send } = renderWithLive(<MatchMoment about={about} writtenAt={NOW} />);
  expect(container.textContent).not.toContain("2–1");
  send({
    snapshot: true,
    ...flatRows(aRow(1001, { homeScore: HIDDEN_SCORE, awayScore: HIDDEN_SCORE, flags: 0 })),
  });
  expect(container.textContent).not.toContain("2–1");
});

it("tables are shown once they are asked for, and at once where all of today is shown", () => {
  hide();
  const { container } = renderWithLive(<HiddenUntilAsked>table</HiddenUntilAsked>);
  expect(container.textContent).not.toContain("table");
  fireEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(container.textContent).toContain("table");
});
