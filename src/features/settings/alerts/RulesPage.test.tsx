// The page of rules: empty, a rule made and checked, removed and brought back, all in keys, and quiet hours.
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { type PageAnswers, renderPage } from "#components/testing/renderPage.tsx";
import { alertRulesAtom } from "#state/alerts/alertRules.ts";
import { alertStateAtom } from "#state/alerts/alertState.ts";
import { pageStore } from "#state/pageStore.ts";
import { undoOffers } from "#ui/overlays/undo.ts";
import { AlertsPage } from "./AlertsPage.tsx";
import { RulesPage } from "./RulesPage.tsx";

const open = (page: () => React.ReactNode = () => <RulesPage />, answers: PageAnswers = {}) =>
  renderPage({ address: "/settings/page", path: "/settings/page", page, answers });

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? "null");

beforeEach(() => {
  pageStore.set(alertRulesAtom, []);
  pageStore.set(alertStateAtom, undefined);
});

describe("rules", () => {
  it("are none at first; one is made by keys, with its number checked", async () => {
    await open();
    expect(screen.getByText("No rules yet.")).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText("When"), "goal");
    const minute = screen.getByLabelText<HTMLInputElement>("From minute");
    expect(minute.value).toBe("75");
    await userEvent.clear(minute);
    await userEvent.type(minute, "120{Enter}");
    expect(screen.getByText("A whole number from 1 to 90")).toBeTruthy();
    await userEvent.clear(minute);
    await userEvent.type(minute, "80{Enter}");
    const list = screen.getByRole("list", { name: "Rules" });
    expect(list.textContent).toContain("Goal from minute 80 on");
    expect(list.textContent).toContain("All favourites");
    // Nothing is said of it before the core has answered.
    expect(list.textContent).not.toContain("fired");
    act(() => pageStore.set(alertStateAtom, { canSound: false, fired: {} }));
    expect(list.textContent).toContain("Has not fired yet");
    expect(stored("touchline.alertRules.1")).toMatchObject([
      { kind: "goal", amount: 80, scope: { kind: "favorites" } },
    ]);
  });

  it.each(["٨٠", "८०", "８０", "\u200E80"])("take %j as the number 80", async (typed) => {
    await open();
    await userEvent.selectOptions(screen.getByLabelText("When"), "goal");
    fireEvent.change(screen.getByLabelText("From minute"), { target: { value: typed } });
    await userEvent.click(screen.getByRole("button", { name: "Add rule" }));
    expect(pageStore.get(alertRulesAtom)).toMatchObject([{ kind: "goal", amount: 80 }]);
  });

  it("about a match, team or league need one", async () => {
    await open();
    await userEvent.selectOptions(screen.getByLabelText("In which matches"), "chosen");
    await userEvent.click(screen.getByRole("button", { name: "Add rule" }));
    expect(screen.getByRole("alert").textContent).toBe("Choose one from the list.");
    expect(stored("touchline.alertRules.1")).toBeNull();
  });

  it("say when they fired last; a removed one comes back in its place", async () => {
    const rules = (["lineups", "halfTime"] as const).map((kind) => ({
      id: kind,
      kind,
      amount: 0,
      scope: { kind: "favorites" as const },
    }));
    pageStore.set(alertRulesAtom, rules);
    pageStore.set(alertStateAtom, { canSound: false, fired: { lineups: NaN } });
    await open();
    const list = screen.getByRole("list", { name: "Rules" });
    expect(list.textContent).not.toContain("Fired last");
    // The other rule has not fired.
    expect(list.textContent?.match(/fired yet/g)).toHaveLength(1);
    const fired = { lineups: Date.UTC(2026, 10, 21, 14, 5) };
    act(() => pageStore.set(alertStateAtom, { canSound: false, fired }));
    const [first] = within(screen.getByRole("list", { name: "Rules" })).getAllByRole("listitem");
    expect(first?.textContent).toMatch(/Fired last: 21 Nov, \d\d:05/);
    await userEvent.click(screen.getByRole("button", { name: "Remove: Line-ups are out" }));
    expect(pageStore.get(alertRulesAtom)).toEqual(rules.slice(1));
    undoOffers.read().at(-1)?.item.undo();
    expect(pageStore.get(alertRulesAtom)).toEqual(rules);
  });
});

it("a rule names its team, league or match in the language of the page, where that is known", async () => {
  const scopes = [
    { kind: "team", id: 10, name: "Bayern München", language: "de_DE" },
    { kind: "league", id: 36, name: "Premier League", language: "en_GB" },
    { kind: "match", id: 1001, name: "Köln – Mainz" },
  ] as const;
  pageStore.set(
    alertRulesAtom,
    scopes.map((scope) => ({ id: scope.kind, kind: "redCard", amount: 0, scope })),
  );
  await open(undefined, { teamProfile: () => ({ team: { id: 10, name: "Bayern Munich" } }) as never });
  const list = screen.getByRole("list", { name: "Rules" });
  expect(await within(list).findByText("Bayern Munich")).toBeTruthy();
  // The name is in the language of the page; nothing answers about the match.
  expect(within(list).getByText("Premier League")).toBeTruthy();
  expect(within(list).getByText("Köln – Mainz")).toBeTruthy();
});

it("quiet hours are chosen by the clock and kept while they are off", async () => {
  await open(() => <AlertsPage />);
  await userEvent.click(screen.getByRole("switch", { name: "Quiet hours" }));
  const from = screen.getByLabelText<HTMLInputElement>("From");
  expect([from.value, screen.getByLabelText<HTMLInputElement>("Until").value]).toEqual(["23:00", "07:00"]);
  fireEvent.change(from, { target: { value: "22:30" } });
  await userEvent.click(screen.getByRole("switch", { name: "Quiet hours" }));
  expect(stored("touchline.alerts.1")).toMatchObject({ quiet: { on: false, from: 1350, to: 420 } });
});
