// Hides the page in the instant in which the sign-in ends, before React has removed what is on it.
// See docs/product.md#studio.
import { useEffect } from "react";
import { pageStore } from "#state/pageStore.ts";
import { storedValue } from "#state/preferences/stored.ts";
import { currentMember, readSession, SESSION_KEY, sessionAtom } from "#state/session/sessionAtom.ts";

/** The sign-in as the browser has it now: a page from the back-forward cache gets no event about a change. */
const stored = storedValue({ key: SESSION_KEY, read: readSession });

function hide(on: boolean): void {
  // Inherited by dialogs too, which are in the top layer.
  document.documentElement.style.visibility = on ? "hidden" : "";
}

/**
 * `session`: the sign-in that the page shows. A page that goes into the back-forward cache is hidden, because its first
 * frame afterwards is the one it was left with; it is shown again if the same sign-in is in force.
 */
export function useHideEnded(session: string | undefined): void {
  useEffect(() => {
    if (session === undefined) return undefined;
    const isStored = (): boolean => stored.get()?.session === session;
    const leave = (): void => {
      // A sign-in that could not be stored belongs to this tab alone.
      if (isStored()) hide(true);
    };
    const enter = (): void => {
      if (isStored()) hide(false);
    };
    addEventListener("pagehide", leave);
    addEventListener("pageshow", enter);
    const stop = pageStore.sub(sessionAtom, () => {
      if (currentMember()?.session !== session) hide(true);
    });
    return () => {
      stop();
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", enter);
      hide(false);
    };
  }, [session]);
}
