// The summary tab lists incidents in order, names its icons, and has a table for every chart.
import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aRow, flatRows } from "#domain/testing/aRow.ts";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { pageClient } from "#state/pageData/pageClient.ts";
import { aPerson, anIncident, aSummary, DETAILS } from "#components/testing/aSummary.ts";
import { SummaryTab, SummaryView } from "./SummaryTab.tsx";

type Answered = Awaited<ReturnType<LiveClient["getPage"]>>;

const nobody = { side: "none", player: undefined } as const;

function show(summary: Parameters<typeof aSummary>[0]) {
  return renderWithLive(
    <SummaryView matchId={1001} details={DETAILS} summary={aSummary(summary)} marks={[]} />,
  );
}

const lines = (): string[] =>
  within(screen.getByRole("region", { name: "Timeline" }))
    .getAllByRole("listitem")
    .map((line) => line.textContent ?? "");

describe("the summary of a match", () => {
  it("lists incidents from kick-off on, with the score after each goal", () => {
    show({
      incidents: [
        anIncident("kickOff", { ...nobody, minute: 100, score: { home: 0, away: 0 } }),
        anIncident("goal", { score: { home: 1, away: 0 }, other: aPerson(1102, "Kit Larkin") }),
        anIncident("addedTime", { ...nobody, minute: 4500, addedMinutes: 3 }),
        anIncident("ownGoal", { side: "away", minute: 4502, score: { home: 1, away: 1 } }),
        anIncident("halfTime", { ...nobody, minute: 4502, score: { home: 1, away: 1 } }),
        anIncident("secondHalf", { ...nobody, minute: 4600, score: { home: 1, away: 1 } }),
        anIncident("substitution", { minute: 6000, other: aPerson(1102, "Kit Larkin") }),
        anIncident("goalCancelled", { minute: 7000, score: { home: 1, away: 1 } }),
        anIncident("secondYellowCard", { minute: 8000, player: undefined }),
      ],
    });
    expect(lines()).toEqual([
      "Kick-off",
      "23Ripon Albion: GoalCole RedfernAssist: Kit Larkin1–0",
      "+3 min",
      "45+2Ely City: Cole RedfernOwn goal1–1",
      "Half time1–1",
      "60Ripon Albion: SubstitutionCole RedfernOff: Kit Larkin",
      "70Ripon Albion: Cole RedfernGoal cancelled",
      "80Ripon Albion: Player not known yetSecond yellow card",
    ]);
    expect(screen.getAllByRole("link", { name: "Cole Redfern" })[0]?.getAttribute("href")).toBe(
      "/football/player/1101",
    );
  });

  it("ends with the current minute while the match runs", () => {
    const { send } = show({ incidents: [anIncident("yellowCard")] });
    expect(lines()).toHaveLength(1);
    send(flatRows(aRow(1001, { minute: 4502, phase: "firstHalf" })));
    expect(lines()[1]).toBe("Now45+2");
    send(flatRows(aRow(1001, { minute: 0, phase: "halfTime" })));
    expect(lines()[1]).toBe("NowHalf time");
    send(flatRows(aRow(1001, { minute: 0, phase: "fullTime" })));
    expect(lines()).toHaveLength(1);
  });

  it("shows the statistics of both sides in pairs in a table", () => {
    show({
      statistics: [
        { kind: "possession", values: { home: 61, away: 39 } },
        { kind: "expectedGoals", values: { home: 1.2, away: 0 } },
        { kind: "corners", values: { home: 0, away: 0 } },
      ],
      periods: [{ kind: "firstHalf", score: { home: 2, away: 1 } }],
    });
    const rows = within(screen.getByRole("table", { name: "Statistics" })).getAllByRole("row");
    expect(rows.map((row) => row.textContent)).toEqual([
      "Ripon AlbionStatisticEly City",
      "61%Possession39%",
      "1.20Expected goals (xG)0.00",
      "0Corners0",
    ]);
    const periods = within(screen.getByRole("table", { name: "Goals by period" })).getAllByRole("row");
    expect(periods.map((row) => row.textContent)).toEqual(["Team1st", "Ripon Albion2", "Ely City1"]);
  });

  it("shows the momentum as a table too", () => {
    show({
      incidents: [anIncident("goal", { minute: 300, score: { home: 1, away: 0 } })],
      momentum: [10, 20, 30, 40, 50, -60].map((value, index) => ({ minute: index + 1, value })),
    });
    const rows = within(screen.getByRole("table", { hidden: true, name: /Pressure/ })).getAllByRole("row", {
      hidden: true,
    });
    expect(rows.slice(1).map((row) => row.textContent)).toEqual(["1–530", "660"]);
    expect(screen.getByRole("figure", { name: /Ripon Albion upwards and Ely City downwards/ })).toBeDefined();
  });

  it("lists the kicks of a shoot-out by team", () => {
    show({
      incidents: [anIncident("goal")],
      shootOut: [
        { side: "home", scored: true, player: aPerson(1, "Ann A") },
        { side: "away", scored: false, player: aPerson(2, "Bea B") },
        { side: "home", scored: false, player: undefined },
      ],
    });
    const kicks = ["Scored", "Missed"].map((word) => screen.getAllByText(word).length);
    expect(kicks).toEqual([1, 2]);
    expect(screen.getByText("Bea B").closest("li")?.textContent).toBe("MissedBea B");
  });

  it("shows a text when nothing has happened", () => {
    show({});
    expect(screen.getByText("Nothing has happened yet.")).toBeDefined();
  });
});

describe("minutes with many posts", () => {
  const SUMMARY = aSummary({ incidents: [anIncident("goal"), anIncident("goal", { minute: 6000 })] });
  const MINUTES = [
    { minute: "23", count: 2 },
    { minute: "45+2", count: 14 },
  ];
  afterEach(() => vi.useRealTimers());

  /** Opens the tab; the summary has its answer at once, the numbers of posts when they are given. */
  function open() {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked: string[] = [];
    let resolve: (answer: Answered) => void = () => undefined;
    const promise = new Promise<Answered>((settle) => (resolve = settle));
    const getPage = async ({ call }: { readonly call: string }): Promise<Answered> => {
      asked.push(call);
      return call === "postMinutes" ? promise : { ok: true, value: SUMMARY };
    };
    renderWithLive(<SummaryTab matchId={1001} details={DETAILS} />, { getPage });
    return { asked, answer: (answer: Answered) => resolve(answer) };
  }

  it("are asked for with the summary, which appears with the marks in it", async () => {
    const { asked, answer } = open();
    expect(asked.toSorted()).toEqual(["matchSummary", "postMinutes"]);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByRole("region", { name: "Timeline" })).toBeNull();
    answer({ ok: true, value: MINUTES });
    const mark = await screen.findByRole("link", { name: "45+2′ · 14 posts" });
    expect(mark.getAttribute("href")).toBe("/football/match/1001/posts?minute=45%2B2");
    expect(lines().map((line) => line.slice(0, 4))).toEqual(["23Ri", "45+2", "60Ri"]);
  });

  it("are left out where they fail, and where they take longer than 2 s", async () => {
    const failing = open();
    failing.answer({ ok: false, reason: "refused", code: -1, message: "" });
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(lines()).toHaveLength(2);
    cleanup();
    pageClient.clear();
    open();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(lines()).toHaveLength(2);
  });
});
