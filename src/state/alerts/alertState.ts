// What this tab knows of alerts while it shows their settings.
import { atom, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { AlertState } from "#domain/alerts/tabAlerts.ts";
import { hasWebAudio, type Sounding } from "./sounder.ts";

/** Whether this tab can sound. */
export const soundingAtom = atom<Sounding>(hasWebAudio() ? "blocked" : "missing");

/** The state of all tabs as the core told it last; undefined before. */
export const alertStateAtom = atom<AlertState | undefined>(undefined);

/** How many parts of the page show that state. */
export const alertStateShownAtom = atom(0);

/** Has the core tell the state while the component is mounted. */
export function useShowsAlertState(): void {
  const setShown = useSetAtom(alertStateShownAtom);
  useEffect(() => {
    setShown((count) => count + 1);
    return () => setShown((count) => count - 1);
  }, [setShown]);
}
