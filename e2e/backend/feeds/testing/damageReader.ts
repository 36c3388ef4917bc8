/** Damages a good answer many times: its reader never throws, keeps to its words, and loses no more than was hit. */
import { seededRandom } from "../../../support/seededRandom.ts";
import { FEED_SOURCES } from "../sources.ts";
import { mutateBody } from "./mutate.ts";
import { SAMPLED_AT, type SampleBody } from "./sampleBodies.ts";

export interface DamagedReader {
  readonly failures: readonly string[];
  readonly slowestMs: number;
}

const FAILURES_MAX = 3;
const AGAIN = 3;

export function damageReader({ source, call, body }: SampleBody, times: number, seed: number): DamagedReader {
  const adapter = FEED_SOURCES.find(({ id }) => id === source);
  const random = seededRandom(seed);
  const failures: string[] = [];
  let slowestMs = 0;
  const read = (text: string) =>
    adapter?.read(call, { status: 200, headers: new Headers(), body: text, receivedAt: SAMPLED_AT });
  const whole = read(body);
  const most = whole?.ok === true ? (whole.facts.matches ?? []).length : 0;
  if (whole?.ok !== true) failures.push(`${source} ${call.reads}: the sample itself is not read`);
  for (let count = 0; count < times && failures.length < FAILURES_MAX; count += 1) {
    const damaged = mutateBody(body, () => random.next());
    const startedAt = performance.now();
    let ms = 0;
    try {
      const told = read(damaged);
      ms = performance.now() - startedAt;
      if (told?.ok === true && (told.facts.matches ?? []).length > most)
        failures.push(`${source} ${call.reads}: more matches than there were, of ${damaged.slice(0, 200)}`);
    } catch (error) {
      failures.push(`${source} ${call.reads}: threw ${String(error)} for ${damaged.slice(0, 200)}`);
    }
    // What another process has held up is quick the next time.
    for (let again = 0; ms > slowestMs && again < AGAIN; again += 1) {
      const from = performance.now();
      read(damaged);
      ms = Math.min(ms, performance.now() - from);
    }
    slowestMs = Math.max(slowestMs, ms);
  }
  return { failures, slowestMs };
}
