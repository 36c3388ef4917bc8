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

/** A length of subscription that a creator can offer. */
export interface Length {
  readonly num: number;
  readonly unit: SubscriptionUnit;
}

/** What a creator asks for one length. */
export interface LengthPrice extends Length {
  readonly price: Cents;
  /** Of a buyer's first subscription, below `price`; undefined without one. */
  readonly firstTimePrice: Cents | undefined;
}

interface FeeLine extends LengthPrice {
  /** Members with a running period of this length, at whatever price. */
  readonly subscriberCount: number;
  /** When the last of these periods ends, epoch ms; undefined without one. */
  readonly lastUntil: number | undefined;
}

/** The creator's list of fees. A change is saved with the version that it is a change of. */
export interface FeeList {
  readonly version: number;
  readonly lines: readonly FeeLine[];
}
