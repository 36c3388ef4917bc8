// The source of the scores on the page: its age, why it is late, its attribution, and lists without odds.
import { i18n } from "@lingui/core";
import { act, screen, waitFor } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FootballSource } from "#domain/footballSource.ts";
import { hasOddsAtom } from "#state/footballSource.ts";
import { ConnectionIndicator } from "../page/ConnectionIndicator.tsx";
import { renderWithLive } from "../testing/renderWithLive.tsx";
import { FollowFootballSource } from "./FollowFootballSource.tsx";
import { shownSourceAtom } from "./shownSource.ts";
import { SourceCredit } from "./SourceCredit.tsx";
import { sourceEmpty } from "./sourceEmpty.tsx";
import { SourceNotice } from "./SourceNotice.tsx";

const NOW = Date.UTC(2026, 10, 21, 15, 44, 0);
const AT_42 = NOW - 2 * 60_000;

const SOURCE: FootballSource = {
  name: "OpenLigaDB",
  homepage: "https://www.openligadb.de",
  licence: "ODbL 1.0",
  attribution: "Datenquelle: OpenLigaDB",
  gives: ["halfTime", "incidents"],
  state: "live",
  trouble: undefined,
  asOf: AT_42,
  everySeconds: 30,
  daysAround: undefined,
  resumeAt: undefined,
  failedReads: 0,
};

const LIVE = { state: "live", ageSeconds: 0, stale: false } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  i18n.activate("en");
});

function show(source: FootballSource | null) {
  const store = createStore();
  const getPage = vi.fn(async () => ({ ok: true as const, value: source }));
  const shown = renderWithLive(
    <Provider store={store}>
      <FollowFootballSource />
      <ConnectionIndicator />
      <SourceCredit />
    </Provider>,
    { getPage },
  );
  shown.send({ connection: LIVE });
  return { ...shown, store, getPage };
}

const words = (container: HTMLElement) => container.querySelector("[data-connection]")?.textContent;

it("makes the age of the scores that of the source where it is older, and keeps the state of the connection", async () => {
  const { container, send } = show(SOURCE);
  await waitFor(() => expect(words(container)).toBe("Updated 2 min ago"));
  const indicator = container.querySelector<HTMLElement>("[data-connection]");
  expect(indicator?.dataset).toMatchObject({ connection: "live", stale: "true" });
  send({ connection: { ...LIVE, ageSeconds: 180, stale: true } });
  expect(words(container)).toBe("Updated 3 min ago");
});

it("is not stale within three times the pace of the source", async () => {
  const { container, store } = show({ ...SOURCE, everySeconds: 60 });
  await waitFor(() => expect(store.get(shownSourceAtom)?.ageSeconds).toBe(120));
  expect(container.querySelector<HTMLElement>("[data-connection]")?.dataset["stale"]).toBeUndefined();
});

it("shows the attribution as a link, in its own language, and that the source delays its scores", async () => {
  show({ ...SOURCE, state: "delayed" });
  const link = await screen.findByRole("link", { name: "Datenquelle: OpenLigaDB" });
  expect(link.getAttribute("href")).toBe("https://www.openligadb.de");
  expect(link.querySelector("bdi")?.getAttribute("translate")).toBe("no");
  expect(screen.getByText("The source delays its scores.")).toBeTruthy();
});

it("leaves lists without a place for odds where the source has none, also at the next visit", async () => {
  const { store } = show(SOURCE);
  await waitFor(() => expect(store.get(hasOddsAtom)).toBe(false));
  expect(localStorage.getItem("touchline.hasOdds.1")).toBe("false");
});

it("shows nothing of a made-up world, and asks for it once", async () => {
  const { container, store, getPage } = show(null);
  await waitFor(() => expect(getPage).toHaveBeenCalled());
  await act(async () => {});
  expect(words(container)).toBe("Live");
  expect(container.querySelector("[data-source-credit]")).toBeNull();
  expect(store.get(hasOddsAtom)).toBe(true);
  expect(getPage).toHaveBeenCalledTimes(1);
});

it.each([
  [{ state: "late", trouble: "noAnswer" }, "The source does not answer. Scores are of 15:42. "],
  [{ state: "stopped", trouble: "throttled" }, "The source asks us to wait. Scores are of 15:42. "],
  [
    { state: "stopped", trouble: "callsUsedUp", resumeAt: Date.UTC(2026, 10, 22) },
    "Today’s calls are used up. Scores are of 15:42. Next update at 22 Nov, 00:00.",
  ],
  [
    { state: "stopped", trouble: "keyRefused", asOf: undefined },
    "The key is refused. No scores have come yet. ",
  ],
] as const)("says %j in words, with the time of the scores", (parts, text) => {
  const { container } = renderWithLive(<SourceNotice source={{ ...SOURCE, ...parts }} />);
  expect(container.textContent).toBe(text);
  expect(screen.getByRole("status")).toBeTruthy();
});

it.each([
  [{ asOf: undefined }, "OpenLigaDB has not answered yet.", "Matches are shown here as soon as it does."],
  [
    { asOf: undefined, state: "stopped", trouble: "keyRefused" },
    "No scores have come yet.",
    "The key is refused.",
  ],
  [{}, "", "Another day, filter or choice of leagues may hold more."],
] as const)("gives an empty list words of its own: %j", (parts, title, text) => {
  const empty = sourceEmpty({ ...SOURCE, ...parts });
  const { container } = renderWithLive(
    <>
      <h2>{empty.title}</h2>
      {empty.words}
    </>,
  );
  expect(container.querySelector("h2")?.textContent).toBe(title);
  expect(container.textContent).toBe(title + text);
});

it.each(["live", "delayed"] as const)("says nothing while the source is %s", (state) => {
  const { container } = renderWithLive(<SourceNotice source={{ ...SOURCE, state }} />);
  expect(container.textContent).toBe("");
});
