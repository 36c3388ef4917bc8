// Suggestions of tags in the rich editor.
// See docs/product.md#suggestions.
import { useMemo } from "react";
import { editorTarget, type TaggableText } from "./editorTarget.ts";
import { Suggestions } from "./Suggestions.tsx";

export function TagSuggestions({ editor }: { readonly editor: TaggableText }) {
  return <Suggestions target={useMemo(() => editorTarget(editor), [editor])} />;
}
