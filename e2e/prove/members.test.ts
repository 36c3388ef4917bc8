// A small run of the proof "members".
import { expect, it } from "vitest";
import { playMembers } from "./lib/members/playMembers.ts";

/** A server with a made-up community starts, which takes several seconds on a busy machine. */
const STARTS_MS = 90_000;

it(
  "writes and lists are answered right, and are counted",
  async () => {
    const { failures, listMs, bytes } = await playMembers(100);
    expect(failures).toEqual([]);
    expect(bytes).toBeGreaterThan(100_000);
    // Only Linux tells what a process takes; 100 writes take less than it can tell.
    if (process.platform === "linux") expect(listMs).toBeGreaterThan(0);
  },
  STARTS_MS,
);
