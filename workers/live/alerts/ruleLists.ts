// Has the lists loaded that rules need, whichever lists the tabs show.
// See docs/product.md#rules-of-alerts.
import { RULE_AMOUNTS } from "#domain/alerts/alertRules.ts";
import type { Lists } from "../matches/lists.ts";
import type { Tab } from "../tabs/tab.ts";
import { dayOf, dayRequests } from "../tabs/wantedLists.ts";

/** The earliest reminder comes so long before the kick-off, and a match lasts about as long. */
const AROUND_MS = (RULE_AMOUNTS.reminder?.max ?? 0) * 60_000;

/** Asks for the days on which matches are played that a rule may be about now, as the tab names them. Call it every second. */
export function needRuleLists(tab: Tab, serverNow: number, lists: Pick<Lists, "need">): void {
  const instants = [serverNow - AROUND_MS, serverNow, serverNow + AROUND_MS];
  for (const date of new Set(instants.map((at) => dayOf(at, tab))))
    for (const request of dayRequests(tab, date)) lists.need(request);
}
