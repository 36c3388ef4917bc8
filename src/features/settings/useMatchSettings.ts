// The match-display settings as a page of the settings changes them.
import { useAtom } from "jotai";
import { useCallback } from "react";
import type { MatchDisplaySettings } from "#domain/settings.ts";
import { matchDisplayAtom } from "#state/preferences/matchDisplay.ts";

export type ChangeSettings = (change: Partial<MatchDisplaySettings>) => void;

/** The settings, and how to change some of them: kept and told to every tab at once. */
export function useMatchSettings(): readonly [MatchDisplaySettings, ChangeSettings] {
  const [settings, setSettings] = useAtom(matchDisplayAtom);
  const change = useCallback<ChangeSettings>(
    (some) => setSettings((known) => ({ ...known, ...some })),
    [setSettings],
  );
  return [settings, change];
}
