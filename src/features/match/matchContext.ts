// Data shared by the tabs of a match page: the match's id and its details.
import { createContext, useContext } from "react";
import type { MatchDetails } from "#domain/match/matchDetails.ts";
import type { PageData } from "#state/pageData/usePageData.ts";

export interface MatchPageData {
  readonly matchId: number;
  readonly details: PageData<MatchDetails>;
}

export const MatchPageContext = createContext<MatchPageData | undefined>(undefined);

/** The match of the surrounding page. Throws outside a match page, which is a programming error. */
export function useMatchPage(): MatchPageData {
  const data = useContext(MatchPageContext);
  if (!data) throw new Error("useMatchPage must be used inside a MatchPage");
  return data;
}
