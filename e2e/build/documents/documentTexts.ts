// Titles and descriptions of the documents in every language, from the catalogues.
import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { type DocumentText, STATIC_PAGES } from "#features/documents/staticPages.ts";
import { LOCALES } from "#i18n/locales.ts";

interface PageTexts {
  readonly title: string;
  readonly description: string;
}

/** Path of a static page → its texts. */
export type LocaleTexts = ReadonlyMap<string, PageTexts>;

/** The texts of all static pages by locale id; where a catalogue has none, English stands in. */
export async function readDocumentTexts(): Promise<ReadonlyMap<string, LocaleTexts>> {
  const config = getConfig();
  const [catalogue] = await getCatalogs(config);
  if (catalogue === undefined) throw new Error("lingui.config.ts names no catalogue");
  const sourceLocale = config.sourceLocale ?? "en";
  const source = (await catalogue.read(sourceLocale)) ?? {};
  const idOf = new Map(Object.entries(source).map(([id, { message }]) => [message, id]));

  async function textsOf(locale: string): Promise<LocaleTexts> {
    const { messages } = await catalogue!.getTranslations(locale, {
      fallbackLocales: config.fallbackLocales,
      sourceLocale,
    });
    const say = ({ id, message }: DocumentText): string => messages[id] || message;
    return new Map(
      STATIC_PAGES.map(({ path, title, description }) => [
        path,
        { title: say({ id: idOf.get(title) ?? "", message: title }), description: say(description) },
      ]),
    );
  }

  return new Map(await Promise.all(LOCALES.map(async ({ id }) => [id, await textsOf(id)] as const)));
}
