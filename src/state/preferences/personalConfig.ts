// The member's personal configuration (docs/product.md#personal-configuration,
// docs/product.md#change-of-language): language and zone, kept in this browser and shared by its tabs.
import type { Locale } from "#i18n/locales.ts";
import { parseZoneId } from "#domain/zoneChoice.ts";
import { zoneId } from "#domain/zones.ts";
import { pageStore } from "../pageStore.ts";
import { asRecord, storedAtom } from "./stored.ts";

export interface PersonalConfig {
  /** The language chosen last, by its wire code ("fr_FR"); undefined until a choice. */
  readonly language: string | undefined;
  /**
   * Minutes east of UTC, one of the 37 offsets (docs/product.md#time-zones); undefined is "Automatic"
   * (docs/wire.md#automatic-zone).
   */
  readonly zoneOffset: number | undefined;
}

/** The configuration before any choice: docs/product.md#choice-of-language and docs/wire.md#automatic-zone. */
export const DEFAULT_CONFIG: PersonalConfig = { language: undefined, zoneOffset: undefined };

export const PERSONAL_CONFIG_KEY = "touchline.config.1";

/** Any stored value as a configuration: a damaged value loses that value alone. Zones are stored by their id. */
export function readPersonalConfig(stored: unknown): PersonalConfig | undefined {
  const record = asRecord(stored);
  if (!record) return undefined;
  const { language, zone } = record;
  return {
    language: typeof language === "string" && /^[a-z]{2}_[A-Z]{2}$/.test(language) ? language : undefined,
    zoneOffset: typeof zone === "string" ? parseZoneId(zone) : undefined,
  };
}

/** The form that `readPersonalConfig` reads. */
export function writePersonalConfig({ language, zoneOffset }: PersonalConfig): unknown {
  return { language, zone: zoneOffset === undefined ? undefined : zoneId(zoneOffset) };
}

/** The personal configuration of this browser. */
export const personalConfigAtom = storedAtom({
  key: PERSONAL_CONFIG_KEY,
  initial: DEFAULT_CONFIG,
  read: readPersonalConfig,
  write: writePersonalConfig,
});

/** The wire code of the language chosen last; undefined until a choice. */
export function chosenLanguage(): string | undefined {
  return pageStore.get(personalConfigAtom).language;
}

/** Stores a choice of language, without a call (docs/product.md#change-of-language). */
export function chooseLanguage({ wire }: Locale): void {
  pageStore.set(personalConfigAtom, (config) => ({ ...config, language: wire }));
}
