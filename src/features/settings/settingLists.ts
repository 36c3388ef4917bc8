// The switches of each page of the settings (docs/product.md#match-display-settings).

/** Parts of a match row. */
export const ROW_PARTS = ["odds", "rankingShow", "redCardShow", "yellowCardShow"] as const;

/** Events that raise alerts. */
export const FOOTBALL_EVENTS = ["matchStart", "goal", "redCard", "yellowCard", "finalResult"] as const;
