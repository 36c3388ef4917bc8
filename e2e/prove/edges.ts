// Proof "edges": what a source writes reaches each client of the edges once and in order, whichever machine dies.
import { findBusServer } from "./lib/edges/busServer.ts";
import { playDeaths } from "./lib/edges/playDeaths.ts";
import type { Proof } from "./proof.ts";

const FULL = 200;
/** Runs of so many seeds also cut off an edge for a minute. */
const LONG_CUT_FROM = 20;
const FAILURES_MAX = 10;

export const edgesProof: Proof = {
  name: "edges",
  claim:
    "each record reaches each client of three edges once and in order, rows end equal to the source's, and another source " +
    "takes over within 10 s, whichever edge, source or bus dies or is cut off",
  async run({ cases = FULL, seed = 1, report }) {
    const missing = await findBusServer();
    if (missing !== undefined) return { figures: [`not run: ${missing}`], failures: [missing] };
    const played = await playDeaths({
      seeds: Array.from({ length: cases }, (_, at) => seed + at),
      hasLongCut: cases >= LONG_CUT_FROM,
      report: (line) => report?.(line),
    });
    const deaths = Object.entries(played.deaths).map(([name, count]) => `${name} ${count}`);
    const slowest = Math.max(0, ...played.takeOversMs);
    return {
      figures: [
        `${cases} deaths: ${deaths.join(", ")}`,
        `${played.written} values written, ${played.records} records on ${played.sockets} sockets of six clients ${played.isFronted ? "behind nginx" : "without a proxy"}`,
        `${played.takeOversMs.length} take-overs, the slowest in ${(slowest / 1_000).toFixed(1)} s`,
        `${played.olderLists} lists were older than what a client had of another edge, and were made good`,
      ],
      failures: played.failures
        .slice(0, FAILURES_MAX)
        .map((failure) => `${failure} (npm run prove -- edges --seed ${seed} --cases ${cases})`),
    };
  },
};
