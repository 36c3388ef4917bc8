// A league's page requests only what it shows, keeps its state in the address, and accepts bad addresses.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { type PageAnswers, type RenderedPage, renderPage, settled } from "#components/testing/renderPage.tsx";
import {
  LEAGUE_TABS,
  type LeagueProfile,
  type LeagueRound,
  type PlayerTally,
  type RoundRef,
} from "#domain/league/league.ts";
import { aFixture, aPlayer, aTeam, THE_LEAGUE } from "#domain/testing/aFixture.ts";
import { LeaguePage } from "./LeaguePage.tsx";
import { LeagueTabs } from "./LeagueTabs.tsx";

const PROFILE: LeagueProfile = {
  tabs: LEAGUE_TABS,
  league: THE_LEAGUE,
  cup: false,
  color: "",
  seasons: [
    { id: 65, label: "2026/27" },
    { id: 64, label: "2025/26" },
  ],
  teamCount: 20,
  currentSeasonId: 65,
  champion: aTeam(11, "Arsenal"),
};

const ROUNDS: readonly RoundRef[] = [1, 2, 3].map((round) => ({ round, stage: undefined, leg: undefined }));

const aRound = (round: number, over: Partial<LeagueRound> = {}): LeagueRound => ({
  seasonId: 65,
  rounds: ROUNDS,
  round,
  currentRound: 2,
  matches: [aFixture(1000 + round, { round })],
  ...over,
});

const tally = (id: number, over: Partial<PlayerTally>): PlayerTally => ({
  player: aPlayer(id),
  team: aTeam(11, "Arsenal"),
  matches: 5,
  goals: 0,
  penalties: 0,
  assists: 0,
  yellowCards: 0,
  redCards: 0,
  ...over,
});

const ANSWERS: PageAnswers = {
  leagueProfile: () => PROFILE,
  leagueRound: ({ round = 2 }) => (round > 3 ? { code: 404 } : aRound(round)),
  leaguePlayers: () => ({
    scorers: [tally(1, { goals: 5 }), tally(2, { goals: 4 }), tally(3, { goals: 4 }), tally(4, { goals: 1 })],
    assists: [],
    cards: [tally(5, { yellowCards: 3, redCards: 1 })],
  }),
};

const open = (query = "", answers: PageAnswers = ANSWERS): Promise<RenderedPage> =>
  renderPage({
    address: `/football/league/36${query}`,
    path: "/football/league/$leagueId",
    page: () => <LeaguePage leagueId={36} />,
    outlet: () => <LeagueTabs leagueId={36} />,
    answers,
  });

const currentTab = (): string | null | undefined =>
  document.querySelector('[aria-current="page"]')?.textContent;

