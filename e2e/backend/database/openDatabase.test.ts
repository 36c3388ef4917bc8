// The database: created when missing, kept across restarts, and foreign files left untouched.
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createAccounts } from "./accounts.ts";
import { createMarks } from "./marks.ts";
import { MIGRATIONS } from "./migrations.ts";
import { DATABASE_FILE, openDatabase } from "./openDatabase.ts";
import { createSessions, hashToken } from "./sessions.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "touchline-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function opened(): DatabaseSync {
  const result = openDatabase(folder, 1000);
  if (!result.ok) throw new Error(result.message);
  return result.database;
}

/** The refusal message for an existing file; also checks that the file is unchanged. */
function refusalOf(path: string): string {
  const before = readFileSync(path);
  const result = openDatabase(folder, 1000);
  expect(readFileSync(path).equals(before)).toBe(true);
  return result.ok ? "opened" : result.message;
}

test("members and what they have marked survive a restart", () => {
  const first = opened();
  const userId = createAccounts(first).create({ nickname: "Ada" }, 1000);
  const token = createSessions(first).open(userId, 1000);
  createMarks(first).add(userId, "team", [7, 11, 7], 1000);
  first.close();
  const second = opened();
  expect(createSessions(second).userOf(token, 2000)).toBe(userId);
  expect(createSessions(second).userOf("other", 2000)).toBeUndefined();
  const marks = createMarks(second);
  marks.remove(userId, "team", [7, 99]);
  expect(marks.list(userId, "team")).toEqual([11]);
  expect(marks.list(userId, "match")).toEqual([]);
  expect([marks.has(userId, "team", 11), marks.has(userId, "league", 11)]).toEqual([true, false]);
  expect([marks.count("team", 11), marks.count("team", 7)]).toEqual([1, 0]);
  second.close();
});

test("a database of the first versions is migrated with its data", () => {
  const old = new DatabaseSync(join(folder, DATABASE_FILE));
  old.exec(`CREATE TABLE schema_version (version INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT;
    INSERT INTO schema_version VALUES (1, 0), (2, 0);
    ${MIGRATIONS[0]} ${MIGRATIONS[1]}
    INSERT INTO users (name, created_at) VALUES ('Ada', 1000);
    INSERT INTO followed VALUES (1, 'league', 36, 1000);`);
  old.prepare("INSERT INTO sessions VALUES (?, 1, 1000)").run(hashToken("old"));
  old.close();
  const database = opened();
  const accounts = createAccounts(database);
  expect(accounts.byId(1)).toMatchObject({ nickname: "Ada", email: undefined, birthday: "", gender: "" });
  expect(createMarks(database).list(1, "league")).toEqual([36]);
  expect(createSessions(database).userOf("old", 2000)).toBe(1);
  expect(createSessions(database).userOf("old", 1000 + 30 * 86_400_000)).toBeUndefined();
  accounts.remove(1);
  expect(createSessions(database).userOf("old", 2000)).toBeUndefined();
  database.close();
});

test("a file that is no database is refused and left unchanged", () => {
  const path = join(folder, DATABASE_FILE);
  writeFileSync(path, "my shopping list");
  expect(refusalOf(path)).toContain("is not a database");
});

test("a damaged database is refused and left unchanged", () => {
  opened().close();
  const path = join(folder, DATABASE_FILE);
  const bytes = readFileSync(path);
  bytes.fill(0xff, 4096, 12_288);
  writeFileSync(path, bytes);
  expect(refusalOf(path)).toMatch(/damaged|cannot be read/);
});

test("a database of a newer schema or of another program is refused and left unchanged", () => {
  const path = join(folder, DATABASE_FILE);
  const newer = opened();
  newer.exec("INSERT INTO schema_version VALUES (999, 0); PRAGMA journal_mode = DELETE");
  newer.close();
  expect(refusalOf(path)).toContain("newer version");
  rmSync(path);
  const other = new DatabaseSync(path);
  other.exec("CREATE TABLE recipes (name TEXT)");
  other.close();
  expect(refusalOf(path)).toContain("another program");
});

test("a data folder that cannot be created is reported", () => {
  writeFileSync(join(folder, "file"), "");
  const result = openDatabase(join(folder, "file", "data"), 1000);
  expect(result.ok ? "opened" : result.message).toContain("cannot be written");
});

test("a copy made while the server writes is whole, and opens in place of the database", () => {
  const running = opened();
  const userId = createAccounts(running).create({ nickname: "Ada" }, 1000);
  createMarks(running).add(userId, "team", [7], 1000);
  const copy = join(folder, "copy.db");
  const other = new DatabaseSync(join(folder, DATABASE_FILE), { readOnly: true });
  // docs/hosting.md#members-data, from another process.
  other.exec(`VACUUM INTO '${copy}'`);
  other.close();
  createMarks(running).add(userId, "team", [8], 1000);
  running.close();
  for (const end of ["", "-wal", "-shm"]) rmSync(join(folder, `${DATABASE_FILE}${end}`), { force: true });
  renameSync(copy, join(folder, DATABASE_FILE));
  const restored = opened();
  expect(createMarks(restored).list(userId, "team")).toEqual([7]);
  restored.close();
});
