// A core with running favourites, and events during an absence, for tests of popups and digests.
import type { Match } from "#domain/match/match.ts";
import { aMatch } from "#domain/testing/aMatch.ts";
import type { EventLineView } from "../contract.ts";
import { type CoreUnderTest, createCoreUnderTest, type FakeTab } from "./aCore.ts";

export const TWO_HOURS = 2 * 3_600_000;
export const IDS = [1001, 1002, 1003] as const;

export function playing(id: number, home = 0, change: Partial<Match> = {}): Match {
  const teamIds = { home: id * 10, away: id * 10 + 1 };
  return aMatch({ id, teamIds, phase: "firstHalf", score: { home, away: 0 }, ...change });
}

/** "goal 1001 2-0" for each. */
export const told = (views: readonly EventLineView[]): readonly string[] =>
  views.map(({ event }) => `${event.type} ${event.matchId} ${event.values.home}-${event.values.away}`);

/** A core with three running matches, all favourites of the visitor. */
export async function watching(tabs = 1) {
  const under = createCoreUnderTest();
  under.server.matches = IDS.map((id) => playing(id));
  const opened: FakeTab[] = [];
  for (let count = 0; count < tabs; count += 1) {
    opened.push(under.openTab({ watch: IDS }));
    await under.clock.advance(10);
  }
  await under.clock.advance(1_000);
  const [first] = opened;
  if (!first) throw new Error("no tab was opened");
  for (const id of IDS) await first.session.toggleFavorite("match", id, true);
  await under.clock.advance(500);
  return { ...under, tab: first, tabs: opened };
}

/** Time passes over a healthy socket. */
export async function alive({ clock, server }: CoreUnderTest, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 10_000) {
    server.socket().say("ok");
    await clock.advance(Math.min(left, 10_000));
  }
}

/** The server's state changes, and is pushed. */
export function push({ server }: CoreUnderTest, match: Match): void {
  server.matches = server.matches.map((known) => (known.id === match.id ? match : known));
  server.socket().push(match);
}

/** Seven goals and two red cards on the server, told by nobody yet. */
export function busyAfternoon({ server }: CoreUnderTest): void {
  server.matches = [
    playing(1001, 4, { redCards: { home: 1, away: 0 } }),
    playing(1002, 2),
    playing(1003, 1, { redCards: { home: 0, away: 1 } }),
  ];
}
