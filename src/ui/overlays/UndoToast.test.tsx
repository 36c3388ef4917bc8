// Offers to undo: how long they hold, and how they are used by keyboard.
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { ToastRegion } from "./ToastRegion.tsx";
import { offerUndo } from "./undo.ts";

afterEach(() => vi.useRealTimers());

/** A page; its toasts load after its rows. */
function Page({ toasts = true }: { readonly toasts?: boolean }) {
  return (
    <I18nProvider i18n={i18n}>
      <main id="main" tabIndex={-1}>
        <button type="button">Delete</button>
        <input />
        <p tabIndex={-1} id="after">
          gone
        </p>
      </main>
      {toasts ? <ToastRegion label="Notices" closeLabel="Dismiss" /> : null}
    </I18nProvider>
  );
}

function show() {
  render(<Page />);
}

function offer(focusAfter?: () => HTMLElement | null) {
  const undo = vi.fn();
  let withdraw = (): void => undefined;
  act(() => {
    withdraw = offerUndo({
      text: "Deleted.",
      action: "Undo",
      undo,
      ...(focusAfter ? { focusAfter } : {}),
    });
  });
  return { undo, withdraw: () => act(withdraw) };
}
const button = (): HTMLElement | null => screen.queryByRole("button", { name: "Undo" });

it("holds for 6 s", () => {
  vi.useFakeTimers();
  show();
  const { undo } = offer();
  act(() => void vi.advanceTimersByTime(5_900));
  expect(button()).not.toBeNull();
  act(() => void vi.advanceTimersByTime(200));
  expect(button()).toBeNull();
  expect(undo).not.toHaveBeenCalled();
});

it("stays while the focus is on it", () => {
  vi.useFakeTimers();
  show();
  offer();
  act(() => button()?.focus());
  act(() => void vi.advanceTimersByTime(60_000));
  expect(button()).not.toBeNull();
  act(() => button()?.blur());
  act(() => void vi.advanceTimersByTime(6_100));
  expect(button()).toBeNull();
});

it("is done once, goes with its press, and does not take the focus from who used a pointer", () => {
  show();
  const { undo } = offer();
  expect(document.activeElement).toBe(document.body);
  const pressed = button();
  if (pressed) fireEvent.click(pressed);
  expect(undo).toHaveBeenCalledOnce();
  expect(button()).toBeNull();
});

it("gets the focus after an act by keyboard, and gives it to the place of the act", async () => {
  show();
  await userEvent.tab();
  const { undo } = offer(() => document.getElementById("after"));
  expect(document.activeElement).toBe(button());
  await userEvent.keyboard("{Enter}");
  expect(undo).toHaveBeenCalledOnce();
  expect(document.activeElement?.id).toBe("after");
});

it("holds for 6 s from when it is drawn, and does not take the focus from who writes by then", async () => {
  const { rerender } = render(<Page toasts={false} />);
  await userEvent.tab();
  vi.useFakeTimers();
  offer();
  act(() => void vi.advanceTimersByTime(60_000));
  screen.getByRole("textbox").focus();
  rerender(<Page />);
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  act(() => void vi.advanceTimersByTime(5_900));
  expect(button()).not.toBeNull();
  act(() => void vi.advanceTimersByTime(200));
  expect(button()).toBeNull();
});

it("is dismissed with Escape, and the focus goes to the page's main part where the place has gone", async () => {
  show();
  await userEvent.tab();
  const { undo } = offer(() => null);
  await userEvent.keyboard("{Escape}");
  expect(button()).toBeNull();
  expect(undo).not.toHaveBeenCalled();
  expect(document.activeElement?.id).toBe("main");
});

it("can be withdrawn", () => {
  show();
  const { withdraw } = offer();
  withdraw();
  expect(button()).toBeNull();
});
