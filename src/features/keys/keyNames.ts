// The single keys: what each does, for the list of keys. See docs/product.md#keys.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PageKey } from "./pageKeys.ts";

export interface KeyLine {
  /** Pressed one after the other. */
  readonly keys: readonly string[];
  readonly does: MessageDescriptor;
}

export const ROW_KEYS: readonly KeyLine[] = [
  { keys: ["j"], does: msg`To the next match` },
  { keys: ["k"], does: msg`To the match before` },
  { keys: ["Enter"], does: msg`Open the match` },
  { keys: ["s"], does: msg`Favourite on or off` },
  { keys: ["b"], does: msg`Onto the board or off it` },
];

export const DAY_KEYS: readonly KeyLine[] = [
  { keys: ["["], does: msg`Day before` },
  { keys: ["]"], does: msg`Next day` },
  { keys: ["t"], does: msg`Today` },
];

/** What the second key after `g` opens, by its key (`pageKeys.ts`). */
export const PAGE_NAMES: Readonly<Record<PageKey, MessageDescriptor>> = {
  h: msg`Scores`,
  l: msg({ message: "Live", comment: "Page of running matches" }),
  f: msg`Favourites`,
  c: msg`Community`,
  b: msg`Board`,
};

export const OTHER_KEYS: readonly KeyLine[] = [
  { keys: ["/"], does: msg`Search` },
  { keys: ["?"], does: msg`This list` },
];
