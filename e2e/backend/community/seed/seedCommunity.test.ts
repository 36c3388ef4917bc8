// The seeded community: its size and variety, its order, and that it is the same each time.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccounts } from "../../database/accounts.ts";
import { openDatabase } from "../../database/openDatabase.ts";
import { createFakeWorld } from "../../testing/fakeWorld.ts";
import type { World } from "../../world/types.ts";
import { createCommunityServices } from "../communityServices.ts";
import { readDelta } from "../rules/readDelta.ts";
import { LIMITS } from "../terms.ts";
import { seedCommunity } from "./seedCommunity.ts";

const NOW = Date.UTC(2026, 10, 21, 15);
const folders: string[] = [];
const databases: DatabaseSync[] = [];

function seeded(world: World): DatabaseSync {
  const folder = mkdtempSync(join(tmpdir(), "touchline-"));
  folders.push(folder);
  const opened = openDatabase(folder, NOW);
  if (!opened.ok) throw new Error(opened.message);
  const { database } = opened;
  databases.push(database);
  const accounts = createAccounts(database);
  const demoId = accounts.create({ nickname: "Demo" }, NOW);
  const parts = { ...createCommunityServices(database), accounts, database, demoId, world };
  expect(seedCommunity(parts, NOW)?.creators.length).toBeGreaterThan(5);
  expect(seedCommunity(parts, NOW)).toBeUndefined();
  return database;
}

let database: DatabaseSync;
beforeAll(() => {
  database = seeded(createFakeWorld(NOW));
});
afterAll(() => {
  for (const each of databases) each.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const one = (sql: string): Readonly<Record<string, SQLOutputValue>> => database.prepare(sql).get() ?? {};
const kinds = (column: string): readonly SQLOutputValue[] =>
  database
    .prepare(`SELECT DISTINCT ${column} AS kind FROM posts ORDER BY kind`)
    .all()
    .map((row) => row["kind"] ?? null);

test("it has thousands of posts of every kind, none of them empty or of the future", () => {
  expect(Number(one("SELECT count(*) AS number FROM posts")["number"])).toBeGreaterThan(2_500);
  expect(kinds("visibility")).toEqual(["CLOSE", "ONLY_FANS", "PUBLIC"]);
  expect(kinds("post_type")).toEqual(["BASKETBALL", "FOOTBALL", "TENNIS"]);
  expect(kinds("content_mode")).toEqual(["DEFAULT", "RICH_TEXT"]);
  expect(kinds("reply_rule")).toEqual(["ALL", "FOLLOWED", "NONE"]);
  expect(
    one(
      `SELECT count(*) AS number FROM posts WHERE summary = '' OR content LIKE '%undefined%' OR created_at > ${NOW}`,
    ),
  ).toEqual({ number: 0 });
  expect(
    one("SELECT max(media) AS most FROM (SELECT count(*) AS media FROM post_media GROUP BY post_id)"),
  ).toEqual({
    most: 9,
  });
});

test("ids are in the order of time, which lists rely on", () => {
  expect(
    one(
      "SELECT count(*) AS number FROM posts AS a JOIN posts AS b ON b.id = a.id + 1 WHERE b.created_at < a.created_at",
    ),
  ).toEqual({ number: 0 });
});

test("replies make trees of eight levels, later than what they answer, and are counted", () => {
  expect(one("SELECT max(depth) AS depth FROM replies")).toEqual({ depth: 7 });
  expect(
    one(`SELECT count(*) AS number FROM replies AS child JOIN replies AS parent ON parent.id = child.parent_id
      WHERE child.created_at < parent.created_at OR child.post_id <> parent.post_id OR child.depth <> parent.depth + 1`),
  ).toEqual({ number: 0 });
  expect(
    one(`SELECT count(*) AS number FROM posts
      WHERE reply_count <> (SELECT count(*) FROM replies WHERE post_id = posts.id)`),
  ).toEqual({ number: 0 });
});

test("posts about a running match name its minute and score then", () => {
  const rows = database
    .prepare("SELECT minute, score FROM post_related WHERE related_type = 'MATCH' AND minute IS NOT NULL")
    .all();
  expect(rows.length).toBeGreaterThan(5);
  for (const { minute, score } of rows) {
    expect(minute).toMatch(/^\d{1,3}(\+\d{1,2})?$/);
    expect(score).toMatch(/^\d-\d$/);
  }
});

test("rich posts have every format, and are clean: the rules for what members write change nothing", () => {
  const contents = database
    .prepare("SELECT content FROM posts WHERE content_mode = 'RICH_TEXT'")
    .all()
    .map(({ content }) => String(content));
  const formats = ["header", "indent", "bold", "italic", "underline", "strike", "blockquote", "code", "link"];
  const others = ["code-block", "ordered", "bullet", "tag", "image", "video", "empty-space"];
  for (const name of [...formats, ...others]) {
    expect({ name, found: contents.some((content) => content.includes(`"${name}"`)) }).toEqual({
      name,
      found: true,
    });
  }
  for (const content of contents) {
    const cleaned = readDelta(content, LIMITS.richText, (src) => src.startsWith("/img/post/"));
    expect(cleaned.ok && cleaned.value.json).toBe(content);
  }
});

test("it is the same each time but for the addresses of its pictures", () => {
  const textOf = (from: DatabaseSync): string =>
    JSON.stringify([
      from.prepare("SELECT * FROM posts ORDER BY id").all(),
      from.prepare("SELECT * FROM replies ORDER BY id").all(),
      from.prepare("SELECT * FROM post_topics ORDER BY post_id, position").all(),
    ]).replaceAll(/[\da-f]{32}/g, "");
  const again = seeded(createFakeWorld(NOW));
  expect(textOf(again) === textOf(database)).toBe(true);
  const sources = (from: DatabaseSync) =>
    from.prepare("SELECT src FROM post_media ORDER BY post_id, position LIMIT 5").all();
  expect(sources(again)).not.toEqual(sources(database));
});

test("a world without teams and matches has a community too", () => {
  const none = { ...createFakeWorld(NOW), teamIds: [], matchesBetween: () => [], running: () => [] };
  expect(() => seeded(none)).not.toThrow();
});
