// The choice of a time zone is offered once where the browser hides its own.
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { newBuildAtom } from "#state/navigation/newBuild.ts";
import { personalConfigAtom } from "#state/preferences/personalConfig.ts";
import { visitorCountryAtom } from "#state/preferences/zoneOffer.ts";
import { ZoneOffer } from "./ZoneOffer.tsx";

const store = pageStore;
const INDONESIA = 360;
const GHANA = 288;
const WORDS = "Times are in UTC because this browser hides its time zone.";

beforeEach(() => {
  showOffset(0);
});
afterEach(() => vi.restoreAllMocks());

/** Sets the machine's offset all year, minutes east of UTC. */
function showOffset(minutes: number): void {
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-minutes);
}

const inCountry = (id: number): void => act(() => store.set(visitorCountryAtom, id));
const text = (): string => screen.getByRole("status").textContent;

it("is an empty region until the country is known, and filled in the same region", () => {
  renderWithLive(<ZoneOffer />);
  const place = screen.getByRole("status");
  expect(text()).toBe("");
  inCountry(INDONESIA);
  expect(screen.getByRole("status")).toBe(place);
  expect(text()).toContain(WORDS);
});

it.each([
  ["in a country at UTC+0", 0, GHANA],
  ["with a machine that shows its zone", 420, INDONESIA],
  ["in an unknown country", 0, 0],
])("stays empty %s", (_case, offset, country) => {
  showOffset(offset);
  renderWithLive(<ZoneOffer />);
  inCountry(country);
  expect(text()).toBe("");
});

it("leads to the zones, and is not shown again in this browser", () => {
  const { commands, unmount } = renderWithLive(<ZoneOffer />);
  inCountry(INDONESIA);
  fireEvent.click(screen.getByRole("button", { name: "Choose a time zone" }));
  expect(commands).toEqual(["go /settings/timezone"]);
  expect(text()).toBe("");
  expect(localStorage.getItem("touchline.zoneOffered.1")).toBe("true");
  unmount();
  renderWithLive(<ZoneOffer />);
  expect(text()).toBe("");
});

it("is dismissed by one press, and goes nowhere", () => {
  const { commands } = renderWithLive(<ZoneOffer />);
  inCountry(INDONESIA);
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(text()).toBe("");
  expect(commands).toEqual([]);
  expect(localStorage.getItem("touchline.zoneOffered.1")).toBe("true");
});

it.each([420, 0])("goes when the zone %i is chosen by hand", (zoneOffset) => {
  renderWithLive(<ZoneOffer />);
  inCountry(INDONESIA);
  act(() => store.set(personalConfigAtom, { language: undefined, zoneOffset }));
  expect(text()).toBe("");
});

it("leaves its place to the offer of a new build", () => {
  renderWithLive(<ZoneOffer />);
  inCountry(INDONESIA);
  act(() => store.set(newBuildAtom, "b"));
  expect(text()).toBe("");
  act(() => store.set(newBuildAtom, undefined));
  expect(text()).toContain(WORDS);
});
