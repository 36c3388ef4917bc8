/** The type of the lists from which people's names are generated. */

/** Given and family names of one culture, separated by commas; combined into fictitious people. */
export interface NameList {
  readonly men: string;
  readonly women: string;
  readonly families: string;
  /** The family name is written first. */
  readonly familyFirst?: boolean;
}
