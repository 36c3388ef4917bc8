// Opens the database file; refuses foreign files and leaves them unchanged.
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  statSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { reason } from "../server/reason.ts";
import { MIGRATIONS, SCHEMA_VERSION } from "./migrations.ts";

export const DATABASE_FILE = "touchline.db";

export type OpenedDatabase =
  | { readonly ok: true; readonly database: DatabaseSync }
  | { readonly ok: false; readonly message: string };

const MEND = "Move it away or name another folder with --data-dir (or DATA_DIR).";

/**
 * Creates a folder and its missing parents, one at a time. Node's own `recursive` option never returns on file
 * systems that answer ENOENT to every mkdir, such as /proc.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw new Error(`${folder} is not a folder`);
    return;
  }
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function prepareFolder(dataDir: string): string | undefined {
  try {
    makeFolder(resolve(dataDir));
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return `The data folder ${dataDir} cannot be written (${reason(error)}). Name another with --data-dir (or DATA_DIR).`;
  }
}

function hasDatabaseHeader(path: string): boolean {
  const header = Buffer.alloc(16);
  const file = openSync(path, "r");
  try {
    readSync(file, header, 0, 16, 0);
  } finally {
    closeSync(file);
  }
  return header.toString("latin1") === "SQLite format 3\0";
}

/** The schema version a database claims: 0 if it is empty, undefined if it belongs to another program. */
function readVersion(database: DatabaseSync): number | undefined {
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  if (tables.length === 0) return 0;
  if (!tables.some((table) => table["name"] === "schema_version")) return undefined;
  const row = database.prepare("SELECT max(version) AS version FROM schema_version").get();
  return typeof row?.["version"] === "number" ? row["version"] : undefined;
}

/** The reason why an existing file must not be changed; undefined if it may be opened for writing. */
function refuseForeign(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  try {
    if (!statSync(path).isFile()) return `${path} is not a file. ${MEND}`;
    if (statSync(path).size === 0) return undefined;
    if (!hasDatabaseHeader(path)) return `${path} is not a database. ${MEND}`;
    const database = new DatabaseSync(path, { readOnly: true });
    try {
      const check = database.prepare("PRAGMA quick_check(1)").get();
      if (check?.["quick_check"] !== "ok") return `${path} is damaged. ${MEND}`;
      const version = readVersion(database);
      if (version === undefined) return `${path} is a database of another program. ${MEND}`;
      if (version > SCHEMA_VERSION) {
        return `${path} was written by a newer version (schema ${version}, this program knows ${SCHEMA_VERSION}). Update the program, or name another folder with --data-dir (or DATA_DIR).`;
      }
      return undefined;
    } finally {
      database.close();
    }
  } catch (error) {
    return `${path} cannot be read as a database (${reason(error)}). ${MEND}`;
  }
}

function migrate(database: DatabaseSync, now: number): void {
  // Locks first, so that two programs that start on one new file do not both create its tables.
  database.exec("BEGIN IMMEDIATE");
  try {
    database.exec(
      "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT",
    );
    const row = database.prepare("SELECT coalesce(max(version), 0) AS version FROM schema_version").get();
    for (let version = Number(row?.["version"] ?? 0); version < SCHEMA_VERSION; version++) {
      database.exec(MIGRATIONS[version]!);
      database.prepare("INSERT INTO schema_version VALUES (?, ?)").run(version + 1, now);
    }
    database.exec("COMMIT");
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}

/**
 * Opens `touchline.db` in the folder, creates both if they are missing, and migrates the schema to the current
 * version.
 * Refuses a file that is no database, is damaged, belongs to another program or has a newer schema, and leaves
 * it unchanged.
 * @param now epoch ms, stored with each migration
 */
export function openDatabase(dataDir: string, now: number): OpenedDatabase {
  const path = join(dataDir, DATABASE_FILE);
  const message = prepareFolder(dataDir) ?? refuseForeign(path);
  if (message !== undefined) return { ok: false, message };
  try {
    const database = new DatabaseSync(path, { enableForeignKeyConstraints: true });
    database.exec("PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
    migrate(database, now);
    return { ok: true, database };
  } catch (error) {
    return { ok: false, message: `${path} cannot be opened (${reason(error)}). ${MEND}` };
  }
}
