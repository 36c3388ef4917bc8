// Which pictures and videos of a post its rich text does not show itself.
// See docs/product.md#pictures-and-videos-of-rich-text.
import { cleanDelta } from "./cleanDelta.ts";
import type { ReaderRules } from "./readerRules.ts";

/** `media` without those that are in the document. */
export function mediaBeside<Medium extends { readonly src: string }>(
  media: readonly Medium[],
  document: unknown,
  rules: ReaderRules,
): readonly Medium[] {
  if (media.length === 0) return media;
  const shown = new Set(
    cleanDelta(document, rules).ops.flatMap(({ insert }) => {
      if (typeof insert === "string") return [];
      if ("image" in insert) return [insert.image.src];
      return "video" in insert ? [insert.video.src] : [];
    }),
  );
  return media.filter(({ src }) => !shown.has(src));
}
