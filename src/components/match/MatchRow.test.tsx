// A match row renders its own match and re-renders only when that match changes.
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, render, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Profiler } from "react";
import { describe, expect, it, vi } from "vitest";
import { ROW_CHANGES } from "#domain/board/rowCode.ts";
import { aRow, flatRows } from "#domain/testing/aRow.ts";
import type { MatchFacts, TabUpdate } from "#workers/live/contract.ts";
import { LiveProvider } from "#state/live/client/hooks.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { createLiveStore } from "#state/live/client/liveStore.ts";
import { NavigationProvider } from "#state/navigation/hooks.ts";
import { MatchRow } from "./MatchRow.tsx";
import { aNavigation } from "../testing/aNavigation.ts";

const aFact = (matchId: number): MatchFacts => ({
  matchId,
  leagueId: 36,
  teamIds: { home: 11, away: 12 },
  names: { home: `Home ${matchId}`, away: `Away ${matchId}` },
  logos: { home: "", away: "" },
  ranks: { home: "3", away: "" },
  neutralVenue: false,
  explanation: undefined,
});

const onHide = vi.fn();

/** Renders rows of these matches and counts their renders. */
function show(...matchIds: readonly number[]) {
  const store = createLiveStore();
  const read = vi.spyOn(store, "row");
  const toggled: unknown[][] = [];
  const client = {
    store,
    toggleFavorite: (...args: unknown[]) => void toggled.push(args),
  } as unknown as LiveClient;
  const navigation = aNavigation();
  const drawn = new Map<number, number>();
  const page = () => (
    <I18nProvider i18n={i18n}>
      <NavigationProvider value={navigation}>
        <LiveProvider value={client}>
          {matchIds.map((id) => (
            <Profiler key={id} id={String(id)} onRender={() => drawn.set(id, (drawn.get(id) ?? 0) + 1)}>
              <MatchRow matchId={id} showOdds onHide={onHide} />
            </Profiler>
          ))}
        </LiveProvider>
      </NavigationProvider>
    </I18nProvider>
  );
  const { container, rerender } = render(page());
  let seq = 0;
  const receive = (update: Partial<TabUpdate>): void => {
    seq += 1;
    act(() => void store.receive({ seq, ...update }));
  };
  const field = (id: number, name: string): HTMLElement | null =>
    container.querySelector<HTMLElement>(`[data-match-id="${id}"] [data-field="${name}"]`);
  return { container, toggled, drawn, read, receive, field, rerender: () => rerender(page()) };
}

