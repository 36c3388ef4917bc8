// Gives a text area the focus at once, and the caret the place where its draft goes on.
import { useEffect, useEffectEvent } from "react";

/**
 * What is typed before the draft is known is kept. `area`: null before it is on the page. `caret`: in UTF-16 units;
 * undefined: at the end.
 */
export function useTextFocus(
  area: HTMLTextAreaElement | null,
  isReady: boolean,
  caret: number | undefined,
): void {
  const place = useEffectEvent(() => {
    if (area === null || document.activeElement !== area) return;
    const at = caret ?? area.value.length;
    area.setSelectionRange(at, at);
  });
  useEffect(() => area?.focus(), [area]);
  useEffect(() => {
    if (isReady && area !== null) place();
  }, [area, isReady]);
}
