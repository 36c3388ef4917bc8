// The shell of the studio's dialogs: a way back only where there is one.
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { settled } from "#components/testing/renderPage.tsx";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { StudioDialog } from "./StudioDialog.tsx";

it("has a title and a close button, and an arrow back where there is a way back", async () => {
  const [onBack, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const dialog = (back?: () => void) => (
    <StudioDialog open title="Withdraw" onClose={onClose} onBack={back}>
      content
    </StudioDialog>
  );
  const { rerender } = renderWithLive(dialog());
  expect(await screen.findByRole("dialog", { name: "Withdraw" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
  rerender(dialog(onBack));
  await settled();
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  expect([onBack.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
