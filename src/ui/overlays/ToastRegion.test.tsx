// Toasts: how long they are shown, and how they are closed.
// See docs/product.md#toast.
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toasts } from "./toast.ts";
import { ToastRegion } from "./ToastRegion.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function show() {
  render(
    <I18nProvider i18n={i18n}>
      <ToastRegion label="Notices" closeLabel="Dismiss" />
    </I18nProvider>,
  );
}

it("a toast is shown for 3 s, longer while the pointer is on it", () => {
  show();
  act(() => toasts.push({ kind: "info", text: "Saved" }));
  act(() => void vi.advanceTimersByTime(2_999));
  expect(screen.getByRole("status").textContent).toContain("Saved");
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole("status").textContent).toBe("");

  act(() => toasts.push({ kind: "error", text: "Refused" }));
  fireEvent.pointerEnter(screen.getByRole("region", { name: "Notices" }));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByRole("alert").textContent).toContain("Refused");
  fireEvent.pointerLeave(screen.getByRole("region", { name: "Notices" }));
  act(() => void vi.advanceTimersByTime(3_000));
  expect(screen.getByRole("alert").textContent).toBe("");
});

it("a toast is removed when it is closed, and the others time out on their own", () => {
  show();
  act(() => {
    toasts.push({ kind: "error", text: "one" });
    toasts.push({ kind: "error", text: "two" });
  });
  const [close] = screen.getAllByRole("button", { name: "Dismiss" });
  close?.focus();
  if (close) fireEvent.click(close);
  expect(screen.getByRole("alert").textContent).toBe("two");
  act(() => void vi.advanceTimersByTime(3_000));
  expect(screen.getByRole("alert").textContent).toBe("");
});
