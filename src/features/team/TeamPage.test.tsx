// A team's page: its header, one tab at a time, and texts for empty tabs.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { type PageAnswers, type RenderedPage, renderPage, settled } from "#components/testing/renderPage.tsx";
import {
  TEAM_TABS,
  type SquadPlayer,
  type TeamProfile,
  type Transfer,
  type VenueFigures,
} from "#domain/team/team.ts";
import { aFixture, aPlayer, aTeam, ENGLAND, THE_LEAGUE } from "#domain/testing/aFixture.ts";
import { aRow, flatRows } from "#domain/testing/aRow.ts";
import { TeamPage } from "./TeamPage.tsx";
import { TeamTabs } from "./TeamTabs.tsx";

const ARSENAL = aTeam(11, "Arsenal");

const PROFILE: TeamProfile = {
  tabs: TEAM_TABS,
  team: ARSENAL,
  country: ENGLAND,
  league: THE_LEAGUE,
  place: 3,
  points: 20,
  played: 10,
  form: ["W", "D", "L", "W", "W"],
  coach: "Herbert Chapman",
  founded: 1886,
  venue: { name: "Highbury", city: "London", capacity: 38_419 },
  nextMatch: aFixture(1001, { phase: "notStarted", score: undefined, halfTimeScore: undefined }),
};

const aSquadPlayer = (id: number, over: Partial<SquadPlayer> = {}): SquadPlayer => ({
  ...aPlayer(id),
  shirt: id,
  position: "defender",
  age: 25,
  country: ENGLAND,
  matches: 9,
  goals: 1,
  assists: 2,
  missing: undefined,
  ...over,
});

const aTransfer = (id: number, over: Partial<Transfer> = {}): Transfer => ({
  player: aPlayer(id),
  at: Date.UTC(2026, 7, 1, 12),
  direction: "in",
  otherTeam: aTeam(12, "Chelsea"),
  kind: "fee",
  fee: 5_100_000,
  ...over,
});

const FIGURES: VenueFigures = {
  played: 10,
  won: 6,
  drawn: 2,
  lost: 2,
  goalsFor: 20,
  goalsAgainst: 9,
  cleanSheets: 4,
  withoutGoal: 1,
  over25: 5,
  bothScored: 5,
};

const ANSWERS: PageAnswers = {
  teamProfile: () => PROFILE,
  teamFixtures: () => ({
    running: [],
    upcoming: [aFixture(1001, { phase: "notStarted", score: undefined })],
    results: [aFixture(1000)],
  }),
  teamSquad: () => ({
    coach: "Herbert Chapman",
    players: [
      aSquadPlayer(1, { position: "goalkeeper" }),
      aSquadPlayer(5, { missing: "injured" }),
      aSquadPlayer(9, { position: "forward", missing: "suspended" }),
    ],
  }),
  teamStatistics: () => ({
    season: "2026/27",
    total: FIGURES,
    home: { ...FIGURES, played: 5, won: 4 },
    away: { ...FIGURES, played: 0, won: 0 },
    yellowCards: 12,
    redCards: 1,
    goalsForByQuarter: [1, 2, 3, 4, 5, 6],
    goalsAgainstByQuarter: [0, 1, 0, 1, 0, 1],
    topScorers: [{ player: aPlayer(9), goals: 7 }],
  }),
  teamTransfers: () => ({
    transfers: [aTransfer(1), aTransfer(2, { direction: "out", kind: "loan", fee: undefined })],
  }),
};

const open = (query = "", answers: PageAnswers = ANSWERS): Promise<RenderedPage> =>
  renderPage({
    address: `/football/team/11${query}`,
    path: "/football/team/$teamId",
    page: () => <TeamPage teamId={11} />,
    outlet: () => <TeamTabs teamId={11} />,
    answers,
  });

