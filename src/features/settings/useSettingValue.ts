// The current value of each setting in a word or two, for the menu.
import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { SORT_NAMES, VISIBILITY_NAMES } from "#components/posts/postChoiceNames.ts";
import type { MatchDisplaySettings } from "#domain/settings.ts";
import { useFormats, useLocale } from "#i18n/hooks.ts";
import { formatOffset } from "#i18n/laterFormats.ts";
import { alertRulesAtom } from "#state/alerts/alertRules.ts";
import { alertSettingsAtom } from "#state/alerts/alertSettings.ts";
import { communityConfigAtom } from "#state/preferences/communityConfig.ts";
import { matchDisplayAtom } from "#state/preferences/matchDisplay.ts";
import { themeAtom } from "#state/preferences/theme.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { FOOTBALL_EVENTS, ROW_PARTS } from "./settingLists.ts";
import { useOddsFormatNames, useProviderNames, useThemeNames } from "./settingNames.ts";

/** Returns a function from the path of a settings page to its value; undefined for a page with several settings. */
export function useSettingValue(): (path: string) => string | undefined {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const settings = useAtomValue(matchDisplayAtom);
  const community = useAtomValue(communityConfigAtom);
  const theme = useAtomValue(themeAtom);
  const { sounds, notifications } = useAtomValue(alertSettingsAtom);
  const ruleCount = useAtomValue(alertRulesAtom).length;
  const locale = useLocale();
  const zone = useViewerZone();
  const themeNames = useThemeNames();
  const formatNames = useOddsFormatNames();
  const providerNames = useProviderNames();

  const howMany = (parts: readonly (keyof MatchDisplaySettings)[]): string => {
    const on = parts.filter((part) => settings[part] === true).length;
    if (on === 0) return t({ message: "Off", comment: "A setting" });
    if (on === parts.length) return t({ message: "All on", comment: "Several settings, all switched on" });
    const [some, all] = [formats.number(on), formats.number(parts.length)];
    return t({ message: `${some} of ${all} on`, comment: "How many of several settings are switched on" });
  };

  return (path) => {
    switch (path) {
      case "/settings/theme":
        return themeNames[theme];
      case "/settings/contest/sport":
        return howMany(ROW_PARTS);
      case "/settings/contest/format":
        return formatNames[settings.oddsFormat];
      case "/settings/contest/provider":
        return providerNames[settings.oddsProviderId];
      case "/settings/contest/notifications":
        return howMany(["matchNotify", "teamNotify"]);
      case "/settings/contest/notifications/football":
        return howMany(FOOTBALL_EVENTS);
      case "/settings/contest/notifications/alerts":
        return sounds || notifications
          ? t({ message: "On", comment: "A setting" })
          : t({ message: "Off", comment: "A setting" });
      case "/settings/contest/notifications/rules":
        return formats.number(ruleCount);
      case "/settings/community/sort":
        return i18n._(SORT_NAMES[community.sort]);
      case "/settings/community/allow":
        return i18n._(VISIBILITY_NAMES[community.visibility]);
      case "/settings/community/recommend":
        return community.recommend
          ? t({ message: "On", comment: "A setting" })
          : t({ message: "Off", comment: "A setting" });
      case "/settings/language":
        return locale.name;
      case "/settings/timezone":
        return zone.automatic ? t`Automatic` : formatOffset(zone.offsetMinutes);
      default:
        return undefined;
    }
  };
}
