// How a price is shared between the platform and the creator, to the cent.
// See docs/product.md#fees-of-a-creator.
import type { Cents } from "./money.ts";

export interface Shared {
  /** The platform's part. */
  readonly fee: Cents;
  /** The creator's. */
  readonly net: Cents;
}

/** `rate` in hundredths of a per cent; the platform's part is rounded half up, and both are the price. */
export function shareOf(price: Cents, rate: number): Shared {
  const fee = (price * BigInt(rate) + 5_000n) / 10_000n;
  return { fee, net: price - fee };
}
