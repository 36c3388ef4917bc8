// The fees of a creator as the studio shows them: one line per length, with who is subscribed for it.
// See docs/wire.md#studio.
import type { DatabaseSync } from "node:sqlite";
import type { Fees } from "../creators/fees.ts";
import type { Length } from "../creators/terms.ts";

interface FeeLine extends Length {
  readonly cents: number;
  readonly firstTimeCents: number | undefined;
  /** Members with a running period of this length, at whatever price. */
  readonly subscriberCount: number;
  /** When the last of these periods ends, epoch ms; undefined without one. */
  readonly lastUntil: number | undefined;
}

export interface FeeList {
  /** By unit and number. */
  of(creatorId: number, now: number): readonly FeeLine[];
}

export function createFeeList(database: DatabaseSync, fees: Pick<Fees, "onOffer">): FeeList {
  const selectRunning = database.prepare(
    `SELECT count(DISTINCT fan_id) AS number, max(ends_at) AS until FROM subscription_periods
     WHERE creator_id = ? AND num = ? AND unit = ? AND ends_at > ?`,
  );
  return {
    of(creatorId, now) {
      const offered = fees.onOffer(creatorId);
      return offered
        .filter(({ isFirstTime }) => !isFirstTime)
        .map(({ num, unit, cents }) => {
          const firstTime = offered.find((fee) => fee.isFirstTime && fee.num === num);
          const running = selectRunning.get(creatorId, num, unit, now);
          const until = running?.["until"];
          return {
            num,
            unit,
            cents,
            firstTimeCents: firstTime?.cents,
            subscriberCount: Number(running?.["number"] ?? 0),
            lastUntil: typeof until === "number" ? until : undefined,
          };
        });
    },
  };
}
