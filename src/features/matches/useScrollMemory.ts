// Puts the scroll position back when the viewer comes back to a list by history, once its rows stand.
import { useEffect, useRef } from "react";
import { useNavigation, usePlace } from "#state/navigation/hooks.ts";

/** `ready`: the lines asked for stand, those of this very address, so the page is as tall as it was. */
export function useScrollMemory(ready: boolean): void {
  const navigation = useNavigation();
  const visit = usePlace((place) => place.visit) ?? "";
  const top = navigation.savedScroll() ?? 0;
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (!ready || done.current === visit) return;
    done.current = visit;
    if (top > 0) window.scrollTo({ top, behavior: "instant" });
  }, [ready, visit, top]);
}
