// Switches the language: catalogue, document attributes, body class, language stylesheet. No other module does.
import { i18n, type Messages } from "@lingui/core";
import { BODY_CLASS, DEFAULT_LOCALE, type Locale } from "./locales.ts";
import type { Catalogue } from "./restCatalogue.ts";

/** The texts of the first screen, or those of all other pages (`e2e/build/splitCatalogues.ts`). */
export type CataloguePart = "first" | "rest";

type Loader = (localeId: string, part: CataloguePart) => Promise<Messages>;

/** docs/product.md#change-of-language: a language stylesheet exists for these locales only. */
const STYLESHEETS: Readonly<Record<string, () => Promise<unknown>>> = {
  zh: () => import("./stylesheets/zh.css"),
  en: () => import("./stylesheets/en.css"),
  "en-us": () => import("./stylesheets/en-us.css"),
  ar: () => import("./stylesheets/ar.css"),
};

/** Texts that replace those of a catalogue. */
type Overlay = (localeId: string, catalogue: Messages) => Messages;

let latest: Locale | undefined;
/** The activation of `latest`. */
let activating: Promise<void> = Promise.resolve();
/** The texts in force, to which those of a later part are added. */
let shown: Messages = {};
/** Empty until the server's dictionary arrives; unlike the catalogue, nothing waits for it. */
let overlay: Overlay = () => ({});
/** True once the texts beyond the first screen are needed; applies to every later language. */
let restWanted = false;
/** The locale whose remaining texts are loaded or loading; `loaded` is undefined once they are loaded. */
let rest: { readonly locale: Locale; loaded: Promise<void> | undefined } | undefined;

/**
 * Makes `locale` the language of the page; resolves when its texts are loaded. A missing catalogue only causes a
 * warning (docs/product.md#missing-messages), and the source language's texts are used. Of two overlapping
 * calls, the later one takes effect.
 */
export function activateLocale(locale: Locale, page: Document, load: Loader = loadMessages): Promise<void> {
  latest = locale;
  activating = activate(locale, page, load);
  return activating;
}

async function activate(locale: Locale, page: Document, load: Loader): Promise<void> {
  // They may be wanted while the first part is loading; then they are loaded apart.
  const withRest = restWanted;
  const [first, others] = await Promise.all([
    loadOrWarn(locale, "first", load),
    withRest ? loadOrWarn(locale, "rest", load) : {},
    STYLESHEETS[locale.id]?.().catch(() => undefined),
  ]);
  if (latest !== locale) return;
  const root = page.documentElement;
  root.lang = locale.html;
  root.dir = locale.dir;
  const classes = [...page.body.classList].filter((name) => name.startsWith(BODY_CLASS));
  page.body.classList.remove(...classes);
  page.body.classList.add(BODY_CLASS + locale.id);
  if (withRest) rest = { locale, loaded: undefined };
  shown = withOverlay(locale, { ...first, ...others });
  // In some browsers numbers of Arabic texts have other digits than scores and prices.
  i18n.loadAndActivate({ locale: locale.id, locales: `${locale.html}-u-nu-latn`, messages: shown });
}

/** Overrides texts of the catalogue, including parts of it that are loaded later. */
export function overlayTexts(texts: Overlay): void {
  overlay = texts;
  const replaced = texts(i18n.locale, i18n.messages);
  // Each load draws all that shows a text.
  if (Object.keys(replaced).length > 0) i18n.load(i18n.locale, replaced);
}

function withOverlay({ id }: Locale, messages: Messages): Messages {
  return { ...messages, ...overlay(id, messages) };
}

/**
 * Loads the texts of the pages beyond the first screen, now and after every later change of language. Returns
 * undefined if they are loaded; otherwise a promise that resolves when they are, or when loading failed and
 * source texts are used.
 */
export function loadAllTexts(load: Loader = loadMessages): Promise<void> | undefined {
  restWanted = true;
  const locale = latest;
  if (locale === undefined) return undefined;
  if (rest?.locale !== locale) {
    const loading: NonNullable<typeof rest> = { locale, loaded: undefined };
    // Its first part may still be loading: the texts in force are those of another language until it is there.
    loading.loaded = Promise.all([loadOrWarn(locale, "rest", load), activating]).then(([messages]) => {
      loading.loaded = undefined;
      // Not by `load`, which would draw all that shows a text: what needs these texts is drawn after they are loaded.
      if (latest === locale) Object.assign(shown, withOverlay(locale, messages));
    });
    rest = loading;
  }
  return rest.loaded;
}

let whenStaying = (): Promise<void> | undefined => undefined;

/** `until` returns what a failure waits for before it counts: a page that is being left gives up no language. */
export function holdFailures(until: () => Promise<void> | undefined): void {
  whenStaying = until;
}

async function loadOrWarn(locale: Locale, part: CataloguePart, load: Loader): Promise<Messages> {
  try {
    return await load(locale.id, part);
  } catch {
    const stays = whenStaying();
    if (stays !== undefined) {
      await stays;
      return loadOrWarn(locale, part, load);
    }
    // oxlint-disable-next-line no-console -- docs/product.md#missing-messages requires this warning
    console.warn(`Could not find messages for locale code ${locale.id}`);
    // The built code contains only message ids: without the source texts the page would show ids.
    return locale === DEFAULT_LOCALE ? {} : loadOrWarn(DEFAULT_LOCALE, part, load);
  }
}

/** The first parts of the catalogues (`e2e/build/splitCatalogues.ts`). Unlike `import()` of a template it needs no helper. */
const FIRST_PARTS = import.meta.glob<Catalogue>("../../locales/*.po", { query: "?part=first" });

async function loadMessages(localeId: string, part: CataloguePart): Promise<Messages> {
  const catalogue =
    part === "first"
      ? await FIRST_PARTS[`../../locales/${localeId}.po`]?.()
      : await (await import("./restCatalogue.ts")).loadRest(localeId);
  if (catalogue === undefined) throw new Error(`no catalogue for ${localeId}`);
  return catalogue.messages;
}
