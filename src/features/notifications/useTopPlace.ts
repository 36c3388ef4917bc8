// Where popups are seen while the page is out of sight: in the window of this tab that is kept on top.
import { useAtomValue } from "jotai";
import { useSyncExternalStore } from "react";
import { topBoardAtom } from "#state/navigation/topBoard.ts";

function onChange(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** The body of that window; undefined where there is none, or the page itself is in sight. */
export function useTopPlace(): HTMLElement | undefined {
  const top = useAtomValue(topBoardAtom);
  const isPageSeen = useSyncExternalStore(onChange, () => document.visibilityState === "visible");
  return isPageSeen ? undefined : top?.body;
}
