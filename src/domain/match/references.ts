// What pages need to name and link something: id, name in the viewer's language, picture.

export interface TeamRef {
  readonly id: number;
  readonly name: string;
  /** File name in the image host's team folder, "" when none. */
  readonly logo: string;
}

export interface LeagueRef {
  readonly id: number;
  readonly name: string;
  /** File name in the image host's league folder, "" when none. */
  readonly logo: string;
  readonly country: CountryRef;
}

export interface CountryRef {
  readonly id: number;
  readonly name: string;
  /** File name in the image host's country folder, "" when none. */
  readonly flag: string;
}

export interface PlayerRef {
  readonly id: number;
  readonly name: string;
  /** File name in the image host's player folder, "" when none. */
  readonly photo: string;
}
