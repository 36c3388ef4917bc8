// Whether a media query matches, updated with each change.
import { useCallback, useSyncExternalStore } from "react";

/** As narrow as a phone's screen: up to 720 CSS px, and further with a larger font size of the browser. */
export const NARROW = "(max-width: 45em)";
/** So narrow, or with text so large, that a row's columns are lines below each other (docs/product.md#text-size). */
export const TINY = "(max-width: 17em)";
/** Wide enough for the right rail: 1280 CSS px at the usual font size. */
export const WIDE = "(min-width: 80em)";

/** True while `query` matches the window. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
