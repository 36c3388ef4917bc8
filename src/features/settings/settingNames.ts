// The names of the choices of the settings.
import { useLingui } from "@lingui/react/macro";
import type { OddsFormat, OddsProviderId } from "#domain/settings.ts";
import type { ThemeChoice } from "#state/preferences/theme.ts";

export function useThemeNames(): Readonly<Record<ThemeChoice, string>> {
  const { t } = useLingui();
  return {
    light: t({ message: "Light", comment: "Colour theme" }),
    dark: t({ message: "Dark", comment: "Colour theme" }),
    system: t({ message: "As the system", comment: "Colour theme" }),
  };
}

export function useOddsFormatNames(): Readonly<Record<OddsFormat, string>> {
  const { t } = useLingui();
  return { decimal: t`Decimal`, fraction: t`Fraction`, american: t`American` };
}

export function useProviderNames(): Readonly<Record<OddsProviderId, string>> {
  const { t } = useLingui();
  return {
    8: t({ message: "First provider", comment: "Of odds" }),
    47: t({ message: "Second provider", comment: "Of odds" }),
    9: t({ message: "Third provider", comment: "Of odds" }),
  };
}
