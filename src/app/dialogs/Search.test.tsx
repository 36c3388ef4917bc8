// The keys that open the search, on keyboards of several scripts.
import { cleanup, fireEvent } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { Search } from "./Search.tsx";

vi.mock("#features/search/SearchDialog.tsx", () => ({ SearchDialog: () => null }));

afterEach(cleanup);

it.each<[string, KeyboardEventInit]>([
  ["/", { key: "/", code: "Slash" }],
  ["/ of an Arabic keyboard", { key: "ظ", code: "Slash" }],
  ["Ctrl+K", { key: "k", code: "KeyK", ctrlKey: true }],
  ["Ctrl+K of a Russian keyboard", { key: "л", code: "KeyK", ctrlKey: true }],
])("%s is taken for the search", (_, init) => {
  renderWithLive(<Search />);
  expect(fireEvent.keyDown(document.body, init)).toBe(false);
});

it.each<[string, KeyboardEventInit]>([
  ["the dot that a Russian keyboard has there", { key: ".", code: "Slash" }],
  ["Ctrl+Shift+K", { key: "Л", code: "KeyK", ctrlKey: true, shiftKey: true }],
  ["a key of an input method", { key: "ظ", code: "Slash", isComposing: true }],
])("%s is not", (_, init) => {
  renderWithLive(<Search />);
  expect(fireEvent.keyDown(document.body, init)).toBe(true);
});
