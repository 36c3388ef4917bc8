// The only place that switches the language: catalogue, document attributes, body class, language stylesheet.
import { i18n, type Messages } from "@lingui/core";
import type { Locale } from "./locales.ts";

type Loader = (localeId: string) => Promise<Messages>;

const BODY_CLASS = "lang-";

/** SPEC §4: a language stylesheet exists for these locales only. */
const STYLESHEETS: Readonly<Record<string, () => Promise<unknown>>> = {
  zh: () => import("./stylesheets/zh.css"),
  en: () => import("./stylesheets/en.css"),
  "en-us": () => import("./stylesheets/en-us.css"),
  ar: () => import("./stylesheets/ar.css"),
};

let latest: Locale | undefined;

/**
 * Makes `locale` the language of the page; resolves when its texts are there. A missing catalogue is
 * only warned about (SPEC §8) and leaves the source texts. Of two overlapping calls the later one wins.
 */
export async function activateLocale(
  locale: Locale,
  page: Document,
  load: Loader = loadMessages,
): Promise<void> {
  latest = locale;
  const [messages] = await Promise.all([
    load(locale.id).catch(() => {
      // oxlint-disable-next-line no-console -- SPEC §8 asks for this very warning
      console.warn(`Could not find messages for locale code ${locale.id}`);
      return {};
    }),
    STYLESHEETS[locale.id]?.().catch(() => undefined),
  ]);
  if (latest !== locale) return;
  const root = page.documentElement;
  root.lang = locale.html;
  root.dir = locale.dir;
  const others = [...page.body.classList].filter((name) => name.startsWith(BODY_CLASS));
  page.body.classList.remove(...others);
  page.body.classList.add(BODY_CLASS + locale.id);
  i18n.loadAndActivate({ locale: locale.id, locales: locale.html, messages });
}

async function loadMessages(localeId: string): Promise<Messages> {
  const catalogue: { messages: Messages } = await import(`../../locales/${localeId}.po`);
  return catalogue.messages;
}
