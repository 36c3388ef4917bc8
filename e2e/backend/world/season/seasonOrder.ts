/** The order of names that decides between otherwise equal teams. */

/** The language of the names compared, the same for every reader. */
export const NAME_LANG = "en_GB";

/** By code unit, so that the order does not depend on locale data. */
export const compareNames = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
