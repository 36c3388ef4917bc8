// The tabs of a match page: their names, their order, and the tabs available for a match.
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { MatchDetails, MatchTab } from "#domain/match/matchDetails.ts";

export const TAB_NAMES: Readonly<Record<MatchTab, MessageDescriptor>> = {
  odds: msg`Odds`,
  summary: msg`Summary`,
  lineups: msg`Line-ups`,
  analysis: msg`Analysis`,
  standings: msg`Standings`,
  posts: msg`Posts`,
};

/**
 * Target of `/football/match/{id}`: the first tab with content for the match (docs/product.md#match-tabs).
 */
export function defaultTab({ tabs }: MatchDetails): MatchTab {
  return tabs[0] ?? "posts";
}
