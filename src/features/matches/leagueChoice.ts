// Finds and groups leagues for the league picker, accents and case aside.

/** What the picker knows of a league. */
export interface ChoosableLeague {
  readonly name: string;
  readonly country: string;
  readonly countryId: number;
  readonly flag: string;
}

export interface CountryGroup<League extends ChoosableLeague> {
  readonly countryId: number;
  readonly country: string;
  readonly flag: string;
  readonly leagues: readonly League[];
}

/**
 * Lower case without accents, so that "sao" finds "São". Not by the machine's language: a Turkish one would
 * make I another letter than i.
 */
export function foldText(text: string): string {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.replaceAll(/[øłđðßæœı]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
}

/** Letters whose stroke or ligature is no accent to Unicode. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
};

/** The leagues whose name or country holds every word of the query; all for an empty one. */
export function searchLeagues<League extends ChoosableLeague>(
  leagues: readonly League[],
  query: string,
): readonly League[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return leagues;
  return leagues.filter((league) => {
    const text = foldText(`${league.name} ${league.country}`);
    return words.every((word) => text.includes(word));
  });
}

/** Leagues by country, countries and leagues in the order in which they came. */
export function groupByCountry<League extends ChoosableLeague>(
  leagues: readonly League[],
): readonly CountryGroup<League>[] {
  const groups = new Map<number, { countryId: number; country: string; flag: string; leagues: League[] }>();
  for (const league of leagues) {
    const { countryId, country, flag } = league;
    let group = groups.get(countryId);
    if (!group) {
      group = { countryId, country, flag, leagues: [] };
      groups.set(countryId, group);
    }
    group.leagues.push(league);
  }
  return [...groups.values()];
}
