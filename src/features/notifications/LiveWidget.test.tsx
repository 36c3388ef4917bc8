// The live widget: shown while a match is live, hidden otherwise.
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { aView, renderWithLive } from "#components/testing/renderWithLive.tsx";
import { LiveWidgetCard, LiveWidgetPill } from "./LiveWidget.tsx";

it("is hidden while nothing is live", () => {
  const { container } = renderWithLive(<LiveWidgetCard />);
  expect(container.textContent).toBe("");
});

it("is shown empty while matches run, then lists their events", () => {
  const { send } = renderWithLive(<LiveWidgetCard />);
  send({ rail: { pinned: [], countries: [], liveCount: 3 } });
  expect(screen.getByRole("heading", { name: "Happening now" })).toBeTruthy();
  send({ log: [aView()] });
  expect(screen.getByRole("listitem").textContent).toContain("Arsenal 2–1 Chelsea");
});

it("opens from its pill and closes on Esc, returning the focus", async () => {
  const { send } = renderWithLive(<LiveWidgetPill />);
  send({ log: [aView()] });
  const pill = screen.getByRole("button", { expanded: false });
  await userEvent.click(pill);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("listitem")).toBeNull();
  expect(document.activeElement).toBe(pill);
});

it("keeps each number of its pill next to its team in both reading directions", () => {
  const { send } = renderWithLive(<LiveWidgetPill />);
  send({ log: [aView()] });
  const pill = screen.getByRole("button");
  expect(pill.textContent).toContain("Arsenal 2–1 Chelsea");
  expect([...pill.querySelectorAll("bdi")].map((part) => part.textContent)).toEqual([
    "Arsenal",
    "2",
    "1",
    "Chelsea",
  ]);
});
