// The connection indicator: words for each state, the age when it matters, Retry when it helps.
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ConnectionIndicator } from "./ConnectionIndicator.tsx";
import { renderWithLive } from "./testing/renderWithLive.tsx";

const indicator = (container: HTMLElement) => container.querySelector<HTMLElement>("[data-connection]");

it("says that it is connecting before the first answer, without Retry", () => {
  const { container } = renderWithLive(<ConnectionIndicator />);
  expect(indicator(container)?.textContent).toBe("Connecting…");
});

it.each([
  [{ state: "live", ageSeconds: 0, stale: false }, "Live"],
  [{ state: "live", ageSeconds: 60, stale: true }, "Updated 1 min ago"],
  [{ state: "polling", ageSeconds: 0, stale: false }, "Up to date"],
  [{ state: "polling", ageSeconds: 20, stale: false }, "Updated 20 s ago"],
  [{ state: "offline", ageSeconds: 7200, stale: true }, "OfflineUpdated 2 h agoRetry"],
] as const)("%j", (connection, text) => {
  const { container, send } = renderWithLive(<ConnectionIndicator />);
  send({ connection });
  expect(indicator(container)?.dataset["connection"]).toBe(connection.state);
  expect(indicator(container)?.textContent).toBe(text);
});

it("retries on request", async () => {
  const { send, commands } = renderWithLive(<ConnectionIndicator />);
  send({ connection: { state: "reconnecting", ageSeconds: 30, stale: true } });
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(commands).toEqual(["retry"]);
});
