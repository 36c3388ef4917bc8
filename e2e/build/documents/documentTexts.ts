// Titles, descriptions and other words of the documents in every language, from the catalogues.
import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import {
  type DocumentText,
  NO_SCRIPT,
  OUTDATED,
  STATIC_PAGES,
  UNSTARTED,
} from "#features/documents/staticPages.ts";
import { LOCALES } from "#i18n/locales.ts";

interface PageTexts {
  readonly title: string;
  readonly description: string;
}

/** Path of a static page → its texts. */
export type LocaleTexts = ReadonlyMap<string, PageTexts>;

export interface DocumentTexts {
  /** By locale id. */
  readonly pages: ReadonlyMap<string, LocaleTexts>;
  /** By locale id. */
  readonly sentences: ReadonlyMap<string, Sentences>;
}

/** What a document says in place of the page. */
export interface Sentences {
  /** Where its scripts are turned off. */
  readonly noScript: string;
  /** While the script of its head has not run: a proxy or an extension has changed or blocked it. */
  readonly unstarted: string;
  /** Where the page could not be drawn, with the words of the link that loads it again. */
  readonly failed: string;
  readonly reload: string;
  /** The same in a browser older than those that the build is made for. */
  readonly outdated: string;
}

/** Messages of the pages that documents say too. */
const FAILED = "This page could not be shown";
const RELOAD = "Reload the page";

/** The texts of the documents; where a catalogue has none, English stands in. */
export async function readDocumentTexts(): Promise<DocumentTexts> {
  const config = getConfig();
  const [catalogue] = await getCatalogs(config);
  if (catalogue === undefined) throw new Error("lingui.config.ts names no catalogue");
  const sourceLocale = config.sourceLocale ?? "en";
  const source = (await catalogue.read(sourceLocale)) ?? {};
  const idOf = new Map(Object.entries(source).map(([id, { message }]) => [message, id]));

  async function textsOf(locale: string) {
    const { messages } = await catalogue!.getTranslations(locale, {
      fallbackLocales: config.fallbackLocales,
      sourceLocale,
    });
    const say = ({ id, message }: DocumentText): string => messages[id] || message;
    const sayMessage = (message: string): string => say({ id: idOf.get(message) ?? "", message });
    const pages = new Map(
      STATIC_PAGES.map(({ path, title, description }) => [
        path,
        { title: sayMessage(title), description: say(description) },
      ]),
    );
    const sentences = {
      noScript: say(NO_SCRIPT),
      unstarted: say(UNSTARTED),
      failed: sayMessage(FAILED),
      reload: sayMessage(RELOAD),
      outdated: say(OUTDATED),
    };
    return { pages, sentences };
  }

  const read = await Promise.all(LOCALES.map(async ({ id }) => ({ id, ...(await textsOf(id)) })));
  return {
    pages: new Map(read.map(({ id, pages }) => [id, pages])),
    sentences: new Map(read.map(({ id, sentences }) => [id, sentences])),
  };
}
