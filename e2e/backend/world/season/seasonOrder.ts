/** The order of names that decides between teams equal in everything else. */

/** Whose names decide, the same for every reader. */
export const NAME_LANG = "en_GB";

/** By code unit, so that no library has a say in places. */
export const compareNames = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
