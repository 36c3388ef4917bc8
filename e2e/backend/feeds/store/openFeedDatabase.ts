/** Opens `feeds.db`: ids, matches and facts of sources, and the calls of the day, which outlast a restart. */
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolder } from "../../database/openDatabase.ts";
import { FEED_IDS, type FeedId } from "../contract.ts";
import { reason } from "../../server/reason.ts";

const FEED_DATABASE = "feeds.db";
/** Marks the file as ours ("TLFD"). */
const APPLICATION = 0x54_4c_46_44;
const VERSION = 1;
/**
 * Each source has numbers of its own, of nine digits: what a browser has stored about a club of one source never means
 * one of another, nor one of the made-up world.
 */
const IDS_OF_A_SOURCE = 100_000_000;

const schema = (source: FeedId): string => `
CREATE TABLE ids (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  source TEXT NOT NULL, kind TEXT NOT NULL, source_id TEXT NOT NULL,
  UNIQUE (source, kind, source_id)
) STRICT;
INSERT INTO sqlite_sequence (name, seq) VALUES ('ids', ${(FEED_IDS.indexOf(source) + 1) * IDS_OF_A_SOURCE});
CREATE TABLE matches (
  id INTEGER PRIMARY KEY, kickoff_at INTEGER NOT NULL, known TEXT NOT NULL, moments TEXT NOT NULL
) STRICT;
CREATE INDEX matches_by_kickoff ON matches (kickoff_at);
CREATE TABLE facts (
  kind TEXT NOT NULL, id INTEGER NOT NULL, as_of INTEGER NOT NULL, value TEXT NOT NULL,
  PRIMARY KEY (kind, id)
) STRICT;
CREATE INDEX facts_by_age ON facts (kind, as_of);
CREATE TABLE calls (at INTEGER NOT NULL, for_page INTEGER NOT NULL) STRICT;
CREATE INDEX calls_by_time ON calls (at);
CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
PRAGMA application_id = ${APPLICATION};
PRAGMA user_version = ${VERSION};
`;

export type OpenedFeedDatabase =
  | { readonly ok: true; readonly database: DatabaseSync }
  | { readonly ok: false; readonly message: string };

const numberOf = (database: DatabaseSync, pragma: string): number =>
  Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0] ?? 0);

function prepare(database: DatabaseSync, source: FeedId): string | undefined {
  database.exec("PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
  const tables = database.prepare("SELECT count(*) AS count FROM sqlite_master").get()?.["count"];
  if (tables === 0) {
    database.exec(`BEGIN IMMEDIATE; ${schema(source)} COMMIT;`);
    return undefined;
  }
  if (numberOf(database, "application_id") !== APPLICATION) return "is a database of another program";
  return numberOf(database, "user_version") === VERSION ? undefined : "was written by another version";
}

/** Creates folder and file if they are missing; `:memory:` keeps all in memory. A refusal is one line. */
export function openFeedDatabase(dataDir: string, source: FeedId): OpenedFeedDatabase {
  const path = dataDir === ":memory:" ? dataDir : join(dataDir, FEED_DATABASE);
  try {
    if (dataDir !== ":memory:") makeFolder(resolve(dataDir));
    const database = new DatabaseSync(path);
    const why = prepare(database, source);
    if (why === undefined) return { ok: true, database };
    database.close();
    return {
      ok: false,
      message: `${path} ${why}. Move it away or name another folder with --data-dir.`,
    };
  } catch (error) {
    return {
      ok: false,
      message: `${path} cannot be opened (${reason(error)}). Move it away or name another folder with --data-dir.`,
    };
  }
}
