// Which switches belong to which page of the settings.
// See docs/product.md#match-display-settings.

/** What the row of a match shows or leaves out. */
export const ROW_PARTS = ["odds", "rankingShow", "redCardShow", "yellowCardShow"] as const;

/** Which events are told. */
export const FOOTBALL_EVENTS = ["matchStart", "goal", "redCard", "yellowCard", "finalResult"] as const;
