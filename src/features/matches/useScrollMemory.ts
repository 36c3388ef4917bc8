// Restores the scroll position when the viewer returns to a list by history, once its rows are loaded.
import { useEffect, useRef } from "react";
import { useNavigation, usePlace } from "#state/navigation/hooks.ts";

/** `ready`: the lines of this very address are loaded, so that the page is as tall as before. */
export function useScrollMemory(ready: boolean): void {
  const navigation = useNavigation();
  const historyKey = usePlace((place) => place.historyKey) ?? "";
  const top = navigation.savedScroll() ?? 0;
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (!ready || done.current === historyKey) return;
    done.current = historyKey;
    if (top > 0) window.scrollTo({ top, behavior: "instant" });
  }, [ready, historyKey, top]);
}
