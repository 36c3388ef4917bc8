// The notice of old scores: its age, and Retry, which asks the core for fresh ones.
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { StaleNotice } from "./StaleNotice.tsx";

it("says the age, and Retry sends the command alone: an event cannot be sent to a worker", () => {
  const { commands } = renderWithLive(
    <StaleNotice connection={{ state: "live", ageSeconds: 7_200, stale: true }} />,
  );
  expect(screen.getByRole("status").textContent).toContain("120 minutes");
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(commands).toEqual(["retry"]);
});
