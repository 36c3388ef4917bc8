// Suggestions of names in a text area: in plain text a tag is a word after its sign.
// See docs/product.md#suggestions.
import { useMemo } from "react";
import { Suggestions } from "./Suggestions.tsx";
import { textAreaTarget } from "./textAreaTarget.ts";

export interface WordSuggestionsProps {
  /** Null before it is in the page. */
  readonly area: HTMLTextAreaElement | null;
}

/** Beside the area, inside the dialog that holds it. */
export function WordSuggestions({ area }: WordSuggestionsProps) {
  return <Suggestions target={useMemo(() => (area === null ? undefined : textAreaTarget(area)), [area])} />;
}
