// Gives the seeded creators fees, and subscribers who have paid for months.
import { together } from "../database/together.ts";
import type { DatabaseSync } from "node:sqlite";
import type { CommunityServices } from "../community/communityServices.ts";
import type { CreatorServices } from "./creatorServices.ts";
import { type NewFee, priceOf } from "./fees.ts";
import { DAY_MS, endOf } from "./terms.ts";

export interface SeedCreatorsParts
  extends Pick<CreatorServices, "books" | "fees" | "orders">, Pick<CommunityServices, "fans"> {
  readonly database: DatabaseSync;
}

/** In turn; the last creator of four offers nothing. */
const FEES: readonly (readonly NewFee[])[] = [
  [
    { num: 1, unit: "MONTH", cents: 499, firstTimeCents: 199 },
    { num: 3, unit: "MONTH", cents: 1299 },
    { num: 12, unit: "MONTH", cents: 3999, firstTimeCents: 1995 },
  ],
  [
    { num: 2, unit: "WEEK", cents: 299 },
    { num: 8, unit: "WEEK", cents: 999, firstTimeCents: 899 },
  ],
  [{ num: 30, unit: "DAY", cents: 99 }],
  [],
];

/** Fans of the creators in turn. */
const FANS = [23, 7, 12, 0];
/** The oldest sale is at most so old. */
const HISTORY_DAYS = 180;
const MOST_RENEWALS = 4;

/** Something that happens at an instant of the past, epoch ms. */
export interface PastAct {
  readonly at: number;
  run(): void;
}

interface SeededCreators {
  readonly creators: readonly number[];
  /** Members who subscribe. */
  readonly writers: readonly number[];
  /** The demo account, subscribed to the first creator. */
  readonly demoId: number;
  /** What happens between the sales. */
  readonly besides: readonly PastAct[];
}

/** Sales and what happens between them are booked in the order of their instants. `now`: epoch ms. */
export function seedCreators(
  { books, database, fees, orders }: SeedCreatorsParts,
  { creators, writers, demoId, besides }: SeededCreators,
  now: number,
): void {
  function sell(fanId: number, creatorId: number, at: number): void {
    const offered = fees.onOffer(creatorId);
    const price = priceOf(offered, offered[0]?.num ?? 0, orders.isFirstTime(fanId, creatorId));
    if (price === undefined) return;
    const { num, unit, cents } = price;
    const addresses = { successUrl: "http://localhost/", cancelUrl: "http://localhost/" };
    const feeId = offered[0]?.id ?? 0;
    const order = orders.create({ num, unit, cents, feeId, fanId, creatorId, ...addresses }, at);
    books.take({ eventId: `seed-${order.id}`, kind: "succeeded", sessionId: order.sessionId, cents }, at);
  }

  together(database, () => {
    const acts: PastAct[] = [...besides];
    const plan = (fanId: number, creatorId: number, at: number): void =>
      void acts.push({ at, run: () => sell(fanId, creatorId, at) });
    for (const [place, creatorId] of creators.entries()) {
      const asked = FEES[place % FEES.length] ?? [];
      fees.set(creatorId, asked, now - HISTORY_DAYS * DAY_MS);
      const fans = writers
        .filter((id) => id !== creatorId)
        .slice(place, place + (FANS[place % FANS.length] ?? 0));
      const [length] = asked;
      for (const [turn, fanId] of fans.entries()) {
        const last = now - (turn + 1) * 3 * DAY_MS;
        // Some have renewed for months, each time when the period before was over.
        for (let times = length === undefined ? 0 : turn % (MOST_RENEWALS + 1); times >= 0; times -= 1) {
          const at = length === undefined ? last : last - times * (endOf(length, 0) + DAY_MS);
          if (at > now - HISTORY_DAYS * DAY_MS) plan(fanId, creatorId, at);
        }
      }
    }
    if (creators[0] !== undefined) plan(demoId, creators[0], now - DAY_MS);
    for (const { run } of acts.toSorted((one, other) => one.at - other.at)) run();
  });
}
