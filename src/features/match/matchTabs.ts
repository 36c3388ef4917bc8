// The tabs of a match page: their names, their order, and which of them a match has.
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

/** Where `/football/match/{id}` leads: the first tab the match has something for (SPEC §2 names odds first). */
export function defaultTab({ tabs }: MatchDetails): MatchTab {
  return tabs[0] ?? "posts";
}
