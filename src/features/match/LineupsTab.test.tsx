// The line-ups tab: both teams with each player's actions as text, the bench, and the state before publication.
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Lineups } from "#domain/match/lineups.ts";
import { aRow, flatRows } from "#domain/testing/aRow.ts";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { aPlayer, aSheet } from "./lineups/aSheet.ts";
import { LineupsView } from "./LineupsTab.tsx";
import { DETAILS } from "#components/testing/aSummary.ts";

const INJURED = { id: 7, name: "Ida Fossum", photo: "", reason: "injured" } as const;
const MISSING: Lineups["missing"] = { home: [INJURED], away: [] };

function show(lineups: Partial<Lineups>) {
  const whole: Lineups = { sheets: undefined, missing: MISSING, expectedAt: undefined, ...lineups };
  return renderWithLive(<LineupsView matchId={1001} details={DETAILS} lineups={whole} />);
}

describe("the line-ups of a match", () => {
  it("are shown on the pitch, each player with his actions", () => {
    const home = aSheet({
      missing: [INJURED],
      bench: [aPlayer(12), aPlayer(13, { cameOnAt: 6_700, rating: 7.1 })],
    });
    const [keeper, ...rest] = home.starters;
    const starters = [
      keeper!,
      { ...rest[0]!, captain: true, goals: 2, rating: 8.4, wentOffAt: 6_700 },
      ...rest.slice(1),
    ];
    show({ sheets: { home: { ...home, starters }, away: aSheet({ coach: "" }) } });

    const eleven = screen.getByRole("list", { name: "Ripon Albion, starting eleven, 4-4-2" });
    const players = within(eleven).getAllByRole("link");
    expect(players).toHaveLength(11);
    expect(players[1]?.textContent).toContain(
      "2 Given Family2, Captain, Rating 8.4, 2 goals, Off in minute 67",
    );
    expect(players[1]?.getAttribute("href")).toBe("/football/player/102");
    expect(within(screen.getByRole("list", { name: /^Ely City/ })).getAllByRole("listitem")).toHaveLength(11);

    const lists = screen.getByRole("region", { name: "Ripon Albion" });
    expect(within(lists).getAllByRole("listitem")[0]?.textContent).toContain("Given Family13");
    expect(within(lists).getByText("Ann Saxby")).toBeDefined();
    expect(within(lists).getByText("Injured")).toBeDefined();
    expect(within(screen.getByRole("region", { name: "Ely City" })).queryByText("Coach")).toBeNull();
  });

  it("are announced as expected before publication, with the missing players known so far", () => {
    const { send } = show({ expectedAt: Date.UTC(2026, 10, 21, 19) });
    send(flatRows(aRow(1001, { minute: 0, phase: "notStarted" })));
    expect(screen.getByText(/Line-ups are expected on .*21 November 2026 at \d\d:\d\d/)).toBeDefined();
    expect(screen.getByText("Ida Fossum")).toBeDefined();
    expect(screen.getByText("No absences reported.")).toBeDefined();
  });

  it("are no longer announced as expected once the match has begun", () => {
    const { send } = show({ expectedAt: Date.UTC(2026, 10, 21, 19), missing: { home: [], away: [] } });
    send(flatRows(aRow(1001)));
    expect(screen.getByText("There are no line-ups of this match.")).toBeDefined();
  });

  it("are two lists where the places are not known, of names without a link", () => {
    const names = (over: Parameters<typeof aSheet>[0]) => {
      const sheet = aSheet({ isPlaced: false, ...over });
      return {
        ...sheet,
        starters: sheet.starters.map((player) => ({ ...player, id: 0, position: undefined })),
      };
    };
    show({
      sheets: { home: names({ bench: [] }), away: names({ formation: "" }) },
      missing: { home: [], away: [] },
    });
    expect(screen.queryByRole("list", { name: /starting eleven/ })).toBeNull();
    const home = screen.getByRole("region", { name: "Ripon Albion" });
    expect(within(home).getByRole("heading", { name: "Starting eleven 4-4-2" })).toBeDefined();
    expect(within(home).getAllByRole("listitem")).toHaveLength(11);
    expect(within(home).queryByRole("link")).toBeNull();
    expect(within(home).queryByText("Bench")).toBeNull();
    const away = screen.getByRole("region", { name: "Ely City" });
    expect(within(away).getByRole("heading", { name: "Starting eleven" })).toBeDefined();
    expect(within(away).getByText("Bench")).toBeDefined();
  });
});
