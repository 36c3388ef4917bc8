// The connection check: its values, its copy, and a server or core without an answer.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { DiagnosticsPage } from "./DiagnosticsPage.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  document.cookie = "udid=; Max-Age=0";
});

const AT = Date.UTC(2026, 10, 22, 20, 0, 30);
const getStatus = async () => ({
  connection: { state: "live", ageSeconds: 0, stale: false } as const,
  sessions: 3,
  visibleSessions: 1,
  matches: 1234,
  counters: { frames: 17 },
  times: { heartbeats: AT - 8_000, listRequests: AT - 240_000 },
  at: AT,
  clockDifferenceMs: 90_000,
});
const seen = async () => ({
  ok: true as const,
  value: { address: "203.0.113.7", country: "Brazil", countryFrom: "address" },
});

/** The value beside a name, once it is not a dash. */
async function valueOf(name: string): Promise<string | null> {
  const line = (await screen.findByText(name)).parentElement!;
  return within(line).getByRole("definition").textContent;
}

it("shows what server, core and browser know", async () => {
  renderWithLive(<DiagnosticsPage />, { getPage: seen, getStatus });
  await screen.findByText("203.0.113.7");
  await screen.findByText("8 seconds ago");
  expect(await valueOf("How the country is known")).toBe("from the IP address");
  expect(await valueOf("Clock difference")).toBe("+90 seconds");
  expect(await valueOf("Last full list")).toBe("4 minutes ago");
  expect(await valueOf("Socket opened")).toBe("–");
  expect(await valueOf("Known matches")).toBe("1,234");
  expect(await valueOf("Visible tabs")).toBe("1");
  expect(await valueOf("Connection")).toBe("Live");
  expect(screen.getByText(navigator.userAgent).closest("[lang]")?.getAttribute("lang")).toBe("en");
  expect(await valueOf("frames")).toBe("17");
  expect(screen.getByRole("link", { name: "Back to the scores" }).getAttribute("href")).toBe("/");
});

it("copies all of it as text, and no device id", async () => {
  document.cookie = "udid=device-number-1";
  const user = userEvent.setup();
  renderWithLive(<DiagnosticsPage />, { getPage: seen, getStatus });
  await screen.findByText("8 seconds ago");
  await user.click(screen.getByRole("button", { name: "Copy as text" }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain("address: 203.0.113.7\n");
  expect(copied).toContain("heartbeat: 2026-11-22T20:00:22.000Z (8 s ago)\n");
  expect(copied).toContain("frames: 17");
  expect(copied).not.toContain("device-number-1");
});

it("says that the server does not answer, asks again on Retry, and shows what the core knows meanwhile", async () => {
  const getPage = vi
    .fn()
    .mockResolvedValueOnce({ ok: false, reason: "noAnswer", code: -1, message: "error" })
    .mockImplementation(seen);
  renderWithLive(<DiagnosticsPage />, { getPage, getStatus });
  await screen.findByText("The server does not answer.");
  expect(await valueOf("Open tabs")).toBe("3");
  expect(await valueOf("Address")).toBe("–");
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByText("203.0.113.7");
  expect(screen.queryByText("The server does not answer.")).toBeNull();
});

it("shows dashes while the core does not answer", async () => {
  renderWithLive(<DiagnosticsPage />, { getPage: seen });
  await screen.findByText("203.0.113.7");
  expect(await valueOf("Connection")).toBe("–");
  expect(await valueOf("Clock difference")).toBe("–");
});
