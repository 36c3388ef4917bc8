/** The tables of `feeds.db` that hold matches and facts as JSON. */
import type { DatabaseSync } from "node:sqlite";
import type { Facts, LeagueFact } from "../contract.ts";
import type { KnownTeam } from "./atlas.ts";
import type { FeedRow, KnownMatch } from "./feedMatch.ts";

/** A row of a match and the instant (epoch ms) from which it holds; 0 for the first one. */
export interface FeedMoment {
  readonly at: number;
  readonly match: FeedRow;
}

/** Facts that pages read, by the id of their match, league or team. */
interface FactValues {
  readonly league: LeagueFact;
  readonly team: KnownTeam;
  readonly standings: NonNullable<Facts["standings"]>;
  readonly scorers: NonNullable<Facts["scorers"]>;
  readonly lineups: NonNullable<Facts["lineups"]>[number];
  readonly incidents: NonNullable<Facts["incidents"]>[number];
  readonly statistics: NonNullable<Facts["statistics"]>[number];
  readonly odds: NonNullable<Facts["odds"]>;
  readonly squad: NonNullable<Facts["squad"]>;
}
export type FactKind = keyof FactValues;

export interface SavedFacts {
  /** One by one, because all of their texts at once take a lot of memory. */
  matches(): Iterable<{ readonly known: KnownMatch; readonly moments: readonly FeedMoment[] }>;
  saveMatch(known: KnownMatch, moments: readonly FeedMoment[]): void;
  dropMatches(ids: readonly number[]): void;
  put<Kind extends FactKind>(kind: Kind, id: number, value: FactValues[Kind], asOf: number): void;
  get<Kind extends FactKind>(
    kind: Kind,
    id: number,
  ): { readonly asOf: number; readonly value: FactValues[Kind] } | undefined;
  all<Kind extends "league" | "team" | "odds">(kind: Kind): [number, FactValues[Kind]][];
  note(name: string): string | undefined;
  setNote(name: string, value: string): void;
}

/** An unchanged fact is written again only to renew its age (ms). */
const RENEW_MS = 60_000;

export function createSavedFacts(database: DatabaseSync): SavedFacts {
  const matches = database.prepare("SELECT known, moments FROM matches");
  const save = database.prepare(
    "INSERT INTO matches VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET kickoff_at = excluded.kickoff_at, known = excluded.known, moments = excluded.moments",
  );
  const drop = database.prepare("DELETE FROM matches WHERE id = ?");
  const dropFacts = database.prepare(
    "DELETE FROM facts WHERE id = ? AND kind IN ('lineups', 'incidents', 'statistics', 'odds')",
  );
  const put = database.prepare(
    `INSERT INTO facts VALUES (?, ?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET as_of = excluded.as_of, value = excluded.value WHERE value <> excluded.value OR as_of < excluded.as_of - ${RENEW_MS}`,
  );
  const get = database.prepare("SELECT as_of, value FROM facts WHERE kind = ? AND id = ?");
  const all = database.prepare("SELECT id, value FROM facts WHERE kind = ?");
  const note = database.prepare("SELECT value FROM notes WHERE name = ?");
  const setNote = database.prepare(
    "INSERT INTO notes VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
  );

  return {
    *matches() {
      for (const row of matches.iterate())
        yield {
          known: JSON.parse(String(row["known"])) as KnownMatch,
          moments: JSON.parse(String(row["moments"])) as FeedMoment[],
        };
    },
    saveMatch(known, moments) {
      save.run(known.row.id, known.row.kickoffAt, JSON.stringify(known), JSON.stringify(moments));
    },
    dropMatches(ids) {
      for (const id of ids) {
        drop.run(id);
        dropFacts.run(id);
      }
    },
    put(kind, id, value, asOf) {
      put.run(kind, id, Math.round(asOf), JSON.stringify(value));
    },
    get<Kind extends FactKind>(kind: Kind, id: number) {
      const row = get.get(kind, id);
      if (row === undefined) return undefined;
      return {
        asOf: Number(row["as_of"]),
        value: JSON.parse(String(row["value"])) as FactValues[Kind],
      };
    },
    all<Kind extends "league" | "team" | "odds">(kind: Kind) {
      return all
        .all(kind)
        .map((row): [number, FactValues[Kind]] => [
          Number(row["id"]),
          JSON.parse(String(row["value"])) as FactValues[Kind],
        ]);
    },
    note: (name) => {
      const value = note.get(name)?.["value"];
      return typeof value === "string" ? value : undefined;
    },
    setNote: (name, value) => void setNote.run(name, value),
  };
}
