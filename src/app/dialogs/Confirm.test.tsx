// The confirmation dialog in the frame, and the age check, which uses it.
// See docs/product.md#age-check.
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { settled } from "#components/testing/renderPage.tsx";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { useAgeCheck } from "#components/forms/useAgeCheck.ts";
import type { PageResult } from "#workers/live/contract.ts";
import { Confirm } from "./Confirm.tsx";

const outcomes: boolean[] = [];

function Purchase() {
  const checkAge = useAgeCheck();
  return (
    <button type="button" onClick={() => void checkAge().then((old) => outcomes.push(old))}>
      Buy
    </button>
  );
}

/** A page that runs the age check inside a frame; the server answers `answer`. */
async function show(answer: PageResult) {
  outcomes.length = 0;
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: "/", component: Purchase });
  const settings = createRoute({
    getParentRoute: () => root,
    path: "/settings/account/profile",
    component: () => <p>profile settings</p>,
  });
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const router = createRouter({ routeTree: root.addChildren([page, settings]), history });
  renderWithLive(
    <>
      <RouterProvider router={router as never} />
      <Confirm />
    </>,
    { act: async () => answer },
  );
  await settled();
  fireEvent.click(screen.getByRole("button", { name: "Buy" }));
}

it("shows no dialog to a member who is old enough, and continues", async () => {
  await show({ ok: true, value: true });
  await waitFor(() => expect(outcomes).toEqual([true]));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("asks a member without a date of birth to enter it, and links to the form", async () => {
  await show({ ok: true, value: false });
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("at least 18 years old");
  fireEvent.click(screen.getByRole("button", { name: "Set up" }));
  await screen.findByText("profile settings");
  expect(outcomes).toEqual([false]);
});

it.each(["Cancel", "Escape"])("%s aborts the action and leaves the page unchanged", async (how) => {
  await show({ ok: true, value: false });
  const dialog = await screen.findByRole("dialog");
  const button = screen.queryByRole("button", { name: "Cancel" });
  if (how === "Escape") fireEvent.keyDown(dialog, { key: "Escape" });
  else if (button) fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(outcomes).toEqual([false]);
  expect(screen.getByRole("button", { name: "Buy" })).toBeTruthy();
});

it("shows nothing when the check fails, and aborts the action", async () => {
  await show({ ok: false, reason: "refused", code: 500, message: "error" });
  await waitFor(() => expect(outcomes).toEqual([false]));
  expect(screen.queryByRole("dialog")).toBeNull();
});
