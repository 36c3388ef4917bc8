// Suggestions of names in a text area; their code, which no text needs, is fetched when a sign of a tag is first typed.
// See docs/product.md#suggestions.
import { useEffect, useState } from "react";
import { withTexts } from "#i18n/withTexts.ts";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import type { WordSuggestionsProps } from "../editor/suggest/WordSuggestions.tsx";

const WordSuggestions = lazyPart<WordSuggestionsProps>(
  async () => (await withTexts(() => import("../editor/suggest/WordSuggestions.tsx"))).WordSuggestions,
);

/** Beside the area, inside the dialog that holds it. */
export function LazyWordSuggestions({ area }: WordSuggestionsProps) {
  const [isTagged, setTagged] = useState(false);
  useEffect(() => {
    if (area === null) return undefined;
    const look = (): void => setTagged((was) => was || /[#@]/.test(area.value));
    area.addEventListener("input", look);
    return () => area.removeEventListener("input", look);
  }, [area]);
  return isTagged ? <WordSuggestions area={area} /> : null;
}
