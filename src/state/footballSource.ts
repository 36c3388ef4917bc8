// The source of the football data as the page shows it: its age joins that of the connection.
// See docs/product.md#football-source.
import { atom, useAtomValue } from "jotai";
import type { FootballSource } from "#domain/footballSource.ts";
import type { Connection } from "#workers/live/contract.ts";
import { useConnection } from "./live/client/hooks.ts";
import { storedAtom } from "./preferences/stored.ts";

export interface ShownSource {
  readonly source: FootballSource;
  /** Age of the oldest list that is shown as live, in the steps of the connection's; undefined before the first. */
  readonly ageSeconds: number | undefined;
  readonly stale: boolean;
}

/** Undefined for a made-up world, and until the server has told. */
export const shownSourceAtom = atom<ShownSource | undefined>(undefined);

/** How the data arrives; its age is the older one of the connection's and the source's. */
export function useDataAge(): Connection {
  const connection = useConnection();
  const shown = useAtomValue(shownSourceAtom);
  if (shown?.ageSeconds === undefined || connection.ageSeconds === undefined) return connection;
  return {
    ...connection,
    ageSeconds: Math.max(connection.ageSeconds, shown.ageSeconds),
    stale: connection.stale || shown.stale,
  };
}

/** False where the source has no odds: there is no place for them, from the first drawing of the next visit on. */
export const hasOddsAtom = storedAtom<boolean>({
  key: "touchline.hasOdds.1",
  initial: true,
  read: (stored) => (typeof stored === "boolean" ? stored : undefined),
});
