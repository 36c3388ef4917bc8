/** Generates the name of a club's ground from its city or quarter. */
import { PATTERNS } from "../data/clubPatterns.ts";
import { cultureOf, type Culture } from "./culture.ts";
import type { VenueInfo } from "../stories/people.ts";
import { hashText, mix, pick, unit } from "../random.ts";

/** `#` is replaced by the city. */
const GROUNDS: Partial<Record<Culture, readonly string[]>> = {
  english: [
    "Mill Lane",
    "Victoria Road",
    "# Park",
    "Station Road",
    "The Meadow",
    "Abbey Fields",
    "Priory Ground",
  ],
  celtic: ["Castle Park", "Harbour Road", "# Park", "Glen Street", "The Brae", "Shore Road"],
  german: [
    "Stadion am Wald",
    "#er Stadion",
    "Sportpark #",
    "Stadion an der Mühle",
    "Waldstadion #",
    "Arena #",
  ],
  french: [
    "Stade municipal de #",
    "Stade de la Gare",
    "Parc des Tilleuls",
    "Stade du Moulin",
    "Stade de la Rivière",
  ],
  spanish: [
    "Estadio Municipal de #",
    "Campo de la Alameda",
    "Nuevo #",
    "Estadio El Molino",
    "Campo de las Eras",
  ],
  latinAmerican: [
    "Estadio Municipal de #",
    "Estadio 9 de Agosto",
    "La Ribera",
    "Estadio El Mirador",
    "Parque #",
  ],
  portuguese: [
    "Estádio Municipal de #",
    "Estádio da Ponte",
    "Campo do Moinho",
    "Arena #",
    "Estádio das Palmeiras",
  ],
  italian: [
    "Stadio Comunale di #",
    "Stadio della Rocca",
    "Campo dei Pini",
    "Stadio Vecchio Mulino",
    "Arena #",
  ],
  nordic: ["# Stadion", "# Arena", "Skogsvallen", "Fjordparken", "# Idrettspark"],
  dutch: ["Sportpark #", "Stadion De Molen", "De Weide", "# Stadion", "Het Veerhuis"],
  turkish: ["# Şehir Stadyumu", "# Arena", "Yeni # Stadı"],
  westSlavic: ["Stadion Miejski #", "Stadion Na Rzece", "Arena #", "Stadion Pod Lipou"],
  southSlavic: ["Gradski stadion #", "Stadion Kraj Reke", "Stadion Lipa"],
  arabic: ["# Stadium", "# Sports City", "Al-Nakheel Stadium", "Al-Waha Stadium"],
  japanese: ["# Stadium", "# Athletics Park", "# Riverside Stadium"],
};
const ANYWHERE = ["# Stadium", "# City Ground", "# Sports Park", "# Arena", "Riverside Ground"] as const;

/**
 * The affixes of all club names, longest first, so that "Union Sportive et Athlétique de #" matches before a
 * short one.
 */
const AFFIXES = Object.values(PATTERNS)
  .flat()
  .map((pattern) => pattern.split("#"))
  .map(([before = "", after = ""]) => ({ before, after }))
  .sort((a, b) => b.before.length + b.after.length - a.before.length - a.after.length);

/** A club's name without "Women" and "U21". */
export const clubOf = (teamName: string): string => teamName.replace(/ (Women|U21|\(W\))$/, "");

/** The city in a club's name; the whole name if no city is recognised. */
function cityOf(clubName: string): string {
  for (const { before, after } of AFFIXES) {
    if (
      clubName.length > before.length + after.length &&
      clubName.startsWith(before) &&
      clubName.endsWith(after)
    )
      return clubName.slice(before.length, clubName.length - after.length).trim();
  }
  return clubName;
}

/** The ground of a team; all teams of one club use the same one. */
export function drawVenue(team: {
  readonly name: string;
  readonly countryCode: string;
  /** 1 for the best league of a country. */
  readonly size: number;
  readonly national: boolean;
}): VenueInfo {
  const club = clubOf(team.name);
  const hash = mix(hashText("venue"), hashText(club));
  const city = team.national ? club : cityOf(club);
  const grounds = GROUNDS[cultureOf(team.countryCode)] ?? ANYWHERE;
  const name = team.national ? "National Stadium" : pick(grounds, hash).replace("#", city);
  const seats = team.national
    ? 40_000 + unit(hash, 2) * 40_000
    : (4_000 + unit(hash, 2) ** 2 * 50_000) * team.size;
  return { name, city, capacity: Math.max(800, Math.round(seats / 50) * 50) };
}
