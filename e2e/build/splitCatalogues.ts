// A Vite plugin that cuts each catalogue in two: the texts of the first screen, and those of all other pages.
// With VITE_PSEUDO=1 every text comes out accented and longer, in every language.
// The first screen waits for its own texts only, however many pages the product grows (`npm run size`).
import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import type { Plugin } from "vite";
import { firstScreenFiles } from "./firstScreenFiles.ts";

/** "/…/locales/fr.po?part=first". */
const PART = /\/([\w-]+)\.po\?part=(first|rest)$/;

/** Answers imports of `locales/{locale}.po?part=first` and `?part=rest`. */
export function splitCatalogues(): Plugin {
  const config = getConfig();
  let firstIds: Promise<ReadonlySet<string>> | undefined;

  /** Ids of messages that some file of the first screen says: they stand in what the macro makes of these files. */
  async function readFirstIds(): Promise<ReadonlySet<string>> {
    const files = firstScreenFiles(config.rootDir);
    const [catalogue] = await getCatalogs(config);
    const messages = (await catalogue?.collect({ files: [...files] })) ?? {};
    const ids = new Set<string>();
    // Files are chosen by the beginnings of their paths, so that "x.ts" also reads "x.tsx".
    for (const [id, { origin }] of Object.entries(messages)) {
      if (origin.some(([file]) => files.has(file))) ids.add(id);
    }
    return ids;
  }

  return {
    name: "split-catalogues",
    enforce: "pre",
    load: {
      filter: { id: PART },
      async handler(id) {
        const [, locale = "", part] = PART.exec(id) ?? [];
        const [catalogue] = await getCatalogs(config);
        if (!catalogue) throw new Error("lingui.config.ts names no catalogue");
        this.addWatchFile(id.slice(0, id.indexOf("?")));
        const { messages } = await catalogue.getTranslations(locale, {
          fallbackLocales: config.fallbackLocales,
          sourceLocale: config.sourceLocale ?? "en",
        });
        firstIds ??= readFirstIds();
        const first = await firstIds;
        const own = Object.entries(messages).filter(([message]) => first.has(message) === (part === "first"));
        const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(own), {
          namespace: "es",
          // What is still readable then is in no catalogue.
          ...(process.env["VITE_PSEUDO"] === "1" ? { pseudoLocale: locale } : {}),
        });
        for (const error of errors) this.warn(`${locale}.po: ${error.error.message}`);
        return { code: source, moduleType: "js" };
      },
    },
  };
}
