// The odds of a match on the screen: markets, styles, best prices, moves, highlights, closed and empty.
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MatchOdds } from "#domain/odds/markets.ts";
import { DEFAULT_SETTINGS } from "#domain/settings.ts";
import { matchDisplayAtom } from "#state/preferences/matchDisplay.ts";
import { personalConfigAtom } from "#state/preferences/personalConfig.ts";
import { aMatchOdds, anOffer, aQuote } from "./testing/aMatchOdds.ts";
import { OddsBoard } from "./OddsBoard.tsx";

// The chart needs a canvas, which this environment lacks.
vi.mock("#ui/content/LineChart.tsx", () => ({
  LineChart: ({ label, describedBy }: { label: string; describedBy: string }) => (
    <div role="img" aria-label={label} aria-describedby={describedBy} />
  ),
}));

function board(odds: MatchOdds, store = createStore()) {
  store.set(personalConfigAtom, { language: undefined, zoneOffset: 60 });
  const ui = (shown: MatchOdds) => (
    <I18nProvider i18n={i18n}>
      <Provider store={store}>
        <OddsBoard odds={shown} />
      </Provider>
    </I18nProvider>
  );
  const result = render(ui(odds));
  return { ...result, store, answer: (next: MatchOdds) => result.rerender(ui(next)) };
}

const field = (name: string) => document.querySelector(`[data-field="${name}"]`);
const prices = () => screen.getByRole("table", { name: /^Prices by provider/ });
const row = (name: string) => within(prices()).getByRole("row", { name: new RegExp(`^${name}`) });
const moves = () => screen.getByRole("table", { name: /^Changes by/ });

async function choose(style: string): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name: /^Odds style/ }));
  await userEvent.click(await screen.findByRole("menuitemradio", { name: new RegExp(`^${style}`) }));
}

describe("1X2", () => {
  it("shows opening price, current price, probability and margin of each provider", () => {
    board(aMatchOdds());
    const cells = within(row("Northfield")).getAllByRole("cell");
    expect(cells.map(({ textContent }) => textContent?.trim().replaceAll(/\s+/g, " "))).toEqual([
      "Best price: 1.90 ▲up since the openingOpening 1.80Probability 53%",
      "3.50 Opening 3.50Probability 29%",
      "4.00 ▼down since the openingOpening 4.20Probability 25%",
      "6.2%",
    ]);
  });

  it("marks the best price of each outcome with a text", () => {
    board(aMatchOdds());
    const best = screen.getAllByText("Best price:").map((mark) => mark.closest("tr")?.dataset["providerId"]);
    expect(best).toEqual(["8", "9", "9"]);
  });

  it("has the data fields of the provider chosen in the settings, and of no other", () => {
    const { store } = board(aMatchOdds());
    expect(field("oddsHome")?.textContent).toBe("1.90");
    act(() => store.set(matchDisplayAtom, { ...DEFAULT_SETTINGS, oddsProviderId: 9 }));
    expect(["oddsHome", "oddsDraw", "oddsAway"].map((name) => field(name)?.textContent)).toEqual([
      "1.75",
      "3.60",
      "4.50",
    ]);
    expect(document.querySelectorAll("[data-field]")).toHaveLength(3);
  });
});

describe("styles", () => {
  it("start with the odds format of the lists and keep the chosen style", async () => {
    const store = createStore();
    store.set(matchDisplayAtom, { ...DEFAULT_SETTINGS, oddsFormat: "fraction" });
    const { unmount } = board(aMatchOdds(), store);
    expect(field("oddsHome")?.textContent).toBe("10/11");
    await choose("Malay");
    expect(field("oddsHome")?.textContent).toBe("0.90");
    expect(field("oddsAway")?.textContent).toBe("-0.33");
    unmount();
    board(aMatchOdds(), store);
    expect(field("oddsAway")?.textContent).toBe("-0.33");
    expect(JSON.parse(localStorage.getItem("touchline.oddsStyle.1") ?? "")).toBe("malay");
  });
});

describe("Asian markets", () => {
  it("show the line as pairs of halves, and compare prices on equal lines only", async () => {
    board(aMatchOdds());
    await userEvent.click(screen.getByRole("radio", { name: "Handicap" }));
    expect(within(row("Northfield")).getAllByRole("cell")[0]?.textContent).toContain("0.5/1 ▲up");
    expect(within(row("Quayline")).getAllByRole("cell")[0]?.textContent).toContain("-0/0.5");
    expect(screen.queryByText("Best price:")).toBeNull();
    expect(document.querySelector("[data-field]")).toBeNull();
    await choose("American");
    expect(within(row("Quayline")).getAllByRole("cell")[1]?.textContent).toContain("-212.5");
  });

  it("name over and under", async () => {
    board(aMatchOdds());
    await userEvent.click(screen.getByRole("radio", { name: "Over/under" }));
    const headings = within(prices()).getAllByRole("columnheader");
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      "Provider",
      "Line",
      "Over",
      "Under",
      "Margin",
    ]);
  });
});

