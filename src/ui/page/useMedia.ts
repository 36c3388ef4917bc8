// Whether a media query matches, updated with each change.
import { useCallback, useSyncExternalStore } from "react";

/** As narrow as a phone's screen: up to 720 CSS px. */
export const NARROW = "(max-width: 720px)";
/** Wide enough for the right rail. */
export const WIDE = "(min-width: 1280px)";

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
