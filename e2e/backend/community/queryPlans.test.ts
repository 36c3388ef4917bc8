// The lists of the community are answered from indexes, and migrated databases keep their posts.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MIGRATIONS } from "../database/migrations.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { HOT_SQL, listSql, newsSql, type PostList } from "./postLists.ts";
import { replyListSql } from "./replies.ts";
import { SORTS } from "./terms.ts";

let folder: string;
let database: DatabaseSync;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "touchline-"));
  const opened = openDatabase(folder, 1000);
  if (!opened.ok) throw new Error(opened.message);
  database = opened.database;
});
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The steps of a statement's plan; values do not matter. */
const planOf = (sql: string): readonly string[] => {
  const unnamed = sql.replaceAll(/:[a-zA-Z]+/g, "1");
  return database
    .prepare(`EXPLAIN QUERY PLAN ${unnamed}`)
    .all()
    .map((row) => String(row["detail"]));
};

const LISTS: readonly (readonly [PostList, string])[] = [
  [{ of: "feed", postType: undefined }, "COVERING INDEX posts_by_"],
  [{ of: "feed", postType: "TENNIS" }, "COVERING INDEX posts_by_"],
  [{ of: "user", userId: 1, postType: undefined }, "posts_by_user"],
  [{ of: "related", type: "MATCH", id: 1 }, "SEARCH post_related USING PRIMARY KEY"],
  [{ of: "topic", topicId: 1 }, "SEARCH post_topics USING PRIMARY KEY"],
];

test.each(LISTS.flatMap(([list, index]) => SORTS.map((sort) => [list, sort, index] as const)))(
  "%j in order %s reads %s",
  (list, sort, index) => {
    const plan = planOf(listSql(list, sort));
    expect(plan.join("; ")).toContain(index);
    expect(plan.filter((step) => /^SCAN (?!posts USING COVERING INDEX)/.test(step))).toEqual([]);
    // The feed, which is long, is read in its order; short lists are sorted.
    if (list.of === "feed") expect(plan.join("; ")).not.toContain("TEMP B-TREE");
  },
);

const NEWS: readonly (readonly [PostList, string])[] = [
  [{ of: "feed", postType: undefined }, "posts_by_age (id>?)"],
  [{ of: "feed", postType: "TENNIS" }, "posts_by_age (id>?)"],
  [{ of: "user", userId: 1, postType: undefined }, "posts_by_user (user_id=? AND id>?)"],
  [{ of: "related", type: "MATCH", id: 1 }, "(related_type=? AND related_id=? AND post_id>?)"],
  [{ of: "related", type: "MATCH", id: 1, minute: "67" }, "(related_type=? AND related_id=? AND post_id>?)"],
  [{ of: "topic", topicId: 1 }, "(topic_id=? AND post_id>?)"],
];

test.each(NEWS)("the news of %j reads the posts since the anchor alone, in their order", (list, search) => {
  const plan = planOf(newsSql(list)).join("; ");
  expect(plan).toContain(search);
  expect(plan).not.toContain("TEMP B-TREE");
});

test("hot posts are looked for among the newest alone", () => {
  const plan = planOf(HOT_SQL);
  expect(plan.join("; ")).toContain("SEARCH posts USING INTEGER PRIMARY KEY (rowid>?)");
  // The newest post that is too old is found from the end.
  expect(plan.filter((step) => step.startsWith("SCAN"))).toEqual(["SCAN old"]);
});

test.each(SORTS.flatMap((sort) => [true, false].map((ofPost) => [sort, ofPost] as const)))(
  "replies in order %s, of the post: %s, are found by their parent",
  (sort, ofPost) => {
    expect(planOf(replyListSql(sort, ofPost)).join("; ")).toContain(
      "replies_by_parent (post_id=? AND parent_id=?",
    );
  },
);

test("posts of an older schema keep their text and what they are about", () => {
  const old = new DatabaseSync(":memory:");
  const before = MIGRATIONS.findIndex((sql) => sql.includes("CREATE TABLE post_related"));
  for (const sql of MIGRATIONS.slice(0, before)) old.exec(sql);
  old.exec(`INSERT INTO users (name, created_at) VALUES ('Ada', 1);
    INSERT INTO posts (user_id, related_type, related_id, content, created_at, like_count)
      VALUES (1, 'team', 11, 'Well played', 2, 5), (1, 'other', 0, 'Hello', 3, 0);`);
  for (const sql of MIGRATIONS.slice(before)) old.exec(sql);
  expect(old.prepare("SELECT content, summary, visibility, like_count AS likes FROM posts").all()).toEqual([
    { content: "Well played", summary: "Well played", visibility: "PUBLIC", likes: 5 },
    { content: "Hello", summary: "Hello", visibility: "PUBLIC", likes: 0 },
  ]);
  expect(old.prepare("SELECT related_type, related_id, post_id FROM post_related").all()).toEqual([
    { related_type: "TEAM", related_id: 11, post_id: 1 },
  ]);
  old.close();
});

test("the database refuses what its rules forbid", () => {
  const run = (sql: string) => () => database.exec(sql);
  database.exec("INSERT INTO users (name, created_at) VALUES ('Ada', 1)");
  expect(
    run("INSERT INTO posts (user_id, content, created_at, visibility) VALUES (1, '', 1, 'OPEN')"),
  ).toThrow("CHECK");
  expect(run("INSERT INTO posts (user_id, content, created_at, post_type) VALUES (1, '', 1, 'ALL')")).toThrow(
    "CHECK",
  );
  expect(run("INSERT INTO posts (user_id, content, created_at) VALUES (99, '', 1)")).toThrow("FOREIGN KEY");
  database.exec("INSERT INTO posts (user_id, content, created_at) VALUES (1, 'x', 1)");
  expect(run("INSERT INTO post_related VALUES ('TEAM', 1, 1, 0, '67', NULL)")).toThrow("CHECK");
  expect(
    run("INSERT INTO replies (post_id, depth, user_id, content, created_at) VALUES (1, 1, 1, 'x', 1)"),
  ).toThrow("CHECK");
  database.exec("INSERT INTO replies (post_id, user_id, content, created_at) VALUES (1, 1, 'x', 1)");
  database.exec(
    "INSERT INTO replies (post_id, parent_id, depth, user_id, content, created_at) VALUES (1, 1, 1, 1, 'x', 1)",
  );
  const counts = () => database.prepare("SELECT reply_count AS replies FROM posts WHERE id = 1").get();
  expect(counts()).toEqual({ replies: 2 });
  // With an account its posts leave, and with a reply its answers; the counts follow.
  database.exec("DELETE FROM replies WHERE id = 1");
  expect(counts()).toEqual({ replies: 0 });
  database.exec("DELETE FROM users WHERE id = 1");
  expect(counts()).toBeUndefined();
});
