// What the tabs of a match page share: the match and its slow facts.
import { createContext, useContext } from "react";
import type { MatchDetails } from "#domain/match/matchDetails.ts";
import type { PageData } from "#state/pageData/usePageData.ts";

export interface MatchPageData {
  readonly matchId: number;
  readonly details: PageData<MatchDetails>;
}

export const MatchPageContext = createContext<MatchPageData | undefined>(undefined);

/** The match of the page around. Throws outside a match page: that is a bug. */
export function useMatchPage(): MatchPageData {
  const data = useContext(MatchPageContext);
  if (!data) throw new Error("useMatchPage needs a MatchPage above it");
  return data;
}
