// How many letters a text of the community may have, and how many are left (docs/wire.md#community-limits).
import { lettersOf } from "../member/formRules.ts";

/** Letters of a post in plain text, and of a reply. */
export const TEXT_MAX = 1_000;
/** Letters of the title of a post. */
export const TITLE_MAX = 80;
/** Things that a post is about, and topics that it has. */
export const RELATED_MAX = 5;
export const TOPICS_MAX = 3;
/** From so many letters before the limit on, the number of those left is told while writing: of a text, of a title. */
const NEAR = 100;
const NEAR_TITLE = 20;

/**
 * Letters that a text may still grow by, negative beyond the limit; undefined while the limit is far. Spaces at its ends
 * do not count: they are not sent.
 */
export function lettersLeft(text: string, most: number): number | undefined {
  const { length } = text.trim();
  // A letter has at least one unit, so that a short text needs no count.
  const near = most === TITLE_MAX ? NEAR_TITLE : NEAR;
  if (length < most - near) return undefined;
  const left = most - lettersOf(text.trim());
  return left > near ? undefined : left;
}
