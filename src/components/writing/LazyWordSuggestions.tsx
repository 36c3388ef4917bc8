// Suggestions of names in a text area; their code, which no text needs, is fetched once the area is on the page.
// See docs/product.md#suggestions.
import { withTexts } from "#i18n/withTexts.ts";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import type { WordSuggestionsProps } from "../editor/suggest/WordSuggestions.tsx";

/** Beside the area, inside the dialog that holds it. */
export const LazyWordSuggestions = lazyPart<WordSuggestionsProps>(
  async () => (await withTexts(() => import("../editor/suggest/WordSuggestions.tsx"))).WordSuggestions,
);