describe("a row", () => {
  it("keeps its place empty until its match arrives", () => {
    const { container, receive, field } = show(1001);
    expect(container.querySelector('[data-match-id="1001"]')?.getAttribute("aria-busy")).toBe("true");
    receive({ snapshot: true, ...flatRows(aRow(1001)), facts: [aFact(1001)] });
    expect(field(1001, "homeScore")?.textContent).toBe("1");
    expect(container.querySelector("[aria-busy]")).toBeNull();
  });

  it("shows each value as the whole text of its field", () => {
    const { receive, field, container } = show(1001);
    receive({ snapshot: true, ...flatRows(aRow(1001)), facts: [aFact(1001)] });
    const texts = { minute: "67", homeScore: "1", awayScore: "0", awayRed: "1", halfTime: "1-0" };
    for (const [name, text] of Object.entries(texts)) expect(field(1001, name)?.textContent).toBe(text);
    expect(field(1001, "oddsDraw")?.textContent).toBe("3.50");
    expect(container.textContent).toContain("Home 1001");
  });

  it.each([
    [ROW_CHANGES.homeScore, "goal", "Goal"],
    [ROW_CHANGES.awayScore, "goal", "Goal"],
    [ROW_CHANGES.homeScore | ROW_CHANGES.correction, "cancelled", "Goal cancelled"],
    [ROW_CHANGES.awayScore | ROW_CHANGES.correction | ROW_CHANGES.phase, "cancelled", "Goal cancelled"],
  ])("tells a goal from a cancelled one in words and in its own mark: %d", (changed, mark, words) => {
    const { receive, container } = show(1001);
    receive({ snapshot: true, ...flatRows(aRow(1001, { changed })), facts: [aFact(1001)] });
    expect(container.querySelector("[data-score]")?.getAttribute("data-score")).toBe(mark);
    expect(container.querySelector("[data-score]")?.textContent).toContain(words);
  });

  it.each([
    ["interrupted", "Interr."],
    ["unknown", "N/A"],
  ] as const)("has a label while it is %s", (phase, label) => {
    const { receive, field } = show(1001);
    receive({ snapshot: true, ...flatRows(aRow(1001, { phase, minute: 0 })), facts: [aFact(1001)] });
    expect(field(1001, "minute")?.textContent).toBe(label);
  });

  it.each(["firstHalf", "secondHalf"] as const)("is in play in the %s without a clock", (phase) => {
    const { receive, field } = show(1001);
    receive({ snapshot: true, ...flatRows(aRow(1001, { phase, minute: -1 })), facts: [aFact(1001)] });
    expect(field(1001, "minute")?.textContent).toBe("In play");
  });

  it("has no score before the kick-off", () => {
    const { receive, field } = show(1001);
    const row = aRow(1001, { phase: "notStarted", minute: 0, flags: 0 });
    receive({ snapshot: true, ...flatRows(row), facts: [aFact(1001)] });
    expect(field(1001, "homeScore")?.textContent).toBe("");
    expect(field(1001, "halfTime")?.textContent).toBe("");
    expect(field(1001, "minute")?.textContent).toBe("");
  });

  it("marks fields that changed recently", () => {
    const { receive, field } = show(1001);
    receive({ snapshot: true, ...flatRows(aRow(1001)), facts: [aFact(1001)] });
    const changed = ROW_CHANGES.homeScore | ROW_CHANGES.phase | ROW_CHANGES.oddsAwayDown;
    receive(flatRows(aRow(1001, { homeScore: 2, changed })));
    expect(field(1001, "homeScore")?.dataset["changed"]).toBe("score");
    expect(field(1001, "awayScore")?.dataset["changed"]).toBeUndefined();
    expect(field(1001, "minute")?.dataset["changed"]).toBe("state");
    expect(field(1001, "oddsAway")?.dataset["changed"]).toBe("down");
  });

  it("sends the command to toggle the star, and the command to hide the match", async () => {
    const { receive, toggled, container } = show(1001);
    receive({ snapshot: true, ...flatRows(aRow(1001)), facts: [aFact(1001)] });
    const star = container.querySelector<HTMLElement>('[data-favorite="match"]');
    const more = container.querySelector<HTMLElement>('[aria-label^="More"]');
    if (!star || !more) throw new Error("the row has no buttons");
    expect(star.getAttribute("aria-pressed")).toBe("false");
    await userEvent.click(star);
    await userEvent.click(more);
    // The menu is rendered outside the row, in the page's top layer.
    await userEvent.click(await within(document.body).findByRole("menuitem", { name: "Hide" }));
    expect(toggled).toEqual([["match", 1001, true]]);
    expect(onHide).toHaveBeenCalledWith(1001);
  });
});

it("re-renders only when its own row or facts change", () => {
  const { drawn, receive, field } = show(1001, 1002, 1003);
  const ids = [1001, 1002, 1003];
  receive({ snapshot: true, ...flatRows(...ids.map((id) => aRow(id))), facts: ids.map(aFact) });
  const counts = (): readonly number[] => ids.map((id) => drawn.get(id) ?? 0);
  const before = counts();
  const since = (): readonly number[] => counts().map((count, index) => count - (before[index] ?? 0));

  receive(flatRows(aRow(1002, { homeScore: 2 })));
  receive({ favorites: { match: [7], league: [], team: [] }, log: [] });
  receive({ connection: { state: "live", ageSeconds: 0, stale: false } });
  expect(since()).toEqual([0, 1, 0]);
  expect(field(1002, "homeScore")?.textContent).toBe("2");

  receive({ facts: [aFact(1003)] });
  expect(since()).toEqual([0, 1, 1]);

  for (let goals = 3; goals < 23; goals += 1) receive(flatRows(aRow(1001, { homeScore: goals })));
  expect(since()).toEqual([20, 1, 1]);
});

it("does not re-render when the page around it does", () => {
  const { read, receive, rerender } = show(1001, 1002);
  receive({ snapshot: true, ...flatRows(aRow(1001), aRow(1002)), facts: [aFact(1001), aFact(1002)] });
  read.mockClear();
  rerender();
  expect(read).not.toHaveBeenCalled();
});
