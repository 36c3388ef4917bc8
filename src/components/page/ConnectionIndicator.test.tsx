// The connection indicator: text for each state, the age of old data, Retry where it helps.
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { LiveRegion } from "#ui/page/LiveRegion.tsx";
import { ConnectionAnnouncements } from "./ConnectionAnnouncements.tsx";
import { ConnectionIndicator } from "./ConnectionIndicator.tsx";
import { renderWithLive } from "../testing/renderWithLive.tsx";

const indicator = (container: HTMLElement) => container.querySelector<HTMLElement>("[data-connection]");

it('shows "connecting" without Retry before the first answer', () => {
  const { container } = renderWithLive(<ConnectionIndicator />);
  expect(indicator(container)?.textContent).toBe("Connecting…");
});

it.each([
  [{ state: "live", ageSeconds: 0, stale: false }, "Live"],
  [{ state: "live", ageSeconds: 60, stale: true }, "Updated 1 min ago"],
  [{ state: "live", ageSeconds: 10, stale: false }, "Live"],
  [{ state: "live", ageSeconds: 20, stale: false }, "Updated 20 s ago"],
  [{ state: "live", ageSeconds: 7200, stale: true }, "Updated 2 h ago"],
  [{ state: "polling", ageSeconds: 0, stale: false }, "Up to date"],
  [{ state: "polling", ageSeconds: 20, stale: false }, "Updated 20 s ago"],
  [{ state: "offline", ageSeconds: 7200, stale: true }, "OfflineUpdated 2 h agoRetry"],
  [{ state: "reconnecting", ageSeconds: 0, stale: false, asking: true }, "Updated just now"],
  [{ state: "reconnecting", ageSeconds: 7200, stale: false, asking: true }, "Updated 2 h ago"],
] as const)("%j", (connection, text) => {
  const { container, send } = renderWithLive(<ConnectionIndicator />);
  send({ connection });
  expect(indicator(container)?.dataset["connection"]).toBe(connection.state);
  expect(indicator(container)?.textContent).toBe(text);
});

it("shows only the age, and announces nothing, while a newly visible tab waits for the core", () => {
  const { container, send, store } = renderWithLive(
    <>
      <ConnectionIndicator />
      <ConnectionAnnouncements />
      <LiveRegion />
    </>,
  );
  const live = { state: "live", ageSeconds: 0, stale: false } as const;
  send({ connection: live });
  act(() => {
    store.setConnection({ state: "reconnecting", ageSeconds: 7200, stale: false, asking: true });
  });
  expect(indicator(container)?.textContent).toBe("Updated 2 h ago");
  expect(indicator(container)?.dataset).toMatchObject({ connection: "reconnecting", stale: "true" });
  send({ connection: live });
  expect(indicator(container)?.textContent).toBe("Live");
  expect(screen.getByRole("log").textContent).toBe("");
});

it("has a short form of the age for narrow screens", () => {
  const { container, send } = renderWithLive(<ConnectionIndicator />);
  send({ connection: { state: "reconnecting", ageSeconds: 40, stale: true } });
  expect(container.querySelector<HTMLElement>("[data-short]")?.dataset["short"]).toBe("40s");
  send({ connection: { state: "offline", ageSeconds: 7200, stale: true } });
  expect(container.querySelector<HTMLElement>("[data-short]")?.dataset["short"]).toBe("2h");
  send({ connection: { state: "live", ageSeconds: 0, stale: false } });
  expect(container.querySelector("[data-short]")).toBeNull();
});

it("retries when the button is pressed", async () => {
  const { send, commands } = renderWithLive(<ConnectionIndicator />);
  send({ connection: { state: "reconnecting", ageSeconds: 30, stale: true } });
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(commands).toEqual(["retry"]);
});
