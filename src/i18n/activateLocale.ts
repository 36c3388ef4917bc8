// The only place that switches the language: catalogue, document attributes, body class, language stylesheet.
import { i18n, type Messages } from "@lingui/core";
import { DEFAULT_LOCALE, type Locale } from "./locales.ts";

/** The texts of the first screen, or those of all other pages (`e2e/build/splitCatalogues.ts`). */
export type CataloguePart = "first" | "rest";

type Loader = (localeId: string, part: CataloguePart) => Promise<Messages>;

const BODY_CLASS = "lang-";

/** SPEC §4: a language stylesheet exists for these locales only. */
const STYLESHEETS: Readonly<Record<string, () => Promise<unknown>>> = {
  zh: () => import("./stylesheets/zh.css"),
  en: () => import("./stylesheets/en.css"),
  "en-us": () => import("./stylesheets/en-us.css"),
  ar: () => import("./stylesheets/ar.css"),
};

/** The texts that stand in place of those of a catalogue. */
type Overlay = (localeId: string, catalogue: Messages) => Messages;

let latest: Locale | undefined;
/** None until a dictionary has come: it may come late, the catalogue may not. */
let overlay: Overlay = () => ({});
/** The texts beyond the first screen are wanted, in whatever language. */
let restWanted = false;
/** The locale whose other texts are there or on their way; `loaded` is undefined once they have come. */
let rest: { readonly locale: Locale; loaded: Promise<void> | undefined } | undefined;

/**
 * Makes `locale` the language of the page; resolves when its texts are there. A missing catalogue is
 * only warned about (SPEC §8), and the source language's texts stand in. Of two overlapping calls the later one wins.
 */
export async function activateLocale(
  locale: Locale,
  page: Document,
  load: Loader = loadMessages,
): Promise<void> {
  latest = locale;
  const [first, others] = await Promise.all([
    loadOrWarn(locale, "first", load),
    restWanted ? loadOrWarn(locale, "rest", load) : {},
    STYLESHEETS[locale.id]?.().catch(() => undefined),
  ]);
  if (latest !== locale) return;
  const root = page.documentElement;
  root.lang = locale.html;
  root.dir = locale.dir;
  const classes = [...page.body.classList].filter((name) => name.startsWith(BODY_CLASS));
  page.body.classList.remove(...classes);
  page.body.classList.add(BODY_CLASS + locale.id);
  if (restWanted) rest = { locale, loaded: undefined };
  const messages = withOverlay(locale, { ...first, ...others });
  i18n.loadAndActivate({ locale: locale.id, locales: locale.html, messages });
}

/** Puts these texts over the catalogue's, now and over whatever part of a catalogue comes later. */
export function layOver(texts: Overlay): void {
  overlay = texts;
  i18n.load(i18n.locale, texts(i18n.locale, i18n.messages));
}

function withOverlay({ id }: Locale, messages: Messages): Messages {
  return { ...messages, ...overlay(id, messages) };
}

/**
 * Brings the texts of the pages beyond the first screen, now and with every later change of language. Undefined when
 * they are there; else resolves when they are, also when they could not be had (source texts stand in then).
 */
export function bringAllTexts(load: Loader = loadMessages): Promise<void> | undefined {
  restWanted = true;
  const locale = latest;
  if (locale === undefined) return undefined;
  if (rest?.locale !== locale) {
    const coming: NonNullable<typeof rest> = { locale, loaded: undefined };
    coming.loaded = loadOrWarn(locale, "rest", load).then((messages) => {
      coming.loaded = undefined;
      if (latest === locale) i18n.load(locale.id, withOverlay(locale, messages));
    });
    rest = coming;
  }
  return rest.loaded;
}

async function loadOrWarn(locale: Locale, part: CataloguePart, load: Loader): Promise<Messages> {
  try {
    return await load(locale.id, part);
  } catch {
    // oxlint-disable-next-line no-console -- SPEC §8 asks for this very warning
    console.warn(`Could not find messages for locale code ${locale.id}`);
    // The built code holds ids alone: without the source language's texts the page would show those.
    return locale === DEFAULT_LOCALE ? {} : loadOrWarn(DEFAULT_LOCALE, part, load);
  }
}

async function loadMessages(localeId: string, part: CataloguePart): Promise<Messages> {
  const catalogue: { messages: Messages } =
    part === "first"
      ? await import(`../../locales/${localeId}.po?part=first`)
      : await (await import("./restCatalogue.ts")).loadRest(localeId);
  return catalogue.messages;
}
