/** Our ids of a source's matches, leagues, teams and countries: given once, never changed. */
import type { DatabaseSync } from "node:sqlite";

type IdKind = "match" | "league" | "team" | "country";

export interface FeedIds {
  /** Our id of a source's id; makes one if there is none. */
  of(kind: IdKind, sourceId: string): number;
  /** Our id; undefined if the source's id is not known. */
  find(kind: IdKind, sourceId: string): number | undefined;
  /** The source's id; undefined for an id of another kind or source. */
  sourceId(kind: IdKind, id: number): string | undefined;
  /** Makes another of the source's ids lead to our id: the source made the match anew. */
  rename(kind: IdKind, id: number, sourceId: string): void;
}

/** Ids kept in memory. */
const MOST_KEPT = 50_000;

export function createFeedIds(database: DatabaseSync, source: string): FeedIds {
  const select = database.prepare("SELECT id FROM ids WHERE source = ? AND kind = ? AND source_id = ?");
  const insert = database.prepare("INSERT INTO ids (source, kind, source_id) VALUES (?, ?, ?) RETURNING id");
  const back = database.prepare("SELECT source_id FROM ids WHERE id = ? AND source = ? AND kind = ?");
  const update = database.prepare("UPDATE ids SET source_id = ? WHERE id = ? AND source = ? AND kind = ?");
  const known = new Map<string, number>();

  function keep(key: string, id: number): number {
    if (known.size >= MOST_KEPT) known.clear();
    known.set(key, id);
    return id;
  }

  function find(kind: IdKind, sourceId: string): number | undefined {
    const key = `${kind}/${sourceId}`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const id = select.get(source, kind, sourceId)?.["id"];
    return typeof id === "number" ? keep(key, id) : undefined;
  }

  return {
    find,
    of(kind, sourceId) {
      const found = find(kind, sourceId);
      if (found !== undefined) return found;
      const made = insert.get(source, kind, sourceId);
      return keep(`${kind}/${sourceId}`, Number(made?.["id"]));
    },
    sourceId(kind, id) {
      const found = back.get(id, source, kind)?.["source_id"];
      return typeof found === "string" ? found : undefined;
    },
    rename(kind, id, sourceId) {
      known.clear();
      update.run(sourceId, id, source, kind);
    },
  };
}
