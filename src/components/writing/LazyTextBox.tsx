// The box to write a reply in; its code, which no reader needs, is fetched when the first one opens.
// See docs/product.md#writing-replies.
import { withTexts } from "#i18n/withTexts.ts";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import type { TextBoxProps } from "./TextBox.tsx";

/** Keeps the room of an empty box meanwhile. */
export const LazyTextBox = lazyPart<TextBoxProps>(
  async () => (await withTexts(() => import("./TextBox.tsx"))).TextBox,
  { instead: <Skeleton height={220} /> },
);
