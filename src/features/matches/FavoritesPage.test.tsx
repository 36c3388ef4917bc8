// The page of favourites without matches: how to star is said only where nothing is starred.
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { NO_FAVORITES } from "#domain/favorites.ts";
import type { ListInfo, ListStatus } from "#workers/live/contract.ts";
import { FavoritesPage } from "./FavoritesPage.tsx";

const listOf = (status: ListStatus): ListInfo => ({
  version: 1,
  status,
  date: "2026-11-21",
  today: "2026-11-21",
  counts: { all: 0, live: 0, finished: 0, scheduled: 0, favorites: 0, hidden: 0 },
  hot: [],
});
const order = { items: [], headings: [], noted: [] };
const titles = (): readonly (string | null)[] =>
  screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

it("explains the star where nothing is starred", async () => {
  const { send } = renderWithLive(<FavoritesPage />);
  send({ snapshot: true, list: listOf("ready"), order, favorites: NO_FAVORITES });
  await screen.findByText("No favourites to show.");
  expect(screen.getByText(/^Press the star/)).toBeTruthy();
});

it.each(["match", "league", "team"])("says that there are no matches where a %s is starred", async (kind) => {
  const { send } = renderWithLive(<FavoritesPage />);
  send({ snapshot: true, list: listOf("ready"), order, favorites: { ...NO_FAVORITES, [kind]: [1] } });
  await screen.findByText("No matches of your favourites to show.");
  expect(titles()).toHaveLength(1);
  expect(screen.queryByText(/^Press the star/)).toBeNull();
});

it("shows neither while the list is loading, and offers Retry where it failed", () => {
  const { send, commands } = renderWithLive(<FavoritesPage />);
  send({ snapshot: true, list: listOf("loading"), order, favorites: { ...NO_FAVORITES, team: [1] } });
  expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
  send({ list: listOf("failed") });
  expect(titles()).toEqual(["The matches could not be loaded."]);
  screen.getByRole("button", { name: "Retry" }).click();
  expect(commands).toEqual(["retry"]);
});
