// The pictures and videos of a post or reply that are shown below its text: rich text shows its own.
// See docs/product.md#pictures-and-videos-of-rich-text.
import { useMemo } from "react";
import type { ContentMode, Medium } from "#domain/community/post.ts";
import { mediaBeside } from "#domain/richText/mediaBeside.ts";
import { MEMBER_RULES } from "#state/pageData/readerRules.ts";

interface Posted {
  readonly content: string;
  readonly contentMode: ContentMode;
  readonly media: readonly Medium[];
}

export function useMediaBeside({ content, contentMode, media }: Posted): readonly Medium[] {
  return useMemo(
    () => (contentMode === "rich" ? mediaBeside(media, content, MEMBER_RULES) : media),
    [content, contentMode, media],
  );
}