describe("a league's page", () => {
  it("names the league, and requests the shown tab alone", async () => {
    const { asked } = await open();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Premier League");
    expect(document.title).toBe("Premier League – Touchline");
    expect(currentTab()).toBe("Fixtures and results");
    expect(asked.toSorted()).toEqual(['leagueProfile {"leagueId":36}', 'leagueRound {"leagueId":36}']);
  });

  it("moves from round to round in the address", async () => {
    const { address, asked } = await open();
    await userEvent.click(screen.getByRole("button", { name: "Next round" }));
    await settled();
    expect(address()).toBe("/football/league/36?round=3");
    expect(asked).toContain('leagueRound {"leagueId":36,"round":3}');
    expect(screen.getByRole("button", { name: "Next round" }).hasAttribute("disabled")).toBe(true);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Round" }), "Round 1");
    await settled();
    expect(address()).toBe("/football/league/36?round=1");
    await userEvent.click(screen.getByRole("button", { name: "Current round" }));
    await settled();
    expect(address()).toBe("/football/league/36");
  });

  it("moves on from the round chosen last, though the one before it is still shown", async () => {
    const never = new Promise<never>(() => undefined);
    const { address } = await open("", {
      ...ANSWERS,
      leagueRound: ({ round }) => (round === undefined ? aRound(2) : never),
    });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Round" }), "Round 3");
    await settled();
    expect(screen.getByRole("combobox", { name: "Round" })).toHaveProperty("value", "3");
    expect(screen.getByRole("button", { name: "Next round" }).hasAttribute("disabled")).toBe(true);
    expect(screen.getByRole("region", { name: "Matches: Round 2" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Previous round" }));
    await settled();
    expect(address()).toBe("/football/league/36");
  });

  it("keeps the season while tabs change, and drops the round with the season", async () => {
    const { address, asked } = await open("?round=3");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Season" }), "2025/26");
    await settled();
    expect(address()).toBe("/football/league/36?season=64");
    await userEvent.click(screen.getByRole("link", { name: "Players" }));
    await settled();
    expect(address()).toBe("/football/league/36?tab=players&season=64");
    expect(currentTab()).toBe("Players");
    expect(asked).toContain('leaguePlayers {"leagueId":36,"seasonId":64}');
    await userEvent.click(screen.getByRole("link", { name: "Posts" }));
    await settled();
    expect(address()).toBe("/football/league/36/posts?tab=players&season=64");
    expect(currentTab()).toBe("Posts");
  });

  it("gives equal figures the same place and offers each ranking", async () => {
    await open("?tab=players");
    const places = within(screen.getByRole("table", { name: "Top scorers" }))
      .getAllByRole("row")
      .slice(1)
      .map((row) => row.querySelector("td")?.textContent);
    expect(places).toEqual(["1", "2", "2", "4"]);
    await userEvent.click(screen.getByRole("radio", { name: "Assists" }));
    expect(screen.getByText("Nobody has made it onto this list yet.")).toBeTruthy();
    await userEvent.click(screen.getByRole("radio", { name: "Cards" }));
    expect(screen.getByRole("table", { name: "Most cards" })).toBeTruthy();
  });

  it("shows the current round and season instead of those that do not exist", async () => {
    await open("?round=99&season=7&tab=nothing");
    expect(screen.getByRole("combobox", { name: "Round" })).toHaveProperty("value", "2");
    expect(screen.getByRole("combobox", { name: "Season" })).toHaveProperty("value", "65");
    expect(currentTab()).toBe("Fixtures and results");
  });

  it("shows names of stages and no table for a cup", async () => {
    const rounds: readonly RoundRef[] = [
      { round: 1, stage: "semiFinal", leg: 1 },
      { round: 2, stage: "semiFinal", leg: 2 },
      { round: 3, stage: "final", leg: undefined },
    ];
    await open("?tab=standings", {
      leagueProfile: () => ({ ...PROFILE, cup: true, tabs: ["fixtures", "players", "statistics"] }),
      leagueRound: () => aRound(3, { rounds, matches: [] }),
    });
    expect(screen.queryByRole("link", { name: "Standings" })).toBeNull();
    expect(currentTab()).toBe("Fixtures and results");
    const names = within(screen.getByRole("combobox", { name: "Round" }))
      .getAllByRole("option")
      .map((option) => option.textContent);
    expect(names).toEqual(["Semi-finals, first leg", "Semi-finals, second leg", "Final"]);
    expect(screen.getByText("The matches of this round are not known yet.")).toBeTruthy();
  });

  it("marks the league as a favourite", async () => {
    const { commands, send } = await open();
    await userEvent.click(screen.getByRole("button", { name: "Favourite: Premier League" }));
    expect(commands).toEqual(["favorite league 36 true"]);
    send({ favorites: { match: [], league: [36], team: [] } });
    const star = screen.getByRole("button", { name: "Favourite: Premier League" });
    expect(star.getAttribute("aria-pressed")).toBe("true");
  });

  it("shows Not found for a league that the server does not know", async () => {
    await open("", { leagueProfile: () => ({ code: 404 }), leagueRound: () => ({ code: 404 }) });
    expect(screen.getByText("not found")).toBeTruthy();
  });

  it("offers Retry where the data of a tab cannot be fetched", async () => {
    await open("?tab=statistics");
    expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
  });
});