describe("a team's page", () => {
  it("shows the team's data and form, and loads only the shown tab", async () => {
    const { asked } = await open();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Arsenal");
    const head = document.querySelector("header");
    for (const words of ["England", "Premier League", "20 in 10 matches", "Herbert Chapman", "1886", "WDLWW"])
      expect(head?.textContent).toContain(words);
    expect(head?.textContent).toContain("Highbury, London 38,419 places");
    expect(asked.toSorted()).toEqual(['teamFixtures {"teamId":11}', 'teamProfile {"teamId":11}']);
  });

  it("shows a running match with the core's data", async () => {
    const { send } = await open();
    send({
      snapshot: true,
      ...flatRows(aRow(1001, { phase: "secondHalf", minute: 6700, homeScore: 4, awayScore: 3 })),
    });
    const [next] = screen.getAllByRole("link", { name: /Arsenal.*Chelsea/ });
    expect(next?.textContent).toContain("67′");
    expect(next?.textContent).toMatch(/43$/);
  });

  it("shows the squad by position, with the missing players", async () => {
    const { address } = await open();
    await userEvent.click(screen.getByRole("link", { name: "Squad" }));
    await settled();
    expect(address()).toBe("/football/team/11?tab=squad");
    const tables = screen.getAllByRole("table").map((table) => table.querySelector("caption")?.textContent);
    expect(tables).toEqual(["Goalkeepers", "Defenders", "Forwards"]);
    expect(within(screen.getByRole("table", { name: "Defenders" })).getByText("Injured")).toBeTruthy();
    expect(within(screen.getByRole("table", { name: "Forwards" })).getByText("Suspended")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Player 9" }).getAttribute("href")).toBe("/football/player/9");
  });

  it("shows names of which nothing else is known, without empty columns", async () => {
    const nothing = {
      id: 0,
      shirt: 0,
      age: undefined,
      country: undefined,
      matches: undefined,
      goals: undefined,
      assists: undefined,
    };
    await open("?tab=squad", {
      ...ANSWERS,
      teamSquad: () => ({
        coach: "",
        players: [
          aSquadPlayer(1, { ...nothing, position: undefined, name: "Ada One" }),
          aSquadPlayer(2, { ...nothing, position: undefined, name: "Bea Two", age: 30 }),
          aSquadPlayer(3, { ...nothing, name: "Cora Three" }),
        ],
      }),
    });
    const heads = (name: string) =>
      within(screen.getByRole("table", { name }))
        .getAllByRole("columnheader")
        .map((head) => head.textContent);
    expect(heads("Defenders")).toEqual(["Player"]);
    expect(heads("Players")).toEqual(["Player", "Age"]);
    expect(screen.queryByRole("link", { name: "Ada One" })).toBeNull();
    expect(screen.getByText("Cora Three")).toBeTruthy();
  });

  it("shows shares of the matches played, and none where nothing was played", async () => {
    await open("?tab=statistics");
    const won = within(screen.getByRole("table", { name: "Season 2026/27" })).getByRole("row", {
      name: /^Won/,
    });
    expect([...won.querySelectorAll("td")].map((cell) => cell.textContent)).toEqual([
      "6 (60%)",
      "4 (80%)",
      "–",
    ]);
    const quarters = screen.getByRole("table", { name: "Goals by quarter of an hour" });
    expect(within(quarters).getByRole("row", { name: "76–90+ 6 1" })).toBeTruthy();
  });

  it("filters transfers", async () => {
    await open("?tab=transfers");
    expect(screen.getAllByRole("row")).toHaveLength(3);
    expect(screen.getByText("€5.1m")).toBeTruthy();
    await userEvent.click(screen.getByRole("radio", { name: /^Out/ }));
    expect(screen.getAllByRole("row")).toHaveLength(2);
    expect(screen.getByText("Loan")).toBeTruthy();
  });

  it("shows a text where a team has no league and no matches", async () => {
    await open("", {
      teamProfile: () => ({
        ...PROFILE,
        league: undefined,
        place: undefined,
        nextMatch: undefined,
        form: [],
      }),
      teamFixtures: () => ({ running: [], upcoming: [], results: [] }),
    });
    expect(screen.getByText("No matches are known of this team.")).toBeTruthy();
    expect(screen.queryByText("Place")).toBeNull();
    await userEvent.click(screen.getByRole("link", { name: "Standings" }));
    await settled();
    expect(screen.getByText("This team plays in no league.")).toBeTruthy();
  });

  it("says that the team's data could not be loaded, keeps its tabs, and loads it again", async () => {
    let fails = true;
    await open("", { ...ANSWERS, teamProfile: () => (fails ? { code: 500 } : PROFILE) });
    const head = document.querySelector("header");
    expect(head?.textContent).toContain("This could not be loaded.");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Team");
    expect(document.querySelector("[aria-busy=true]")).toBeNull();
    expect(screen.getAllByRole("link", { name: /Arsenal.*Chelsea/ })).not.toHaveLength(0);
    fails = false;
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await settled();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Arsenal");
    expect(screen.queryByText("This could not be loaded.")).toBeNull();
  });

  it('shows "not found" for a team the server does not know', async () => {
    await open("", { teamProfile: () => ({ code: 404 }) });
    expect(screen.getByText("not found")).toBeTruthy();
  });
});
