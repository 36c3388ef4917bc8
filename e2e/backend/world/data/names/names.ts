/** The shape of the lists from which people's names are made. */

/** Given and family names of one culture, separated by commas; all made up into people who do not exist. */
export interface NameList {
  readonly men: string;
  readonly women: string;
  readonly families: string;
  /** The family name is written first. */
  readonly familyFirst?: boolean;
}
