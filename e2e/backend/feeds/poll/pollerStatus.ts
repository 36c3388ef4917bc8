/** Writes the status of a feed from what its poller knows. */
import type { FeedAdapter, FeedFault } from "../contract.ts";
import type { FeedState, FeedStatus } from "../feedStatus.ts";

interface PollerState {
  /** undefined while reads succeed. */
  readonly state: Exclude<FeedState, "LIVE" | "DELAYED"> | undefined;
  /** True if the key's plan is larger than the free one, whose scores may be delayed. */
  readonly isPaid: boolean;
  readonly reason: FeedFault;
  /** Epoch ms; NaN before the first answer. */
  readonly asOf: number;
  readonly everyMs: number;
  /** Epoch ms until which nothing is asked; infinite for good, past for now. */
  readonly until: number;
  readonly at: number;
  readonly faults: Readonly<Record<FeedFault, number>>;
}

export function writeStatus(adapter: FeedAdapter, known: PollerState): FeedStatus {
  const { name, homepage, licence, attribution } = adapter.terms;
  const { state, isPaid, reason, asOf, everyMs, until, at, faults } = known;
  return {
    source: adapter.id,
    name,
    homepage,
    licence,
    attribution,
    gives: [...adapter.gives],
    daysAround: adapter.daysAround,
    state: state ?? (adapter.delayed === true && !isPaid ? "DELAYED" : "LIVE"),
    reason: state === undefined ? undefined : reason,
    asOf: Number.isNaN(asOf) ? undefined : asOf,
    everySeconds: Math.round(everyMs / 1000),
    resumeAt: at < until && Number.isFinite(until) ? until : undefined,
    faults: { ...faults },
  };
}
