// Enter pressed before the answer has come: the first line is chosen as soon as it is there.
import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import type { SearchItem } from "./searchItems.ts";

/**
 * @param answered the words the lines answer, "" while they answer others
 * @returns notes that the first line for some words is wanted; "" takes that back
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
