// An event as a popup or the digest shows it.
import type { EventView } from "../contract.ts";
import type { UpdateSources } from "../tabs/buildUpdate.ts";
import { type LogEntry, viewLine } from "../tabs/eventLog.ts";
import type { Tab } from "../tabs/tab.ts";

/** The event in the tab's language, with what only popups and the digest show of its match. */
export function viewEvent(entry: LogEntry, tab: Tab, sources: UpdateSources): EventView {
  const { match } = sources.seen(entry);
  const logo = (teamId: number): string => sources.names.team(tab.context.language, teamId).logo;
  return {
    ...viewLine(entry, tab, sources),
    logos: { home: logo(match.teamIds.home), away: logo(match.teamIds.away) },
    redCards: match.redCards,
    yellowCards: match.yellowCards,
  };
}
