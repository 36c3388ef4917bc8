// The hot block without matches: only the server's own list says that the day has none.
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import type { Connection, ListInfo } from "#workers/live/contract.ts";
import { HotMatches } from "./HotMatches.tsx";

const LIST: ListInfo = {
  version: 1,
  status: "ready",
  date: "2026-11-21",
  today: "2026-11-21",
  counts: { all: 1, live: 0, finished: 1, scheduled: 0, favorites: 0, hidden: 0 },
  hot: [],
};
const LIVE: Connection = { state: "live", ageSeconds: 0, stale: false };

it("says that the day has none once the server's list has come, and not of a kept list", async () => {
  const { send } = renderWithLive(<HotMatches />);
  const asking: Connection = { state: "reconnecting", ageSeconds: 120, stale: false, asking: true };
  send({ snapshot: true, list: LIST, connection: asking });
  expect(screen.queryByText(/^No big matches/)).toBeNull();
  send({ connection: LIVE });
  await screen.findByText(/^No big matches/);
});
