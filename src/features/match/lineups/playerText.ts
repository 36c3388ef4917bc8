// Texts about a player on a team sheet: a name short enough for the pitch, and all actions.
import type { I18n } from "@lingui/core";
import { plural, t } from "@lingui/core/macro";
import { formatMinute } from "#domain/match/gameMinute.ts";
import type { LineupPlayer } from "#domain/match/lineups.ts";

/** "Cole Redfern" becomes "Redfern", "Rik Van Loon" "Van Loon", "Santini I." "Santini"; a single name stays. */
export function shortName(name: string): string {
  const parts = name.split(" ");
  if (parts.length < 2) return name;
  return /^\p{L}{1,2}\.$/u.test(parts.at(-1) ?? "") ? parts.slice(0, -1).join(" ") : parts.slice(1).join(" ");
}

/** The meaning of all icons next to a player, for screen readers; shirt and name precede it. */
export function playerDeeds(player: LineupPlayer, i18n: I18n): readonly string[] {
  const { captain, rating, goals, ownGoals, assists, yellowCards, redCards, wentOffAt, cameOnAt } = player;
  const onMinute = cameOnAt === undefined ? "" : formatMinute(cameOnAt);
  const offMinute = wentOffAt === undefined ? "" : formatMinute(wentOffAt);
  const ratingText = rating?.toFixed(1) ?? "";
  const said = [
    captain && t(i18n)`Captain`,
    rating !== undefined && t(i18n)`Rating ${ratingText}`,
    goals > 0 && t(i18n)`${plural(goals, { one: "# goal", other: "# goals" })}`,
    ownGoals > 0 && t(i18n)`${plural(ownGoals, { one: "# own goal", other: "# own goals" })}`,
    assists > 0 && t(i18n)`${plural(assists, { one: "# assist", other: "# assists" })}`,
    redCards > 0 && yellowCards > 0 && t(i18n)`Second yellow card`,
    redCards > 0 && yellowCards === 0 && t(i18n)`Red card`,
    redCards === 0 && yellowCards > 0 && t(i18n)`Yellow card`,
    cameOnAt !== undefined && t(i18n)`On in minute ${onMinute}`,
    wentOffAt !== undefined && redCards === 0 && t(i18n)`Off in minute ${offMinute}`,
  ];
  return said.filter((part): part is string => part !== false);
}
