// The field that looks for names in a list: its keys, and how what is typed gets into the address.
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { DEFAULT_VIEW } from "#domain/board/view.ts";
import { FindButton } from "./FindButton.tsx";
import type { ListView } from "./useListView.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function show(q?: string) {
  const find = vi.fn<(query: string | undefined) => void>();
  const onPrint = vi.fn();
  const listOf = (query: string | undefined): ListView => ({
    view: { ...DEFAULT_VIEW, query: query ?? "" },
    search: { q: query },
    change: () => undefined,
    find,
    showHidden: false,
  });
  const view = renderWithLive(<FindButton list={listOf(q)} onPrint={onPrint} />);
  const field = (): HTMLInputElement | null => screen.queryByRole("searchbox", { name: "Find in this list" });
  const address = (query: string | undefined): void =>
    view.rerender(<FindButton list={listOf(query)} onPrint={onPrint} />);
  return { find, onPrint, field, address };
}

const press = (init: KeyboardEventInit): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, init);
const loaded = (): Promise<void> => act(() => vi.dynamicImportSettled());
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

it("opens by Ctrl+F or ⌘+F, and leaves a second press, other keys and dialogs to the browser", async () => {
  const { field } = show();
  expect(field()).toBeNull();
  expect(press({ key: "f", ctrlKey: true, shiftKey: true })).toBe(true);
  expect(press({ key: "f" })).toBe(true);
  expect(press({ key: "f", ctrlKey: true })).toBe(false);
  await loaded();
  expect(document.activeElement).toBe(field());
  expect(press({ key: "f", metaKey: true })).toBe(true);
  const dialog = document.createElement("div");
  dialog.setAttribute("role", "dialog");
  dialog.append(document.createElement("button"));
  document.body.append(dialog);
  dialog.querySelector("button")?.focus();
  expect(press({ key: "F", metaKey: true })).toBe(true);
  dialog.remove();
  expect(press({ key: "F", metaKey: true })).toBe(false);
});

it.each([
  ["Russian", "а", "з"],
  ["Arabic", "ب", "ح"],
])("opens and prints by the same keys of a %s keyboard", async (_, f, p) => {
  const { field, onPrint } = show();
  expect(press({ key: p, code: "KeyP", ctrlKey: true })).toBe(false);
  expect(onPrint).toHaveBeenCalledTimes(1);
  expect(press({ key: f, code: "KeyF", ctrlKey: true })).toBe(false);
  await loaded();
  expect(document.activeElement).toBe(field());
});

it("puts what is typed into the address 200 ms after the last letter, and nothing blank", async () => {
  const { field, find, address } = show();
  press({ key: "f", ctrlKey: true });
  await loaded();
  fireEvent.change(field()!, { target: { value: "z" } });
  wait(150);
  fireEvent.change(field()!, { target: { value: "zr" } });
  wait(199);
  expect(find).not.toHaveBeenCalled();
  wait(1);
  expect(find.mock.calls).toEqual([["zr"]]);
  address("zr");
  fireEvent.change(field()!, { target: { value: "  " } });
  wait(200);
  expect(find.mock.calls.at(-1)).toEqual([undefined]);
});

it("shows what the address says, also after Back", async () => {
  const { field, find, address } = show("mostar");
  await loaded();
  expect(field()?.value).toBe("mostar");
  address("lodz");
  expect(field()?.value).toBe("lodz");
  address(undefined);
  expect(field()).toBeNull();
  wait(1_000);
  expect(find).not.toHaveBeenCalled();
});

it("stays open when its text is deleted to write another", async () => {
  const { field, address } = show("mostar");
  await loaded();
  act(() => field()?.focus());
  fireEvent.change(field()!, { target: { value: "" } });
  wait(200);
  address(undefined);
  expect(document.activeElement).toBe(field());
  expect(field()?.value).toBe("");
});

it("is cleared and closed by Escape, which ends no composition", async () => {
  const { field, find, address } = show("mostar");
  await loaded();
  field()?.focus();
  press({ key: "Escape", isComposing: true });
  expect(field()?.value).toBe("mostar");
  press({ key: "Escape" });
  expect(find.mock.calls).toEqual([[undefined]]);
  address(undefined);
  expect(field()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Find in this list" }));
});

it("prints the list by Ctrl+P in place of the browser's own, which would print the screen", () => {
  const { onPrint } = show();
  expect(press({ key: "p", ctrlKey: true, shiftKey: true })).toBe(true);
  expect(press({ key: "p", ctrlKey: true })).toBe(false);
  expect(onPrint).toHaveBeenCalledTimes(1);
});
