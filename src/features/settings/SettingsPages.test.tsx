// Pages of the settings: a choice is stored, and the menu shows it.
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { renderPage } from "#components/testing/renderPage.tsx";
import { LOCALES } from "#i18n/locales.ts";
import { deviceStateAtom } from "#state/lowPower/lowPower.ts";
import { questionAtom } from "#state/dialogs/confirm.ts";
import { themeAtom, watchTheme } from "#state/preferences/theme.ts";
import { undoOffers } from "#ui/overlays/undo.ts";
import { ContestPage } from "./ContestPage.tsx";
import { FootballEventsPage } from "./FootballEventsPage.tsx";
import { LanguagePage } from "./LanguagePage.tsx";
import { MatchRowsPage } from "./MatchRowsPage.tsx";
import { NotificationsPage } from "./NotificationsPage.tsx";
import { OddsFormatPage } from "./OddsFormatPage.tsx";
import { OddsProviderPage } from "./OddsProviderPage.tsx";
import { ResetPage } from "./ResetPage.tsx";
import { ThemePage } from "./ThemePage.tsx";
import { TimezonePage } from "./TimezonePage.tsx";

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? "null");
const open = (page: () => React.ReactNode) =>
  renderPage({ address: "/settings/page", path: "/settings/page", page, answers: {} });

describe("matches and odds", () => {
  it.each([
    [MatchRowsPage, ["Odds", "Places in the table", "Red cards", "Yellow cards"]],
    [NotificationsPage, ["Favourite matches", "Favourite teams"]],
    [FootballEventsPage, ["Kick-off", "Goal", "Red card", "Yellow card", "Full time"]],
  ] as const)("each switch of a page changes a setting of its own", async (Page, names) => {
    await open(() => <Page />);
    const before = new Set<string>();
    for (const name of names) {
      const control = screen.getByRole<HTMLInputElement>("switch", { name });
      expect(control.checked, name).toBe(true);
      await userEvent.click(control);
      const off = Object.entries(stored("touchline.matchDisplay.1") as object)
        .filter(([, value]) => value === false)
        .map(([key]) => key);
      expect(
        off.filter((key) => !before.has(key)),
        name,
      ).toHaveLength(1);
      for (const key of off) before.add(key);
    }
    for (const name of names) await userEvent.click(screen.getByRole("switch", { name }));
  });

  it("the format is chosen by an example", async () => {
    await open(() => <OddsFormatPage />);
    for (const example of ["2.50", "3/2", "+150"]) expect(screen.getByText(example)).toBeTruthy();
    await userEvent.click(screen.getByRole("radio", { name: "American" }));
    expect(stored("touchline.matchDisplay.1")).toMatchObject({ oddsFormat: "american" });
    await userEvent.click(screen.getByRole("radio", { name: "Decimal" }));
  });

  it("the provider is one of three, and the menu shows which", async () => {
    await open(() => (
      <>
        <OddsProviderPage />
        <ContestPage />
      </>
    ));
    await userEvent.click(screen.getByRole("radio", { name: "Second provider" }));
    expect(stored("touchline.matchDisplay.1")).toMatchObject({ oddsProviderId: 47 });
    expect(screen.getByRole("link", { name: /^Odds provider Second provider/ })).toBeTruthy();
    await userEvent.click(screen.getByRole("radio", { name: "First provider" }));
  });
});

it("theme and row height take effect at once", async () => {
  const stop = watchTheme();
  await open(() => <ThemePage />);
  await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  stop();
  await userEvent.click(screen.getByRole("radio", { name: "Compact" }));
  expect(stored("touchline.density.1")).toBe("compact");
});

it("low-power mode is chosen, and the page shows whether it is on and why", async () => {
  const store = pageStore;
  const device = { battery: undefined, saveData: false, memoryGib: 8, reducedMotion: false };
  await open(() => <ThemePage />);
  const now = () => screen.queryByRole("status")?.textContent;
  expect(now()).toBeUndefined();
  act(() => store.set(deviceStateAtom, device));
  expect(now()).toBe("Off now");
  await userEvent.click(screen.getByRole("radio", { name: "Always" }));
  expect(stored("touchline.lowPower.1")).toBe("always");
  expect(now()).toBe("On: chosen here");
  await userEvent.click(screen.getByRole("radio", { name: "Automatically" }));
  expect(now()).toBe("Off now");
  const battery = { level: 0.15, charging: false };
  act(() => store.set(deviceStateAtom, { ...device, battery }));
  expect(now()).toBe("On: battery below 20%");
  act(() => store.set(deviceStateAtom, { battery, saveData: true, memoryGib: 2, reducedMotion: true }));
  expect(now()).toBe("On: battery below 20%, data saver, little memory, reduced motion");
  await userEvent.click(screen.getByRole("radio", { name: "Never" }));
  expect(now()).toBe("Off now");
  act(() => store.set(deviceStateAtom, undefined));
});

it("a time zone is found by its offset and stored by its id, and Automatic stores none", async () => {
  await open(() => <TimezonePage />);
  expect(screen.getAllByRole("option")).toHaveLength(38);
  await userEvent.type(screen.getByRole("searchbox"), "utc-3:30{Enter}");
  expect(stored("touchline.config.1")).toMatchObject({ zone: "w3:30" });
  expect(screen.getByText("UTC−3:30 · Newfoundland Standard Time")).toBeTruthy();
  await userEvent.clear(screen.getByRole("searchbox"));
  await userEvent.click(screen.getByRole("option", { name: /^Automatic/ }));
  expect(stored("touchline.config.1")).not.toHaveProperty("zone");
});

it("a language is found by its own name or the reader's, and passed on", async () => {
  const onChoose = vi.fn();
  await open(() => <LanguagePage onChoose={onChoose} />);
  expect(screen.getAllByRole("option")).toHaveLength(LOCALES.length);
  const search = screen.getByRole("searchbox");
  for (const [typed, id] of [
    ["francais", "fr"],
    ["french", "fr"],
    ["中文", "zh"],
    ["hong", "zh-hk"],
  ] as const) {
    await userEvent.clear(search);
    await userEvent.type(search, `${typed}{Enter}`);
    expect(onChoose.mock.lastCall?.[0], typed).toMatchObject({ id });
  }
});

it("all settings are reset after a question, and the offer takes it back", async () => {
  pageStore.set(themeAtom, "dark");
  await open(() => <ResetPage />);
  const ask = async (sure: boolean): Promise<void> => {
    await userEvent.click(screen.getByRole("button", { name: "Reset settings" }));
    await act(async () => pageStore.get(questionAtom)?.answer(sure));
  };
  await ask(false);
  expect(pageStore.get(themeAtom)).toBe("dark");
  await ask(true);
  expect(pageStore.get(themeAtom)).toBe("system");
  undoOffers.read().at(-1)?.item.undo();
  expect(pageStore.get(themeAtom)).toBe("dark");
  pageStore.set(themeAtom, "system");
});
