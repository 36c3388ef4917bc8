// The language of the page.
import { createFileRoute } from "@tanstack/react-router";
import { reportError } from "#state/errors/reportError.ts";
import { switchLocale } from "#state/navigation/localeSwitch.ts";
import { LanguagePage } from "#features/settings/LanguagePage.tsx";
import { useNavigation } from "#state/navigation/hooks.ts";

export const Route = createFileRoute("/settings/language")({ component: Language });

function Language() {
  const navigation = useNavigation();
  return (
    <LanguagePage
      onChoose={(locale) =>
        void switchLocale(navigation, locale).catch((error: unknown) => reportError(error, "language"))
      }
    />
  );
}
