// Enter pressed before the answer arrived: chooses the first result when it arrives.
import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import type { SearchItem } from "#components/search/searchItems.ts";

/**
 * @param answered the query of the current results, "" while they belong to an earlier one
 * @returns a function that requests the first result of a query; "" cancels the request
 */
export function useLateChoice(
  answered: string,
  first: SearchItem | undefined,
  choose: (item: SearchItem) => void,
): (query: string) => void {
  const wanted = useRef("");
  const settle = useEffectEvent((now: string) => {
    if (now === "" || wanted.current !== now) return;
    wanted.current = "";
    if (first) choose(first);
  });
  useEffect(() => settle(answered), [answered]);
  return useCallback((query: string) => {
    wanted.current = query;
  }, []);
}
