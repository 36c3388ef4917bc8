// The match-display settings, for the pages that change them.
import { useAtom } from "jotai";
import { useCallback } from "react";
import type { MatchDisplaySettings } from "#domain/settings.ts";
import { matchDisplayAtom } from "#state/preferences/matchDisplay.ts";

export type ChangeSettings = (change: Partial<MatchDisplaySettings>) => void;

/** The settings, and a function that changes some of them: stored and sent to every tab at once. */
export function useMatchSettings(): readonly [MatchDisplaySettings, ChangeSettings] {
  const [settings, setSettings] = useAtom(matchDisplayAtom);
  const change = useCallback<ChangeSettings>(
    (some) => setSettings((known) => ({ ...known, ...some })),
    [setSettings],
  );
  return [settings, change];
}
