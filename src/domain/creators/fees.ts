// What a creator asks for subscriptions, and within which limits. See docs/product.md#fees-of-a-creator.
import type { SubscriptionUnit } from "./creator.ts";
import type { Cents } from "./money.ts";

/** What the server allows for the fees of a creator. */
export interface FeeConfig {
  readonly least: Cents;
  readonly most: Cents;
  /** How many lengths can be on offer at once. */
  readonly maxOptions: number;
  readonly units: readonly SubscriptionUnit[];
  readonly nums: readonly number[];
  /** The platform's share of a price, in hundredths of a per cent: 2000 is 20 %. */
  readonly platformRate: number;
  /** Of the creator's list of fees: every saved change raises it. */
  readonly version: number;
}
