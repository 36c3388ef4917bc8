// The address by which edges ask for a page and the bus keeps it: a known path with the parameters that its call reads.

const OF_LEAGUE = ["sclassId", "lang"];
const OF_SEASON = [...OF_LEAGUE, "season"];
const OF_MATCH = ["scheduleId", "lang"];
const OF_PLAYER = ["playerId", "lang"];
const OF_TEAM = ["teamId", "lang"];

/** Parameters of each page, behind `/api/football/`, as its route describes them. */
const PARAMETERS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    fixture: ["date", "timezone", "lang"],
    matches: ["ids", "teamIds", "sclassIds", "timezone", "lang"],
    "match/detail": OF_MATCH,
    "match/summary": OF_MATCH,
    "match/lineups": OF_MATCH,
    "match/odds": OF_MATCH,
    "match/analysis": OF_MATCH,
    "league/detail": OF_LEAGUE,
    "league/round": [...OF_SEASON, "round"],
    "league/standings": OF_SEASON,
    "league/players": OF_SEASON,
    "league/statistics": OF_SEASON,
    "team/detail": OF_TEAM,
    "team/schedule": OF_TEAM,
    "team/squad": OF_TEAM,
    "team/statistics": OF_TEAM,
    "team/transfers": OF_TEAM,
    "player/detail": OF_PLAYER,
    "player/matches": OF_PLAYER,
    search: ["keyword", "lang"],
    "search/popular": ["lang"],
  }),
);

const AREA = "/api/football/";
/** Words of a search are free, and favourites are a reader's own, so that hardly two readers share a page. */
const OF_ONE_READER = [`${AREA}search?`, `${AREA}matches?`];

/** Paths of all pages. */
export const PAGE_PATHS: readonly string[] = [...PARAMETERS.keys()].map((page) => AREA + page);

/**
 * The address of a page, with the parameters of its call in one order and each once; undefined for what is no page. An
 * invented parameter makes no other page.
 */
export function pageAddress(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url, "http://edge");
  const names = pathname.startsWith(AREA) ? PARAMETERS.get(pathname.slice(AREA.length)) : undefined;
  if (names === undefined) return undefined;
  const known = new URLSearchParams();
  for (const name of names) {
    const value = searchParams.get(name);
    if (value !== null) known.set(name, value);
  }
  return `${pathname}?${known.toString()}`;
}

/** Whether the bus keeps the page of an address for the time without a source. */
export function isKept(address: string): boolean {
  return !OF_ONE_READER.some((start) => address.startsWith(start));
}