describe("history", () => {
  it("lists the moves newest first, in the viewer's zone, next to the chart they describe", async () => {
    board(aMatchOdds());
    const rows = within(moves()).getAllByRole("row").slice(1);
    expect(rows.map(({ textContent }) => textContent?.replaceAll(/\s+/g, " "))).toEqual([
      "21/11 15:001.90 ▲up3.50 4.00 ▼down",
      "21/11 06:001.80 3.50 4.20 ",
    ]);
    const chart = await screen.findByRole("img", { name: /^Prices of Northfield over time/ });
    expect(document.getElementById(chart.getAttribute("aria-describedby") ?? "")).toBe(moves());
  });

  it("separates pre-match moves from those in play, which it shows first", async () => {
    board(aMatchOdds());
    await userEvent.click(screen.getByRole("radio", { name: "Over/under" }));
    expect(
      within(moves())
        .getAllByRole("rowheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["30′ 16:30"]);
    await userEvent.click(screen.getByRole("radio", { name: "Before kick-off" }));
    expect(
      within(moves())
        .getAllByRole("rowheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["21/11 06:00"]);
  });

  it("follows the chosen provider", async () => {
    board(aMatchOdds());
    await userEvent.click(screen.getByRole("radio", { name: "Tallowby" }));
    expect(moves().textContent).toContain("4.50");
    expect(screen.getByText("No changes yet: the chart starts with the first one.")).toBeTruthy();
  });

  it("shows part of a long pre-match history until all of it is requested", async () => {
    const many = Array.from({ length: 40 }, (_, index) => aQuote([1.5 + index / 100, 3.5, 4], -600 + index));
    board(aMatchOdds(anOffer("result", 8, [aQuote([1.4, 3.5, 4], -700), ...many])));
    expect(within(moves()).getAllByRole("row")).toHaveLength(16);
    await userEvent.click(screen.getByRole("button", { name: "Show all 41 changes" }));
    expect(within(moves()).getAllByRole("row")).toHaveLength(42);
  });
});

describe("a move", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is highlighted for 5 s, and nothing else is", () => {
    const before = aMatchOdds();
    const { answer } = board(before);
    expect(document.querySelector("[data-changed]")).toBeNull();
    const [first, ...rest] = before.quotes;
    const moved = anOffer("result", 8, [first!.opening, first!.current, aQuote([1.7, 3.5, 4.6], 12)]);
    answer({ ...before, quotes: [moved, ...rest] });
    expect(field("oddsHome")?.getAttribute("data-changed")).toBe("down");
    expect(field("oddsDraw")?.getAttribute("data-changed")).toBeNull();
    expect(field("oddsAway")?.getAttribute("data-changed")).toBe("up");
    expect(field("oddsAway")?.textContent).toBe("4.60");
    act(() => void vi.advanceTimersByTime(4999));
    expect(field("oddsHome")?.getAttribute("data-changed")).toBe("down");
    act(() => void vi.advanceTimersByTime(2));
    expect(document.querySelector("[data-changed]")).toBeNull();
  });
});

it("shows that a market is closed, or which provider closed it", () => {
  const closed = anOffer("result", 8, [aQuote([1.8, 3.5, 4.2])], true);
  const { answer } = board(aMatchOdds(closed));
  expect(screen.getByText("This market is closed. These were its last prices.")).toBeTruthy();
  answer(aMatchOdds(closed, anOffer("result", 47, [aQuote([1.8, 3.5, 4.2])])));
  expect(screen.queryByText("This market is closed. These were its last prices.")).toBeNull();
  expect(within(row("Northfield")).getByText("Closed")).toBeTruthy();
  expect(within(row("Quayline")).queryByText("Closed")).toBeNull();
});

it.each([
  [
    [0, 3.5, 4.2],
    ["–", "3.50", "4.20"],
  ],
  [
    [1.01, 0, 51],
    ["1.01", "–", "51.0"],
  ],
  [
    [0, 0, 0],
    ["–", "–", "–"],
  ],
])("shows withdrawn prices as none, without an arrow, each by itself: %j", (now, texts) => {
  vi.useFakeTimers();
  const open = aQuote([1.8, 3.5, 4.2]);
  const moved = aQuote([1.9, 3.6, 4], -60);
  const { answer } = board(aMatchOdds(anOffer("result", 8, [open])));
  answer(aMatchOdds(anOffer("result", 8, [open, moved])));
  expect(field("oddsHome")?.getAttribute("data-changed")).toBe("up");
  answer(aMatchOdds(anOffer("result", 8, [open, moved, aQuote(now, 10)])));
  const cells = ["oddsHome", "oddsDraw", "oddsAway"].map((name) => field(name));
  expect(cells.map((cell) => cell?.textContent)).toEqual(texts);
  for (const cell of cells) {
    if (cell?.textContent !== "–") continue;
    expect(cell.getAttribute("data-changed")).toBeNull();
    expect(cell.closest("td")?.textContent).not.toMatch(/[▲▼]/);
  }
  vi.useRealTimers();
});

it("shows that there are no odds", () => {
  board({ matchId: 1001, quotes: [] });
  expect(screen.getByText("No odds for this match.")).toBeTruthy();
});
