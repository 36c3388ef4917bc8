// The digest: its counts as text, the list behind it, and every way in which it closes.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aView, renderWithLive } from "#components/testing/renderWithLive.tsx";
import { LiveRegion } from "#ui/page/LiveRegion.tsx";
import type { MatchEventType } from "#domain/match/matchEvent.ts";
import { Digest } from "./Digest.tsx";

function missed(types: readonly MatchEventType[]) {
  return types.map((type, at) => aView({ id: `${type}-${at}`, type, matchId: 1001 + at }));
}

const card = () => screen.queryByRole("region", { name: "While you were away" });

describe("Digest", () => {
  it("shows nothing while no event was missed", () => {
    renderWithLive(<Digest />);
    expect(card()).toBeNull();
  });

  it.each([
    [["goal", "goal", "redCard"], "2 goals, 1 red card"],
    [[...Array<MatchEventType>(7).fill("goal"), "redCard", "redCard"], "7 goals, 2 red cards"],
    [["end", "kickOff", "kickOff", "yellowCard"], "1 yellow card, 2 kick-offs, 1 final whistle"],
  ] as const)("counts %j in words", (types, words) => {
    const { send } = renderWithLive(<Digest />);
    send({ digest: missed(types) });
    expect(card()?.textContent).toContain(`While you were away: ${words}`);
    expect(card()?.dataset["digest"]).toBe(String(types.length));
  });

  it("counts down with each withdrawn goal, and closes with the last", () => {
    const { send } = renderWithLive(<Digest />);
    send({ digest: missed(["goal", "goal"]) });
    send({ withdrawn: ["goal-0"] });
    expect(card()?.textContent).toContain("1 goal");
    send({ withdrawn: ["goal-1"] });
    expect(card()).toBeNull();
  });

  it("opens the list of all events, each linked to its match, and ends when the list is closed", async () => {
    const { send, store } = renderWithLive(<Digest />);
    send({ digest: missed(["goal", "redCard"]) });
    await userEvent.click(screen.getByRole("button", { name: "Show" }));
    const dialog = await screen.findByRole("dialog", { name: "While you were away" });
    const links = within(dialog).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/football/match/1001",
      "/football/match/1002",
    ]);
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(card()).toBeNull();
    expect(store.part("digest")).toEqual([]);
  });

  it("shows minute and time of received events, and neither for those inferred after a gap", async () => {
    const { send } = renderWithLive(<Digest />);
    send({ digest: [aView({ id: "seen" }), aView({ id: "learnt" }, { late: true })] });
    await userEvent.click(screen.getByRole("button", { name: "Show" }));
    const lines = within(await screen.findByRole("dialog")).getAllByRole("listitem");
    expect(lines.map((line) => line.textContent)).toEqual([
      expect.stringMatching(/Premier League67\d\d:\d\d$/),
      expect.stringMatching(/Premier League$/),
    ]);
  });

  it("closes on dismissal and on Esc, but not before the popups above it", async () => {
    const { send } = renderWithLive(<Digest />);
    send({ digest: missed(["goal", "goal"]), popups: [aView({ id: "popup" })] });
    await userEvent.keyboard("{Escape}");
    expect(card()).not.toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(card()).toBeNull();
    send({ digest: missed(["goal", "goal"]), withdrawn: ["popup"] });
    await userEvent.keyboard("{Escape}");
    expect(card()).toBeNull();
  });

  it("is announced once as a whole sentence, again when it grows, and not when it shrinks", () => {
    const { send } = renderWithLive(
      <>
        <Digest />
        <LiveRegion />
      </>,
    );
    // The announcement queue keeps entries of earlier tests; only these sentences have counts.
    const said = () => (screen.getByRole("log").textContent ?? "").match(/\d kick-offs/g);
    send({ digest: missed(["kickOff", "kickOff", "kickOff", "kickOff"]) });
    send({ withdrawn: ["kickOff-0"] });
    expect(said()).toEqual(expect.arrayContaining(["4 kick-offs"]));
    expect(said()).not.toContain("3 kick-offs");
    send({ digest: [1, 2, 3].map((id) => aView({ id: `more-${id}`, type: "kickOff" })) });
    expect(said()?.filter((text) => text === "6 kick-offs")).toHaveLength(1);
  });
});
