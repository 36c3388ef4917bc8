// The confirmation dialog in the frame, and the age check, which uses it.
// See docs/product.md#age-check.
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Rendered, renderWithLive } from "#components/testing/renderWithLive.tsx";
import { type AgeOutcome, useAgeCheck } from "#components/acting/useAgeCheck.ts";
import type { PageResult } from "#workers/live/contract.ts";
import { Confirm } from "./Confirm.tsx";

const outcomes: AgeOutcome[] = [];

function Purchase() {
  const checkAge = useAgeCheck();
  return (
    <button type="button" onClick={() => void checkAge().then((outcome) => outcomes.push(outcome))}>
      Buy
    </button>
  );
}

/** A page that runs the age check inside a frame; the server answers `answer`. */
function show(answer: PageResult): Rendered {
  outcomes.length = 0;
  const rendered = renderWithLive(
    <>
      <Purchase />
      <Confirm />
    </>,
    { act: async () => answer },
  );
  fireEvent.click(screen.getByRole("button", { name: "Buy" }));
  return rendered;
}

it("shows no dialog to a member who is old enough, and continues", async () => {
  show({ ok: true, value: true });
  await waitFor(() => expect(outcomes).toEqual(["oldEnough"]));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("asks a member without a date of birth to enter it, and links to the form", async () => {
  const { commands } = show({ ok: true, value: false });
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("at least 18 years old");
  fireEvent.click(screen.getByRole("button", { name: "Set up" }));
  await waitFor(() => expect(commands).toEqual(["go /settings/account/profile"]));
  expect(outcomes).toEqual(["notOldEnough"]);
});

it.each(["Cancel", "Escape"])("%s aborts the action and leaves the page unchanged", async (how) => {
  const { commands } = show({ ok: true, value: false });
  const dialog = await screen.findByRole("dialog");
  const button = screen.queryByRole("button", { name: "Cancel" });
  if (how === "Escape") fireEvent.keyDown(dialog, { key: "Escape" });
  else if (button) fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(outcomes).toEqual(["notOldEnough"]));
  expect(commands).toEqual([]);
});

it("shows nothing when the check fails, and aborts the action", async () => {
  show({ ok: false, reason: "refused", code: 500, message: "error" });
  await waitFor(() => expect(outcomes).toEqual(["failed"]));
  expect(screen.queryByRole("dialog")).toBeNull();
});
