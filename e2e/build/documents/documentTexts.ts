// Titles, descriptions and other words of the documents in every language, from the catalogues.
import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { type DocumentText, NO_SCRIPT, STATIC_PAGES, UNSTARTED } from "#features/documents/staticPages.ts";
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
  /** By locale id: what a document says where its scripts are turned off. */
  readonly noScript: ReadonlyMap<string, string>;
  /** By locale id: what a document says while the script of its head has not run. */
  readonly unstarted: ReadonlyMap<string, string>;
}

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
    const pages = new Map(
      STATIC_PAGES.map(({ path, title, description }) => [
        path,
        { title: say({ id: idOf.get(title) ?? "", message: title }), description: say(description) },
      ]),
    );
    return { pages, noScript: say(NO_SCRIPT), unstarted: say(UNSTARTED) };
  }

  const read = await Promise.all(LOCALES.map(async ({ id }) => ({ id, ...(await textsOf(id)) })));
  return {
    pages: new Map(read.map(({ id, pages }) => [id, pages])),
    noScript: new Map(read.map(({ id, noScript }) => [id, noScript])),
    unstarted: new Map(read.map(({ id, unstarted }) => [id, unstarted])),
  };
}
