// The source of the football data as the page shows it.
import { atom } from "jotai";
import type { FootballSource } from "#domain/footballSource.ts";
import type { Connection } from "#workers/live/contract.ts";

export interface ShownSource {
  readonly source: FootballSource;
  /** Age of the oldest list that is shown as live, in the steps of the connection's; undefined before the first. */
  readonly ageSeconds: number | undefined;
  readonly stale: boolean;
}

/** Undefined for a made-up world, and until the server has told. */
export const shownSourceAtom = atom<ShownSource | undefined>(undefined);

/** The connection with the older one of its age and the source's. */
export function withSourceAge(
  connection: Connection,
  { ageSeconds, stale }: Omit<ShownSource, "source">,
): Connection {
  if (ageSeconds === undefined || connection.ageSeconds === undefined) return connection;
  return {
    ...connection,
    ageSeconds: Math.max(connection.ageSeconds, ageSeconds),
    stale: connection.stale || stale,
  };
}
