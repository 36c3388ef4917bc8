// The matches as an immutable value: each frame derives the next one.
import { applyRecord, type LiveRecord, type Match, matchIdOf } from "../shared/wire.ts";

export interface Matches {
  /** Ids in the order of the list. */
  readonly order: readonly number[];
  readonly byId: ReadonlyMap<number, Match>;
}

export const NO_MATCHES: Matches = { order: [], byId: new Map() };

export function listed(list: readonly Match[]): Matches {
  return { order: list.map(({ id }) => id), byId: new Map(list.map((match) => [match.id, match])) };
}

/** The matches after a frame; unchanged matches keep their identity. */
export function afterFrame({ order, byId }: Matches, records: readonly LiveRecord[]): Matches {
  const next = new Map(byId);
  for (const record of records) {
    const known = next.get(matchIdOf(record));
    if (known === undefined) continue;
    const match = { ...known };
    applyRecord(match, record);
    next.set(match.id, match);
  }
  return { order, byId: next };
}
