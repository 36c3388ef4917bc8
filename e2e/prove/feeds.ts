// Proof "feeds": whatever a source does, rows are what it has said, goals are announced once, ceilings hold.
// A virtual day runs through the whole core and takes about a second; the days of restarts have no core.
import { playFeedDay } from "./lib/feeds/feedDay.ts";
import { damageReader } from "../backend/feeds/testing/damageReader.ts";
import { SAMPLE_BODIES } from "../backend/feeds/testing/sampleBodies.ts";
import { findKey } from "./lib/feeds/findKey.ts";
import { measureFeedLoad } from "./lib/feeds/feedLoad.ts";
import { playFeedMonth } from "./lib/feeds/feedMonth.ts";
import type { OracleSource } from "./lib/feeds/feedOracle.ts";
import type { Proof } from "./proof.ts";

const SOURCES: readonly OracleSource[] = ["openligadb", "football-data", "api-football"];
/** Virtual days of each source. */
const FULL = 500;
const FULL_MONTH_DAYS = 30;
const SHORT_MONTH_DAYS = 1;
const MOST_MEGABYTES = 200;
const MOST_IDLE_PERCENT = 1;
const MOST_BODIES = 10_000;
const BODIES_A_DAY = 20;
const SLOWEST_BODY_MS = 50;
const REPORT_EVERY = 50;
const FAILURES_MAX = 10;

export const feedsProof: Proof = {
  name: "feeds",
  claim:
    "every row at every minute is a state the source has said, each goal is announced once, and no window of time has " +
    "more calls than the ceiling, whatever the source does and however often the server restarts",
  async run({ cases = FULL, seed = 1, report }) {
    const failures: string[] = [];
    const figures: string[] = [];
    for (const source of SOURCES) {
      let played = 0;
      const sums = { calls: 0, goals: 0, changes: 0, faults: 0 };
      for (let each = seed; each < seed + cases && failures.length < FAILURES_MAX; each += 1) {
        const result = await playFeedDay(source, each);
        played += 1;
        for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += result[name];
        for (const failure of result.failures)
          failures.push(
            `${source}, seed ${each}: ${failure} (npm run prove -- feeds --seed ${each} --cases 1)`,
          );
        if ((each - seed + 1) % REPORT_EVERY === 0) report?.(`${source}: ${each - seed + 1} days`);
      }
      figures.push(
        `${source}: ${played} of ${cases} days, ${sums.calls} calls, ${sums.faults} faults, ${sums.changes} changes, ${sums.goals} goals announced`,
      );
      const days = cases === FULL ? FULL_MONTH_DAYS : SHORT_MONTH_DAYS;
      const month = await playFeedMonth(source, seed, days);
      failures.push(...month.failures.map((failure) => `${source}, ${days} days: ${failure}`));
      figures.push(
        `${source}: ${days} days with ${month.restarts} restarts, ${month.calls} calls, feeds.db ${(month.bytes / 1e6).toFixed(1)} MB`,
      );
    }
    let slowestMs = 0;
    const bodies = Math.min(MOST_BODIES, cases * BODIES_A_DAY);
    for (const sample of SAMPLE_BODIES) {
      const damaged = damageReader(sample, bodies, seed);
      failures.push(...damaged.failures);
      slowestMs = Math.max(slowestMs, damaged.slowestMs);
    }
    figures.push(
      `${SAMPLE_BODIES.length} readers, ${bodies} damaged bodies each: the slowest took ${slowestMs.toFixed(1)} ms`,
    );
    if (cases === FULL) {
      if (slowestMs > SLOWEST_BODY_MS) failures.push(`a body took ${slowestMs.toFixed(1)} ms`);
      for (const source of ["football-data", "api-football"] as const) {
        const { found, searched, sent } = await findKey(source);
        failures.push(...found.map((where) => `the key is in ${where}`));
        if (sent === 0) failures.push(`${source}: no call carried the key`);
        figures.push(
          `${source}: the key went to the source ${sent} times and is in ${found.length} of ${searched} texts`,
        );
      }
      report?.("memory and idle time of the server");
      const { listed, rss, cpu } = await measureFeedLoad(Date.now());
      const [megabytes, percent] = [rss / 1e6, cpu * 100];
      figures.push(
        `a server with ${listed} matches of five days: ${megabytes.toFixed(0)} MB, ${percent.toFixed(2)} % of a processor while nobody looks`,
      );
      if (megabytes > MOST_MEGABYTES) failures.push(`the server takes ${megabytes.toFixed(0)} MB`);
      if (percent > MOST_IDLE_PERCENT) failures.push(`the idle server takes ${percent.toFixed(2)} %`);
    }
    return { figures, failures };
  },
};
