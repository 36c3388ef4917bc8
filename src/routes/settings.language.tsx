// The language of the page.
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { reportError } from "#app/errors.ts";
import { switchLocale } from "#app/localeSwitch.ts";
import { LanguagePage } from "#features/settings/LanguagePage.tsx";

export const Route = createFileRoute("/settings/language")({ component: Language });

function Language() {
  const router = useRouter();
  return (
    <LanguagePage
      onChoose={(locale) =>
        void switchLocale(router, locale).catch((error: unknown) => reportError(error, "language"))
      }
    />
  );
}
