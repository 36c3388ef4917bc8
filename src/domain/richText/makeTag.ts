// Makes the tag of something that a member chose: its id names the page that it leads to.
// See docs/wire.md#tags and docs/wire.md#community-limits.
import { TAG_COLOR, type Tag } from "./delta.ts";
import type { TagTarget } from "./tagTarget.ts";

/** Letters of a tag. */
const TAG_LETTERS_MAX = 30;
/** Tags of a document. */
export const TAGS_MAX = 10;

const LETTERS = new Intl.Segmenter("en", { granularity: "grapheme" });
const MORE = "…";

/** A longer name ends with "…". */
export function shortName(name: string): string {
  const tidy = name.trim().replaceAll(/\s+/g, " ");
  if (tidy.length <= TAG_LETTERS_MAX) return tidy;
  const letters = Array.from(LETTERS.segment(tidy), ({ segment }) => segment);
  if (letters.length <= TAG_LETTERS_MAX) return tidy;
  return (
    letters
      .slice(0, TAG_LETTERS_MAX - 1)
      .join("")
      .trimEnd() + MORE
  );
}

/** `uniqueId` is new for every tag. The search answers no colours, so the tag has the default one. */
export function makeTag({ kind, id }: TagTarget, name: string, uniqueId: string): Tag {
  return { id: `${kind}:${id}`, text: shortName(name), color: TAG_COLOR, uniqueId };
}
