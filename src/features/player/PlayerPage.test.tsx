// A player's page: personal data in the locale's formats, figures, matches and career.
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type PageAnswers, type RenderedPage, renderPage } from "#components/testing/renderPage.tsx";
import type { PlayerFigures, PlayerMatch, PlayerProfile } from "#domain/player/player.ts";
import { aFixture, aPlayer, aTeam, ENGLAND, THE_LEAGUE } from "#domain/testing/aFixture.ts";
import { PlayerPage } from "./PlayerPage.tsx";

const FIGURES: PlayerFigures = {
  matches: 8,
  starts: 6,
  minutes: 1234,
  goals: 3,
  assists: 2,
  yellowCards: 1,
  redCards: 0,
  rating: 7.25,
};

const PROFILE: PlayerProfile = {
  player: aPlayer(9, "Ted Drake"),
  team: aTeam(11, "Arsenal"),
  country: ENGLAND,
  birthDate: "2000-05-12",
  heightCm: 178,
  weightKg: 74,
  foot: "right",
  shirt: 9,
  position: "forward",
  contractUntil: "2028-06-30",
  marketValue: 12_000_000,
  missing: "injured",
  season: [{ league: THE_LEAGUE, figures: FIGURES }],
  career: [
    { season: "2026/27", team: aTeam(11, "Arsenal"), league: THE_LEAGUE, figures: FIGURES },
    {
      season: "2025/26",
      team: aTeam(13, "Southampton"),
      league: THE_LEAGUE,
      figures: { ...FIGURES, rating: undefined },
    },
  ],
};

const aPlayerMatch = (matchId: number, over: Partial<PlayerMatch> = {}): PlayerMatch => ({
  fixture: aFixture(matchId),
  side: "home",
  minutes: 90,
  goals: 0,
  assists: 0,
  yellowCards: 0,
  redCards: 0,
  rating: 6.5,
  ...over,
});

const open = (answers: PageAnswers): Promise<RenderedPage> =>
  renderPage({
    address: "/football/player/9",
    path: "/football/player/$playerId",
    page: () => <PlayerPage playerId={9} />,
    answers,
  });

afterEach(() => vi.useRealTimers());

describe("a player's page", () => {
  it("shows the personal data", async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12), toFake: ["Date"] });
    await open({ playerProfile: () => PROFILE, playerMatches: () => ({ matches: [] }) });
    const head = document.querySelector("header");
    const facts = [
      "Ted Drake",
      "Arsenal",
      "England",
      "Injured",
      "Forward",
      "178 cm",
      "74 kg",
      "Right",
      "€12m",
    ];
    for (const words of [...facts, "12/5/2000 (26 years)", "30/6/2028"])
      expect(head?.textContent).toContain(words);
    const team = within(screen.getByRole("banner")).getByRole("link", { name: "Arsenal" });
    expect(team.getAttribute("href")).toBe("/football/team/11");
  });

  it("omits what is not known", async () => {
    const bare = {
      ...PROFILE,
      team: undefined,
      birthDate: "soon",
      contractUntil: "",
      marketValue: undefined,
    };
    await open({ playerProfile: () => bare, playerMatches: () => ({ matches: [] }) });
    const head = document.querySelector("header");
    expect(head?.textContent).toContain("Without a team");
    // docs/product.md#date-formats: an unparseable date shows the raw value.
    expect(head?.textContent).toContain("Bornsoon");
    expect(head?.textContent).not.toContain("Contract until");
    expect(head?.textContent).not.toContain("Market value");
  });

  it("shows the season, the career and the recent matches", async () => {
    await open({
      playerProfile: () => PROFILE,
      playerMatches: () => ({
        matches: [
          aPlayerMatch(1001, { goals: 2, assists: 1, yellowCards: 1, rating: 8.4 }),
          aPlayerMatch(1002),
        ],
      }),
    });
    const season = screen.getByRole("table", { name: "This season" });
    expect(within(season).getByText("1,234")).toBeTruthy();
    const career = within(screen.getByRole("table", { name: "Career" })).getAllByRole("row");
    expect(career).toHaveLength(3);
    expect(career[2]?.textContent).toContain("Southampton");
    expect(career[2]?.textContent).toMatch(/–$/);
    const matches = within(screen.getByRole("region", { name: "Recent matches" })).getAllByRole("listitem");
    expect(matches[0]?.textContent).toContain("90′");
    expect(matches[0]?.textContent).toMatch(/Goals 2.*Assists 1.*Rating 8.4$/);
    expect(matches[1]?.textContent).not.toContain("Goals");
  });

  it("shows a text where nothing was played", async () => {
    await open({
      playerProfile: () => ({ ...PROFILE, season: [], career: [] }),
      playerMatches: () => ({ matches: [] }),
    });
    expect(screen.getByText("No matches yet this season.")).toBeTruthy();
    expect(screen.getByText("No matches have been played lately.")).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });

  it('shows "not found" for a player the server does not know', async () => {
    await open({ playerProfile: () => ({ code: 404 }), playerMatches: () => ({ code: 404 }) });
    expect(screen.getByText("not found")).toBeTruthy();
  });
});
