/** Names of countries in any language, from the platform's tables and a table of exceptions. */
import type { Lang } from "../types.ts";

/** By wire language (or its first two letters): England, Scotland, Wales, Northern Ireland, International. */
const OWN: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  en: ["England", "Scotland", "Wales", "Northern Ireland", "International"],
  fr: ["Angleterre", "Écosse", "Pays de Galles", "Irlande du Nord", "International"],
  ar: ["إنجلترا", "اسكتلندا", "ويلز", "أيرلندا الشمالية", "دولي"],
  de: ["England", "Schottland", "Wales", "Nordirland", "International"],
  es: ["Inglaterra", "Escocia", "Gales", "Irlanda del Norte", "Internacional"],
  it: ["Inghilterra", "Scozia", "Galles", "Irlanda del Nord", "Internazionale"],
  pt: ["Inglaterra", "Escócia", "País de Gales", "Irlanda do Norte", "Internacional"],
  ru: ["Англия", "Шотландия", "Уэльс", "Северная Ирландия", "Международные"],
  ja: ["イングランド", "スコットランド", "ウェールズ", "北アイルランド", "国際"],
  ko: ["잉글랜드", "스코틀랜드", "웨일스", "북아일랜드", "국제"],
  zh_CN: ["英格兰", "苏格兰", "威尔士", "北爱尔兰", "国际"],
  zh_HK: ["英格蘭", "蘇格蘭", "威爾斯", "北愛爾蘭", "國際"],
  vi: ["Anh", "Scotland", "Wales", "Bắc Ireland", "Quốc tế"],
  id: ["Inggris", "Skotlandia", "Wales", "Irlandia Utara", "Internasional"],
  ms: ["England", "Scotland", "Wales", "Ireland Utara", "Antarabangsa"],
  th: ["อังกฤษ", "สกอตแลนด์", "เวลส์", "ไอร์แลนด์เหนือ", "นานาชาติ"],
  hi: ["इंग्लैंड", "स्कॉटलैंड", "वेल्स", "उत्तरी आयरलैंड", "अंतरराष्ट्रीय"],
  sw: ["Uingereza", "Uskoti", "Welisi", "Ireland ya Kaskazini", "Kimataifa"],
};
const OWN_CODES = ["GB-ENG", "GB-SCT", "GB-WLS", "GB-NIR", "INT"];

const tables = new Map<Lang, Intl.DisplayNames>();

function platformNames(lang: Lang): Intl.DisplayNames {
  const known = tables.get(lang);
  if (known !== undefined) return known;
  const tag = lang.startsWith("tl") ? "fil-PH" : lang.replace("_", "-");
  // An invalid language tag must not make a list fail.
  const supported = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(tag) ? tag : "en-GB";
  const table = new Intl.DisplayNames([supported, "en-GB"], { type: "region" });
  if (tables.size < 64) tables.set(lang, table);
  return table;
}

/** The country's name in a wire language; English for unknown languages. */
export function countryName(code: string, lang: Lang): string {
  const own = OWN_CODES.indexOf(code);
  if (own < 0) return platformNames(lang).of(code) ?? code;
  const names = OWN[lang] ?? OWN[lang.slice(0, 2)] ?? OWN["en"];
  return names?.[own] ?? code;
}

let codes: ReadonlyMap<string, string> | undefined;

/** The code of a country by its English name; undefined for an unknown name. */
export function countryCode(english: string): string | undefined {
  codes ??= allCodes();
  return codes.get(english.toLowerCase());
}

function allCodes(): ReadonlyMap<string, string> {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  const table = new Intl.DisplayNames(["en-GB"], { type: "region", fallback: "none" });
  const known = new Map<string, string>();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    // A former code, such as that of East Germany, has the name of its successor.
    const isFormer = Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`;
    const name = isFormer ? undefined : table.of(code);
    if (name !== undefined && !known.has(name.toLowerCase())) known.set(name.toLowerCase(), code);
  }
  for (const [index, code] of OWN_CODES.entries()) {
    const name = OWN["en"]?.[index];
    if (name !== undefined) known.set(name.toLowerCase(), code);
  }
  return known;
}
