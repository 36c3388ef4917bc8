// What the books must say: money and subscribed time from a list of what happened, with nothing of the backend.

const DAY_MS = 86_400_000;
/** docs/wire.md#ledger. */
const RELEASE_MS = 14 * DAY_MS;

interface Sale {
  readonly orderId: number;
  readonly fan: number;
  readonly creator: number;
  readonly cents: number;
  /** Whole days that were bought. */
  readonly days: number;
  readonly paidAt: number;
  refundedAt: number | undefined;
}

interface Slot {
  readonly orderId: number;
  start: number;
  end: number;
}

interface Expected {
  readonly available: number;
  readonly pending: number;
}

export interface LedgerOracle {
  paid(sale: Omit<Sale, "refundedAt">): void;
  /** Also of an order that was never paid, which changes nothing. */
  refunded(orderId: number, now: number): void;
  balance(creator: number, now: number): Expected;
  /** What the platform has: its shares, and what refunds cost it. */
  platform(): number;
  /** What buyers have paid and not got back. */
  outside(): number;
  isSubscribed(fan: number, creator: number, now: number): boolean;
}

/** A fifth of an amount, half up. */
const shareOf = (cents: number): number => Math.round(cents / 5);

export function createLedgerOracle(): LedgerOracle {
  const sales: Sale[] = [];
  const slots = new Map<string, Slot[]>();

  const slotsOf = (fan: number, creator: number): Slot[] => {
    const key = `${fan} ${creator}`;
    const known = slots.get(key) ?? [];
    slots.set(key, known);
    return known;
  };
  const sum = (of: readonly Sale[], value: (sale: Sale) => number): number =>
    of.reduce((total, sale) => total + value(sale), 0);
  const net = ({ cents }: Sale): number => cents - shareOf(cents);

  return {
    paid(sale) {
      sales.push({ ...sale, refundedAt: undefined });
      const taken = slotsOf(sale.fan, sale.creator);
      const start = Math.max(sale.paidAt, ...taken.map(({ end }) => end));
      taken.push({ orderId: sale.orderId, start, end: start + sale.days * DAY_MS });
    },
    refunded(orderId, now) {
      const sale = sales.find((each) => each.orderId === orderId && each.refundedAt === undefined);
      if (sale === undefined) return;
      sale.refundedAt = now;
      const taken = slotsOf(sale.fan, sale.creator);
      const place = taken.findIndex((slot) => slot.orderId === orderId);
      const slot = taken[place]!;
      const end = Math.min(slot.end, Math.max(slot.start, now));
      const by = slot.end - end;
      slot.end = end;
      for (const later of taken.slice(place + 1)) {
        later.start -= by;
        later.end -= by;
      }
    },
    // Nothing is withdrawn in these histories, so what a refund takes is always there.
    balance(creator, now) {
      const kept = sales.filter((sale) => sale.creator === creator && sale.refundedAt === undefined);
      const isReleased = ({ paidAt }: Sale): boolean => paidAt + RELEASE_MS <= now;
      return {
        available: sum(kept.filter(isReleased), net),
        pending: sum(
          kept.filter((sale) => !isReleased(sale)),
          net,
        ),
      };
    },
    platform: () =>
      sum(
        sales.filter(({ refundedAt }) => refundedAt === undefined),
        ({ cents }) => shareOf(cents),
      ),
    outside: () =>
      -sum(
        sales.filter(({ refundedAt }) => refundedAt === undefined),
        ({ cents }) => cents,
      ),
    isSubscribed: (fan, creator, now) =>
      slotsOf(fan, creator).some(({ start, end }) => start <= now && now < end),
  };
}
