// From when on a subscription can be renewed.
// See docs/product.md#subscriptions.

const RENEW_WITHIN_MS = 7 * 24 * 3_600_000;

/** The first moment at which a subscription that ends at `endsAt` can be renewed, both epoch ms. */
export const renewableFrom = (endsAt: number): number => endsAt - RENEW_WITHIN_MS;

/** True from 7 days before the end on, and after it. `endsAt` and `now`: epoch ms. */
export const canRenew = (endsAt: number, now: number): boolean => renewableFrom(endsAt) <= now;
