// The bar of a running selection: a dropped one comes back, but not over one that was begun meanwhile.
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { boardSelectionAtom } from "#state/preferences/boards.ts";
import { pageStore } from "#state/pageStore.ts";
import { undoOffers, withdrawOffers } from "#ui/overlays/undo.ts";
import { BoardBar } from "./BoardBar.tsx";

afterEach(() => {
  withdrawOffers();
  cleanup();
  pageStore.set(boardSelectionAtom, []);
});

it.each([
  [[], [1001, 1002]],
  [[1003], [1003]],
])("with %j chosen meanwhile, undo of a dropped selection leads to %j", (meanwhile, selection) => {
  renderWithLive(<BoardBar />);
  act(() => pageStore.set(boardSelectionAtom, [1001, 1002]));
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(pageStore.get(boardSelectionAtom)).toEqual([]);
  act(() => pageStore.set(boardSelectionAtom, meanwhile));
  act(() => undoOffers.read()[0]?.item.undo());
  expect(pageStore.get(boardSelectionAtom)).toEqual(selection);
});
