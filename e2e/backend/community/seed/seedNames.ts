// Names of the seeded topics, and parts of the names of seeded writers.
import type { PostLanguage } from "./matchTexts.ts";

/** Names of topics. */
export const TOPIC_NAMES: readonly string[] = [
  "Away days",
  "Title race",
  "Relegation battle",
  "Transfer talk",
  "Youth football",
  "Tactics",
  "Goalkeeping",
  "Set pieces",
  "Referees",
  "Stadiums",
  "Derby week",
  "Fantasy",
  "Old shirts",
  "Sunday league",
  "Women’s football",
  "Numbers",
  "La Liga",
  "Fútbol base",
  "Tribunes",
  "Auswärtsfahrt",
  "Arquibancada",
  "كرة القدم",
  "スタジアム",
  "축구",
  "Liga malam",
];

/** Beginnings and ends of the names of further writers, by language; each pair is a name. */
export const WRITER_PARTS: Readonly<
  Record<PostLanguage, readonly [first: readonly string[], last: readonly string[]]>
> = {
  en: [
    ["late", "muddy", "second", "quiet"],
    ["winner", "keeper", "tackle", "terrace"],
  ],
  es: [
    ["Marta", "Pablo"],
    ["del Norte", "de la Grada"],
  ],
  fr: [
    ["Margaux", "Yanis"],
    ["du virage", "de l’Ouest"],
  ],
  de: [
    ["Anke", "Torben"],
    ["vom Oberrang", "im Regen"],
  ],
  pt: [
    ["Bia", "Rafa"],
    ["do Gol", "da Geral"],
  ],
  it: [
    ["Chiara", "Nando"],
    ["in curva", "di casa"],
  ],
  ar: [
    ["سعيد", "ليلى"],
    ["المدرج", "الملعب"],
  ],
  ja: [
    ["Sora", "ゆき"],
    ["の旅", "サポ"],
  ],
  id: [
    ["Dewi", "Agus"],
    ["Tribun", "Malam"],
  ],
  ko: [
    ["하늘", "준"],
    ["직관러", "골대"],
  ],
  sw: [
    ["Baraka", "Amina"],
    ["wa Uwanja", "wa Bao"],
  ],
};
