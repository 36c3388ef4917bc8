// Puts the scroll position back when the viewer comes back to a list by history, once its rows stand.
import { useElementScrollRestoration } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** `ready`: the list has its lines, so the page is as tall as it was. */
export function useScrollMemory(ready: boolean): void {
  const entry = useElementScrollRestoration({ getElement: () => window });
  const done = useRef(false);
  useEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    if (entry && entry.scrollY > 0) window.scrollTo({ top: entry.scrollY, behavior: "instant" });
  }, [ready, entry]);
}
