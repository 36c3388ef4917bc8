// Loads more of a list when its end comes near the window.
// See docs/product.md#feeds.
import { type RefObject, useEffect, useRef } from "react";

/** docs/product.md#feeds: so many pages are loaded without a press. */
export const PAGES_BY_THEMSELVES = 5;
/** A page is loaded when the end of the list is so far below the window. */
const AHEAD = "900px 0px";

/** Calls back when the element is near the window, as long as it is `wanted`. */
export function useWhenNear(place: RefObject<HTMLElement | null>, wanted: boolean, then: () => void): void {
  const latest = useRef(then);
  useEffect(() => {
    latest.current = then;
  });
  useEffect(() => {
    const element = place.current;
    // Where the browser has no such observer, the button is pressed.
    if (!wanted || element === null || !("IntersectionObserver" in globalThis)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, wanted]);
}
