/** Names of competitions in English, French and Arabic; all other languages use the English name. */
import type { Lang } from "../types.ts";

const NAMES = {
  premier: ["Premier League", "Première Ligue", "الدوري الممتاز"],
  superLeague: ["Super League", "Super Ligue", "دوري السوبر"],
  first: ["First Division", "Première Division", "الدرجة الأولى"],
  national: ["National League", "Ligue nationale", "الدوري الوطني"],
  elite: ["Elite League", "Ligue Élite", "دوري النخبة"],
  second: ["Second Division", "Deuxième Division", "الدرجة الثانية"],
  third: ["Third Division", "Troisième Division", "الدرجة الثالثة"],
  fourth: ["Fourth Division", "Quatrième Division", "الدرجة الرابعة"],
  regionNorth: ["Regional League North", "Ligue régionale Nord", "الدوري الإقليمي – الشمال"],
  regionSouth: ["Regional League South", "Ligue régionale Sud", "الدوري الإقليمي – الجنوب"],
  regionEast: ["Regional League East", "Ligue régionale Est", "الدوري الإقليمي – الشرق"],
  regionWest: ["Regional League West", "Ligue régionale Ouest", "الدوري الإقليمي – الغرب"],
  women: ["Women's League", "Ligue féminine", "دوري السيدات"],
  under21: ["Under-21 League", "Ligue des moins de 21 ans", "دوري تحت 21 سنة"],
  cup: ["Cup", "Coupe", "الكأس"],
  europeClubs: ["European Club Cup", "Coupe d'Europe des clubs", "كأس الأندية الأوروبية"],
  americasClubs: ["Americas Club Cup", "Coupe des clubs des Amériques", "كأس أندية الأمريكتين"],
  asiaClubs: ["Asian Club Cup", "Coupe d'Asie des clubs", "كأس الأندية الآسيوية"],
  africaClubs: ["African Club Cup", "Coupe d'Afrique des clubs", "كأس الأندية الأفريقية"],
  europeNations: ["European Nations League", "Ligue des nations d'Europe", "دوري الأمم الأوروبية"],
  americasNations: ["Americas Nations League", "Ligue des nations des Amériques", "دوري أمم الأمريكتين"],
  asiaNations: ["Asian Nations League", "Ligue des nations d'Asie", "دوري أمم آسيا"],
  africaNations: ["African Nations League", "Ligue des nations d'Afrique", "دوري أمم أفريقيا"],
  womenNations: ["Women's Nations League", "Ligue des nations féminine", "دوري الأمم للسيدات"],
  under21Nations: [
    "Under-21 Nations League",
    "Ligue des nations des moins de 21 ans",
    "دوري الأمم تحت 21 سنة",
  ],
} as const;

/** The kinds of competition in the world. */
export type LeagueKind = keyof typeof NAMES;

/** The name of a kind of competition in a language. */
export function leagueName(kind: LeagueKind, lang: Lang): string {
  const [english, french, arabic] = NAMES[kind];
  if (lang.startsWith("fr")) return french;
  return lang.startsWith("ar") ? arabic : english;
}
