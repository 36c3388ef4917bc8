// Tells the core which matches a part of the page shows, for as long as it stands.
import { useEffect, useId } from "react";
import { useLiveClient } from "./hooks.ts";

/** The rows of these matches are kept fresh; an id the core does not know costs nothing. */
export function useWatch(matchIds: readonly number[]): void {
  const client = useLiveClient();
  const owner = useId();
  const key = matchIds.join();
  useEffect(() => {
    client.watch(owner, key === "" ? [] : key.split(",").map(Number));
    return () => client.watch(owner, []);
  }, [client, owner, key]);
}
