// The frame by layout and width: which of its parts surround a page, and where the live-match widget is.
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aNavigation } from "#components/testing/aNavigation.ts";
import { aView, renderWithLive } from "#components/testing/renderWithLive.tsx";
import { openContributor } from "#state/dialogs/contributor.ts";
import type { PageFlags } from "#state/navigation/navigation.ts";
import { RootLayout } from "./RootLayout.tsx";

const LIST = {
  version: 1,
  status: "ready",
  date: "2026-11-22",
  today: "2026-11-22",
  counts: { all: 0, favorites: 0, live: 0, finished: 0, scheduled: 0, hidden: 0 },
  hot: [],
} as const;

let width = 1440;

beforeEach(() => {
  width = 1440;
  vi.stubGlobal("matchMedia", (query: string) => {
    const [, bound, limit] = /\((min|max)-width: ([\d.]+)em\)/.exec(query) ?? [];
    const px = 16 * Number(limit);
    const matches = bound === "min" ? width >= px : bound === "max" && width <= px;
    return { matches, addEventListener: () => undefined, removeEventListener: () => undefined };
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The frame around a page with these flags, once its later parts are loaded and an event has happened. */
async function showFrame(flags: PageFlags) {
  const place = { path: "/about", search: {}, flags, list: undefined, historyKey: "", complete: true };
  const { send } = renderWithLive(<RootLayout />, { navigation: aNavigation(undefined, place) });
  send({ list: LIST, rail: { pinned: [], countries: [], liveCount: 1 }, log: [aView()] });
  // The list of events of the card, or the latest event of the pill.
  await screen.findByText("Arsenal");
  return { send };
}

const card = () => screen.queryByRole("complementary", { name: "Events and posts" });
const pill = () => screen.getByText("Arsenal").closest("button[aria-expanded]");

it.each([
  [1440, {}, "card"],
  [1279, {}, "pill"],
  [375, {}, "pill"],
  [1440, { layout: "soccer-league" }, "card"],
  [1440, { layout: "soccer-team" }, "card"],
  [1440, { layout: "desktop" }, "pill"],
  [1440, { layout: "mobile" }, "pill"],
  [1440, { layout: "empty" }, "pill"],
  [1440, { hideSidebar: true }, "pill"],
  [1000, { layout: "desktop" }, "pill"],
] as const)("at %i px a page with %j has the live-match widget as a %s", async (px, flags, widget) => {
  width = px;
  await showFrame(flags);
  expect({ card: card() !== null, pill: pill() !== null }).toEqual({
    card: widget === "card",
    pill: widget === "pill",
  });
});

it.each([
  [{}, { header: true, rails: "both", footer: true }],
  [{ layout: "responsive" }, { header: true, rails: "both", footer: true }],
  [{ layout: "desktop" }, { header: true, rails: null, footer: true }],
  [{ layout: "mobile" }, { header: true, rails: null, footer: true }],
  [{ layout: "empty" }, { header: false, rails: null, footer: false }],
  [{ layout: "soccer-league" }, { header: true, rails: "end", footer: true }],
  [{ layout: "soccer-team" }, { header: true, rails: "end", footer: true }],
  [{ hideSidebar: true }, { header: true, rails: null, footer: true }],
  [{ hideFooter: true }, { header: true, rails: "both", footer: false }],
] as const)("a page with %j has %j around it", async (flags, parts) => {
  await showFrame(flags);
  await waitFor(() => {
    expect({
      header: screen.queryByRole("banner") !== null,
      rails: document.querySelector("[data-layout]")?.getAttribute("data-rails"),
      footer: screen.queryByRole("contentinfo") !== null,
    }).toEqual(parts);
  });
});

it("a dialog of the frame stays open while the list of the next core loads", async () => {
  const { send } = await showFrame({});
  act(openContributor);
  await screen.findByRole("dialog");
  send({ list: { ...LIST, status: "loading" } });
  expect(screen.getByRole("dialog")).toBeTruthy();
  expect(screen.queryByRole("contentinfo")).toBeNull();
});
