// The viewer's match-display settings (docs/product.md#match-display-settings), kept in this browser and
// shared by its tabs.
import { DEFAULT_SETTINGS, type MatchDisplaySettings, ODDS_PROVIDER_IDS } from "#domain/settings.ts";
import { asRecord, storedAtom } from "./stored.ts";

const FORMATS = ["decimal", "fraction", "american"] as const;

/** Any stored value as settings: a damaged value loses that setting alone. */
export function readSettings(stored: unknown): MatchDisplaySettings | undefined {
  const record = asRecord(stored);
  if (!record) return undefined;
  const settings: Record<string, unknown> = { ...DEFAULT_SETTINGS };
  for (const [name, value] of Object.entries(DEFAULT_SETTINGS)) {
    if (typeof value === "boolean" && typeof record[name] === "boolean") settings[name] = record[name];
  }
  const format = FORMATS.find((known) => known === record["oddsFormat"]);
  if (format) settings["oddsFormat"] = format;
  const provider = ODDS_PROVIDER_IDS.find((known) => known === record["oddsProviderId"]);
  if (provider) settings["oddsProviderId"] = provider;
  return settings as unknown as MatchDisplaySettings;
}

export const MATCH_DISPLAY_KEY = "touchline.matchDisplay.1";

/** The settings of this browser. */
export const matchDisplayAtom = storedAtom({
  key: MATCH_DISPLAY_KEY,
  initial: DEFAULT_SETTINGS,
  read: readSettings,
});
