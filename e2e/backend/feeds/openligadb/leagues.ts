/** The leagues of OpenLigaDB that are read: anyone can add leagues there, so that most are left out. */
import type { LeagueFact } from "../contract.ts";
import { idText, objects, part, said, text, whole } from "../reading/json.ts";

interface LeagueEntry {
  readonly name: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly country: string;
  readonly cup: boolean;
  readonly sort: number;
  readonly topLevel?: boolean;
}

const LEAGUES: Readonly<Record<string, LeagueEntry>> = {
  bl1: { name: "Bundesliga", country: "DE", cup: false, sort: 1 },
  bl2: { name: "2. Bundesliga", country: "DE", cup: false, sort: 2, topLevel: false },
  bl3: { name: "3. Liga", country: "DE", cup: false, sort: 3, topLevel: false },
  dfb: { name: "DFB-Pokal", country: "DE", cup: true, sort: 4 },
  pl: { name: "Premier League", country: "GB-ENG", cup: false, sort: 5 },
};

/** Tournaments have a shortcut with the year, such as `em2024`. */
const TOURNAMENTS: readonly (readonly [RegExp, LeagueEntry])[] = [
  [
    /^(fifa)?wm\d{2,4}$/,
    {
      name: "FIFA World Cup",
      names: { de: "FIFA-Weltmeisterschaft" },
      country: "INT",
      cup: true,
      sort: 6,
    },
  ],
  [
    /^(uefa)?em\d{2,4}$/,
    {
      name: "UEFA EURO",
      names: { de: "UEFA-Europameisterschaft" },
      country: "INT",
      cup: true,
      sort: 7,
    },
  ],
  [/^u?cl\d{2,4}$/, { name: "UEFA Champions League", country: "INT", cup: true, sort: 8 }],
  [/^(u?el)\d{2,4}$/, { name: "UEFA Europa League", country: "INT", cup: true, sort: 9 }],
];

/** What is known of a shortcut in lower case; undefined for a league that is not read. */
export function leagueEntry(shortcut: string): LeagueEntry | undefined {
  if (Object.hasOwn(LEAGUES, shortcut)) return LEAGUES[shortcut];
  return TOURNAMENTS.find(([pattern]) => pattern.test(shortcut))?.[1];
}

/** True for a competition of many years, not of one. */
const isYearly = (shortcut: string): boolean => Object.hasOwn(LEAGUES, shortcut);

export function leagueFact(shortcut: string, season: string | undefined): LeagueFact | undefined {
  const entry = leagueEntry(shortcut);
  return entry && said<LeagueFact>({ id: shortcut, code: shortcut, season, ...entry, names: entry.names });
}

/** The season of a match or league: a number, or a text that begins with one. */
export function readSeason(value: unknown): string | undefined {
  const year = typeof value === "string" ? Number.parseInt(value, 10) : value;
  const known = whole(year, 1950, 2100);
  return known === undefined ? undefined : String(known);
}

/** The newest season of each league that is read; tournaments of this year only. */
export function readLeagues(json: unknown, year: number): readonly LeagueFact[] {
  const newest = new Map<string, LeagueFact>();
  for (const item of objects(json)) {
    const shortcut = idText(item["leagueShortcut"])?.toLowerCase();
    const season = readSeason(item["leagueSeason"]);
    const sport = text(part(item, "sport")["sportName"]);
    if (shortcut === undefined || season === undefined || (sport !== undefined && sport !== "Fußball"))
      continue;
    if (!isYearly(shortcut) && Number(season) < year) continue;
    const fact = leagueFact(shortcut, season);
    const before = newest.get(shortcut)?.season ?? "";
    if (fact !== undefined && season > before) newest.set(shortcut, fact);
  }
  return [...newest.values()];
}
