// A core over a connection that a test troubles, and what its tab says of it.
import type { Match } from "#domain/match/match.ts";
import { aMatch } from "#domain/testing/aMatch.ts";
import type { Connection } from "../contract.ts";
import { type CoreUnderTest, createCoreUnderTest, type FakeTab } from "./aCore.ts";

export const MATCH: Match = aMatch({ phase: "firstHalf" });
export const HOUR = 3_600_000;

/** "live", "polling 10", "reconnecting 60!": state, age from 10 s on, and the mark. */
export function said(connection: Connection | undefined): string {
  if (!connection) return "nothing";
  const { state, ageSeconds, stale } = connection;
  const age = ageSeconds === undefined ? " of no age" : ageSeconds === 0 ? "" : ` ${ageSeconds}`;
  return `${state}${age}${stale ? "!" : ""}`;
}

export interface Under extends CoreUnderTest {
  readonly tab: FakeTab;
}

/** A core with a tab over a healthy socket. */
export async function wellConnected(): Promise<Under> {
  const under = createCoreUnderTest();
  under.server.matches = [MATCH];
  const tab = under.openTab();
  await under.clock.advance(2_000);
  return { ...under, tab };
}

/** No heartbeat at all. */
export const SILENCE = Symbol("silence");

/** Time passes; heartbeats come every 5 s where a socket is open and the server speaks. */
export async function pass(
  { clock, server }: CoreUnderTest,
  ms: number,
  heartbeat: unknown = "ok",
): Promise<void> {
  for (let left = ms; left > 0; left -= 5_000) {
    if (heartbeat !== SILENCE && server.sockets.at(-1)?.closed === false) server.socket().say(heartbeat);
    await clock.advance(Math.min(left, 5_000));
  }
}

/** Answers come back so many ms after they were made. */
export function slow({ clock, server }: CoreUnderTest, ms: number): void {
  Object.defineProperty(server, "hold", {
    get: () => new Promise((resolve) => void clock.setTimeout(() => resolve(undefined), ms)),
  });
}

/** Full lists fail; returns how to mend them. */
export function breakLists({ server: { api } }: CoreUnderTest): () => void {
  const { fetchDay } = api;
  Object.assign(api, {
    fetchDay: async () => ({ ok: false, reason: "noAnswer", code: -1, message: "error" }),
  });
  return () => void Object.assign(api, { fetchDay });
}

/** A frame that cannot be inflated. */
export const junkFrame = (): ArrayBuffer => new Uint8Array([9, 9, 9, 9, 250]).buffer;

/** The socket is lost, and none opens again. */
export const refuse = ({ server }: Under): void => {
  server.autoAccept = false;
  server.socket().fail();
};
