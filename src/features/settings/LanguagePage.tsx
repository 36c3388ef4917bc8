// The language of the page: each by its own name and its name in the current language.
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { useLocale } from "#i18n/hooks.ts";
import { languageName } from "#i18n/languageName.ts";
import { findLocale, type Locale } from "#i18n/locales.ts";
import { useOfferedLocales } from "#state/preferences/languageList.ts";
import { OptionPicker } from "#ui/controls/OptionPicker.tsx";
import { includesFolded } from "./includesFolded.ts";
import styles from "./LongOption.module.css";
import { SettingsPage } from "./SettingsPage.tsx";

export interface LanguagePageProps {
  /** Shows the same page in a language. */
  readonly onChoose: (locale: Locale) => void;
}

export function LanguagePage({ onChoose }: LanguagePageProps) {
  const { t } = useLingui();
  const chosen = useLocale();
  const offered = useOfferedLocales();
  const texts = useMemo(
    () => new Map(offered.map((locale) => [locale.id, wordsFor(locale, chosen)])),
    [offered, chosen],
  );
  return (
    <SettingsPage path="/settings/language" lead={<Trans>The page stays where it is.</Trans>}>
      <OptionPicker
        label={t`Language`}
        searchLabel={t`Search languages`}
        value={chosen.id}
        options={offered.map((locale) => ({
          value: locale.id,
          content: (
            <span className={styles["line"]}>
              <span lang={locale.html} dir={locale.dir} className={styles["name"]}>
                {locale.name}
              </span>
              <span className={styles["small"]}>{languageName(locale, chosen)}</span>
            </span>
          ),
        }))}
        fits={(id, query) => includesFolded(texts.get(id) ?? "", query)}
        none={<Trans>No matching language.</Trans>}
        onChoose={(id) => {
          const locale = findLocale(id);
          if (locale !== undefined) onChoose(locale);
        }}
      />
    </SettingsPage>
  );
}

/** All names by which it can be searched. */
function wordsFor(locale: Locale, chosen: Locale): string {
  const english = findLocale("en") ?? chosen;
  return [locale.name, languageName(locale, chosen), languageName(locale, english), locale.id].join(" ");
}
