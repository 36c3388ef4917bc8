// Whether the screen is as narrow as a phone's, where prices stand under the teams.
import { useSyncExternalStore } from "react";

const QUERY = "(max-width: 720px)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** True up to 720 CSS px. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
}
