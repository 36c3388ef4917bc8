// What has changed since the member read the offers.
import type { Offer } from "#domain/creators/offers.ts";
import type { OfferChange } from "./OfferRows.tsx";

/** By number of units; offers that are gone are not in it. */
export function changedOffers(
  read: readonly Offer[],
  offers: readonly Offer[],
): ReadonlyMap<number, OfferChange> {
  const changes = new Map<number, OfferChange>();
  for (const { num, unit, price } of offers) {
    const before = read.find((each) => each.num === num && each.unit === unit);
    if (before === undefined) changes.set(num, "new");
    else if (before.price !== price) changes.set(num, { before: before.price });
  }
  return changes;
}
