// The paper stays until the browser has printed it, also where its dialog does not keep the page waiting.
import { act, cleanup, fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { PaperSheet } from "./PaperSheet.tsx";

const print = vi.fn();
beforeEach(() => void vi.stubGlobal("print", print));
afterEach(() => {
  cleanup();
  print.mockReset();
  vi.unstubAllGlobals();
});

function show(ready?: boolean) {
  const onClose = vi.fn();
  const sheet = (isReady = true) => (
    <PaperSheet title="Table" ready={isReady} onClose={onClose}>
      <p>rows</p>
    </PaperSheet>
  );
  const { rerender } = renderWithLive(sheet(ready));
  return { onClose, getReady: () => rerender(sheet()) };
}

it("is printed once it is ready", () => {
  const { onClose, getReady } = show(false);
  fireEvent.keyDown(document.body, { key: "a" });
  expect([print.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0]);
  getReady();
  expect(print).toHaveBeenCalledTimes(1);
});

it("stays after a dialog that returns at once, and ends once with the event", () => {
  const { onClose } = show();
  expect(print).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  act(() => void dispatchEvent(new Event("afterprint")));
  act(() => void dispatchEvent(new Event("afterprint")));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it("ends with a dialog that keeps the page waiting", () => {
  print.mockImplementation(() => dispatchEvent(new Event("afterprint")));
  expect(show().onClose).toHaveBeenCalledTimes(1);
});

it.each(["pointerDown", "keyDown"] as const)("without the event it ends by the next %s", (type) => {
  const { onClose } = show();
  fireEvent[type](document.body);
  expect(onClose).toHaveBeenCalledTimes(1);
});
