// Topics: names that posts share.
// See docs/product.md#community.

export interface Topic {
  readonly id: number;
  readonly name: string;
  readonly postCount: number;
}
