// Gives a text area the focus at once, and the caret the place where its draft goes on.
import { type RefObject, useEffect, useEffectEvent } from "react";

/** What is typed before the draft is known is kept. `caret`: in UTF-16 units; undefined: at the end. */
export function useTextFocus(
  area: RefObject<HTMLTextAreaElement | null>,
  isReady: boolean,
  caret: number | undefined,
): void {
  const place = useEffectEvent(() => {
    const field = area.current;
    if (field === null || document.activeElement !== field) return;
    const at = caret ?? field.value.length;
    field.setSelectionRange(at, at);
  });
  useEffect(() => area.current?.focus(), [area]);
  useEffect(() => {
    if (isReady) place();
  }, [isReady]);
}
