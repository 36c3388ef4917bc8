// The single keys: what each does, for the list of keys. See docs/product.md#keys.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

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

/** Second keys after `g`, with the page that each opens. */
export const PAGE_KEYS: readonly {
  readonly key: string;
  readonly path: string;
  readonly name: MessageDescriptor;
}[] = [
  { key: "h", path: "/", name: msg`Scores` },
  { key: "l", path: "/live", name: msg({ message: "Live", comment: "Page of running matches" }) },
  { key: "f", path: "/favorites", name: msg`Favourites` },
  { key: "c", path: "/community", name: msg`Community` },
  { key: "b", path: "/board", name: msg`Board` },
];

export const OTHER_KEYS: readonly KeyLine[] = [
  { keys: ["/"], does: msg`Search` },
  { keys: ["?"], does: msg`This list` },
];
