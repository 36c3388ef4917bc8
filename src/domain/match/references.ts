// References to teams, leagues, countries and players: id, name in the viewer's language, picture.

export interface TeamRef {
  readonly id: number;
  readonly name: string;
  /** File name in the image host's team folder, "" for none. */
  readonly logo: string;
}

export interface LeagueRef {
  readonly id: number;
  readonly name: string;
  /** File name in the image host's league folder, "" for none. */
  readonly logo: string;
  readonly country: CountryRef;
}

export interface CountryRef {
  readonly id: number;
  readonly name: string;
  /** File name in the image host's country folder, "" for none. */
  readonly flag: string;
}

export interface PlayerRef {
  readonly id: number;
  readonly name: string;
  /** File name in the image host's player folder, "" for none. */
  readonly photo: string;
}
