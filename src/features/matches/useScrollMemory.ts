// Puts the scroll position back when the viewer comes back to a list by history, once its rows stand.
import { useElementScrollRestoration, useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** `ready`: the lines asked for stand, those of this very address, so the page is as tall as it was. */
export function useScrollMemory(ready: boolean): void {
  const entry = useElementScrollRestoration({ getElement: () => window });
  const visit = useLocation({ select: (location) => location.state.__TSR_key ?? "" });
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (!ready || done.current === visit) return;
    done.current = visit;
    if (entry && entry.scrollY > 0) window.scrollTo({ top: entry.scrollY, behavior: "instant" });
  }, [ready, visit, entry]);
}
