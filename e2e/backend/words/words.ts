// Puts the server's words into the language of the person who asked.
import { AR } from "./languages/ar.ts";
import { DE } from "./languages/de.ts";
import { ES } from "./languages/es.ts";
import { FR } from "./languages/fr.ts";
import { HI } from "./languages/hi.ts";
import { ID } from "./languages/id.ts";
import { IT } from "./languages/it.ts";
import { JA } from "./languages/ja.ts";
import { KO } from "./languages/ko.ts";
import { MS } from "./languages/ms.ts";
import { PT } from "./languages/pt.ts";
import { RU } from "./languages/ru.ts";
import { SW } from "./languages/sw.ts";
import { TH } from "./languages/th.ts";
import { TL } from "./languages/tl.ts";
import { VI } from "./languages/vi.ts";
import { ZH } from "./languages/zh.ts";
import { ZH_HK } from "./languages/zhHk.ts";
import { ENGLISH, type WordsKey, type WordsTable } from "./english.ts";

/** A text of the table with what fills its {names}. */
export interface Words {
  readonly key: WordsKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** By the codes that calls carry in `lang`. */
export const LANGUAGE_TABLES: Readonly<Record<string, WordsTable>> = {
  en_GB: ENGLISH,
  en_US: ENGLISH,
  ar_SA: AR,
  tl_PH: TL,
  fr_FR: FR,
  de_DE: DE,
  hi_IN: HI,
  id_ID: ID,
  it_IT: IT,
  ja_JP: JA,
  ko_KR: KO,
  ms_MY: MS,
  pt_BR: PT,
  ru_RU: RU,
  zh_CN: ZH,
  es_ES: ES,
  sw_KE: SW,
  th_TH: TH,
  zh_HK: ZH_HK,
  vi_VN: VI,
};

/** A text of the table with its values, for refusals and notices. */
export function words(key: WordsKey, values: Words["values"] = {}): Words {
  return { key, values };
}

/** The text in the language `lang` names; in English where it names none. Values are put in as they are. */
export function say(lang: unknown, { key, values = {} }: Words): string {
  const table =
    (typeof lang === "string" && Object.hasOwn(LANGUAGE_TABLES, lang) && LANGUAGE_TABLES[lang]) || ENGLISH;
  return table[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Whether a stored text is the key of a text of the table. */
export function isWordsKey(text: string): text is WordsKey {
  return Object.hasOwn(ENGLISH, text);
}
