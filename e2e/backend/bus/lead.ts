/**
 * Which of several sources leads: the one that can renew a key of the bus. Clocks of machines are not compared: each counts on
 * its own monotonic clock from what it has seen. See docs/decisions/hosting.md#one-writer.
 */
import { WrittenByAnother, type Bus, type BusValue } from "./bus.ts";
import { LEAD_KEY } from "./liveValues.ts";

/** In ms since a renewal was sent: longer the leader does not write without another one. */
export const LEADS_MS = 4_000;
/** In ms without a renewal: then another source takes over. Above LEADS_MS, and under the 10 s that are promised. */
export const SILENT_MS = 7_000;

/** The value of the key. */
export interface Lead {
  /** Who leads; empty when the leader has stopped of its own accord. */
  readonly source: string;
  /** Epoch ms by the source's clock. */
  readonly at: number;
  /** True while the leader has not compared the whole bucket with its world: then rows may be of an earlier leader. */
  readonly isBehind: boolean;
}

export function readLead(text: string): Lead {
  const [source, at, behind] = JSON.parse(text) as [string, number, 1?];
  return { source, at, isBehind: behind === 1 };
}

const writeLead = ({ source, at, isBehind }: Lead): string =>
  JSON.stringify(isBehind ? [source, at, 1] : [source, at]);

export interface Lease {
  /** False from the moment at which another source may lead. */
  leads(): boolean;
  /** Takes the lead if nobody has it; resolves to the revision of the taking, undefined while another leads. */
  tryToLead(): Promise<number | undefined>;
  /**
   * Writes, and renews the lease in the same batch. Resolves to false where the lead or the writing was lost: then nothing is
   * known of how much was written. `isBehind` is told to edges.
   */
  write(values: readonly BusValue[], isBehind?: boolean): Promise<boolean>;
  /** Lets another source lead at once. */
  release(): Promise<void>;
}

export interface LeaseOptions {
  readonly bus: Bus;
  /** Differs from that of every other source and of earlier runs. */
  readonly source: string;
  /** Epoch ms, told to edges. */
  readonly now: () => number;
  /** Ms on a clock that is never set. */
  readonly monotonic: () => number;
}

export function createLease({ bus, source, now, monotonic }: LeaseOptions): Lease {
  /** The last revision of another leader, and when it was seen first. */
  let seen: { readonly revision: number; readonly at: number } | undefined;
  let leadsUntil = Number.NEGATIVE_INFINITY;
  /** The bucket's last revision while this source leads. */
  let last = 0;

  const leads = (): boolean => monotonic() < leadsUntil;

  function lose(): void {
    leadsUntil = Number.NEGATIVE_INFINITY;
    seen = undefined;
  }

  /**
   * After a write that failed: whether this source still leads, and the revision to go on from. Where the bus has lost its
   * last writes the lead is given up: who leads next, after SILENT_MS, reads what is left, and edges have compared by then.
   */
  async function recover(): Promise<void> {
    const { revision } = await bus.state();
    const entry = await bus.get(LEAD_KEY);
    const isMine = entry?.value !== undefined && readLead(entry.value).source === source;
    if (!isMine || revision < last) lose();
    else last = revision;
  }

  return {
    leads,
    async tryToLead() {
      const entry = await bus.get(LEAD_KEY);
      const revision = entry?.revision ?? 0;
      const lead = entry?.value === undefined ? undefined : readLead(entry.value);
      if (seen?.revision !== revision) seen = { revision, at: monotonic() };
      const isFree = lead === undefined || lead.source === "" || monotonic() - seen.at >= SILENT_MS;
      if (!isFree) return undefined;
      const askedAt = monotonic();
      const taken = await bus.take(LEAD_KEY, writeLead({ source, at: now(), isBehind: true }), revision);
      if (taken === undefined) return undefined;
      last = taken;
      leadsUntil = askedAt + LEADS_MS;
      return taken;
    },
    async write(values, isBehind = false) {
      if (!leads()) {
        lose();
        return false;
      }
      const askedAt = monotonic();
      const lead = writeLead({ source, at: now(), isBehind });
      try {
        last = await bus.write([...values, { key: LEAD_KEY, value: lead }], last);
        leadsUntil = Math.max(leadsUntil, askedAt + LEADS_MS);
        return true;
      } catch (error) {
        // Another failure may be one of the network: the lease runs on until it ends by itself.
        await recover().catch(() => {
          if (error instanceof WrittenByAnother) lose();
        });
        return false;
      }
    },
    async release() {
      if (!leads()) return;
      lose();
      await bus.write(
        [{ key: LEAD_KEY, value: writeLead({ source: "", at: now(), isBehind: false }) }],
        last,
      );
    },
  };
}
