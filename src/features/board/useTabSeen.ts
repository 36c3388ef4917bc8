// Whether this tab is in sight.
import { useSyncExternalStore } from "react";
import { tabSight } from "#state/browser/tabSight.ts";

function onChange(listener: () => void): () => void {
  tabSight.addEventListener("visibilitychange", listener);
  return () => tabSight.removeEventListener("visibilitychange", listener);
}

/** A window that is kept on top counts as the tab. */
export function useTabSeen(): boolean {
  return useSyncExternalStore(onChange, () => tabSight.visibilityState === "visible");
}
