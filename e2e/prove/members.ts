// Proof "members": members' calls are answered right, and what one of them takes of the processor and the disk.
import { playMembers } from "./lib/members/playMembers.ts";
import type { Proof } from "./proof.ts";

/** Calls of each kind. */
const FULL = 2_000;
const FAILURES_MAX = 10;

export const membersProof: Proof = {
  name: "members",
  claim:
    "calls of members that write, and lists of posts, are all answered right, and cost what docs/hosting.md says",
  async run({ cases = FULL }) {
    const { writeMs, listMs, bytes, failures } = await playMembers(cases);
    const aSecond = (ms: number): number => Math.floor(1_000 / ms);
    return {
      figures: [
        `a call that writes a favourite: ${writeMs.toFixed(1)} ms of the processor, ${aSecond(writeMs)} a second on one core`,
        `a list of 20 posts: ${listMs.toFixed(1)} ms of the processor, ${aSecond(listMs)} a second on one core`,
        `the database of a made-up community, with its log: ${(bytes / 1e6).toFixed(1)} MB`,
      ],
      failures: failures
        .slice(0, FAILURES_MAX)
        .map((failure) => `${failure} (npm run prove -- members --cases ${cases})`),
    };
  },
};
