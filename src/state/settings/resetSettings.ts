// Puts the settings of this browser back to how they were at first.
// See docs/product.md#reset-settings.
import { alertRulesAtom } from "../alerts/alertRules.ts";
import { alertSettingsAtom } from "../alerts/alertSettings.ts";
import { lowPowerChoiceAtom } from "../lowPower/lowPower.ts";
import { pageStore } from "../pageStore.ts";
import { boardSelectionAtom, savedBoardsAtom } from "../preferences/boards.ts";
import { communityConfigAtom } from "../preferences/communityConfig.ts";
import { densityAtom } from "../preferences/density.ts";
import { editorModeAtom } from "../preferences/editorMode.ts";
import { lastDurationAtom } from "../preferences/lastDuration.ts";
import { listPreferencesAtom } from "../preferences/listPreferences.ts";
import { matchDisplayAtom } from "../preferences/matchDisplay.ts";
import { oddsStyleAtom } from "../preferences/oddsStyle.ts";
import { personalConfigAtom } from "../preferences/personalConfig.ts";
import { postTypeAtom } from "../preferences/postType.ts";
import { singleKeysAtom } from "../preferences/singleKeys.ts";
import { spoilersAtom } from "../preferences/spoilers.ts";
import type { StoredAtom } from "../preferences/stored.ts";
import { themeAtom } from "../preferences/theme.ts";

interface Setting {
  readonly atom: object;
  /** Puts it back; returns what undoes that. */
  reset(): () => void;
}

function setting<T>(stored: StoredAtom<T>, reset: (before: T) => T = () => stored.initial): Setting {
  return {
    atom: stored,
    reset() {
      // An atom that nobody follows has missed what other tabs have stored.
      const stop = pageStore.sub(stored, () => undefined);
      const before = pageStore.get(stored);
      pageStore.set(stored, () => reset(before));
      stop();
      return () => pageStore.set(stored, () => before);
    },
  };
}

/** All settings of this browser. The language stays, because the address names it too. */
export const SETTINGS: readonly Setting[] = [
  setting(themeAtom),
  setting(densityAtom),
  setting(lowPowerChoiceAtom),
  setting(matchDisplayAtom),
  setting(personalConfigAtom, ({ language }) => ({ ...personalConfigAtom.initial, language })),
  setting(communityConfigAtom),
  setting(listPreferencesAtom),
  setting(editorModeAtom),
  setting(postTypeAtom),
  setting(lastDurationAtom),
  setting(oddsStyleAtom),
  setting(singleKeysAtom),
  setting(boardSelectionAtom),
  setting(savedBoardsAtom),
  setting(alertSettingsAtom),
  setting(alertRulesAtom),
  setting(spoilersAtom),
];

/** Resets them; returns what undoes it. */
export function resetSettings(): () => void {
  const undos = SETTINGS.map((each) => each.reset());
  return () => {
    for (const undo of undos) undo();
  };
}
