// Decides which event pops up where: at most in one visible tab, and gone again when the goal is withdrawn.
import type { FavoriteLists } from "#domain/favourites.ts";
import type { Match } from "#domain/match/match.ts";
import type { MatchEvent } from "#domain/match/matchEvent.ts";
import { shouldPopUp } from "#domain/notificationRules.ts";
import type { Clock } from "./clock.ts";
import { HIGHLIGHT_MS } from "./limits.ts";
import type { Tab } from "./tab.ts";

export interface Popups {
  /** The tab that shows this event's popup; undefined when none does. */
  tabFor(event: MatchEvent, match: Match, tabs: Iterable<Tab>, favorites: FavoriteLists): Tab | undefined;
  /** Which popups still standing a cancelled goal takes back, and from which tab. */
  withdraw(event: MatchEvent): readonly { readonly tab: Tab; readonly eventId: string }[];
}

interface Standing {
  readonly tab: Tab;
  readonly event: MatchEvent;
  readonly until: number;
}

/** No popups standing at first. */
export function createPopups(clock: Clock): Popups {
  let standing: Standing[] = [];

  return {
    tabFor(event, match, tabs, favorites) {
      let chosen: Tab | undefined;
      for (const tab of tabs) {
        if (!tab.visible) continue;
        // The tab looked at last: with several windows side by side one of them gets it.
        if (!chosen || tab.visibleChangedAt >= chosen.visibleChangedAt) chosen = tab;
      }
      if (!chosen || !shouldPopUp(event, match, favorites, chosen.settings)) return undefined;
      const now = clock.now();
      standing = standing.filter((popup) => popup.until > now);
      // Popups live as long as highlights (SPEC §9), plus the time a message may wait.
      standing.push({ tab: chosen, event, until: now + 2 * HIGHLIGHT_MS });
      return chosen;
    },
    withdraw(event) {
      if (event.type !== "goalCancelled" || event.side === "none") return [];
      const { side } = event;
      const gone = standing.filter(
        (popup) =>
          popup.event.type === "goal" &&
          popup.event.matchId === event.matchId &&
          popup.event.side === side &&
          popup.event.values[side] > event.values[side],
      );
      standing = standing.filter((popup) => !gone.includes(popup));
      return gone.map((popup) => ({ tab: popup.tab, eventId: popup.event.id }));
    },
  };
}
