// Topics: names that posts share, with the number of posts that an asker may see.
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { foldName } from "../search/foldName.ts";
import { type Asker, NOT_MUTED, VISIBLE } from "./postLists.ts";

const DAY_MS = 86_400_000;
/** Hot topics are those with the most posts in this time. */
const HOT_MS = 3 * DAY_MS;

interface Topic {
  readonly id: number;
  readonly name: string;
  readonly postCount: number;
}

export interface Topics {
  one(id: number, asker: Asker): Topic | undefined;
  /** True if all of these topics exist for the asker. */
  exist(ids: readonly number[], asker: Asker): boolean;
  /** Topics whose name contains a text, those that begin with it first. */
  search(keyword: string, most: number, asker: Asker): readonly Topic[];
  /** Topics by the number of posts of the last three days, then of all. */
  hot(most: number, asker: Asker): readonly Topic[];
  /** The id of the topic with this name, which is made if it does not exist; called inside a transaction. */
  idOf(name: string, now: number): number;
}

const COUNTED = `
  SELECT topics.id, topics.name, count(posts.id) AS number,
    count(CASE WHEN posts.created_at > :now - ${HOT_MS} THEN 1 END) AS recent
  FROM topics LEFT JOIN post_topics ON post_topics.topic_id = topics.id
    LEFT JOIN posts ON posts.id = post_topics.post_id AND posts.deleted_at IS NULL
      AND ${VISIBLE} AND ${NOT_MUTED}`;

/** For an asker who may see none of its posts a topic does not exist: its name is a part of them. */
const KNOWN = `EXISTS (
  SELECT 1 FROM post_topics JOIN posts ON posts.id = post_topics.post_id
  WHERE post_topics.topic_id = topics.id AND ${VISIBLE})`;

const readTopic = (row: Readonly<Record<string, SQLOutputValue>>): Topic => ({
  id: Number(row["id"]),
  name: String(row["name"]),
  postCount: Number(row["number"]),
});

export function createTopics(database: DatabaseSync): Topics {
  const selectOne = database.prepare(`${COUNTED} WHERE topics.id = :id AND ${KNOWN} GROUP BY topics.id`);
  const countKnown = database.prepare(
    `SELECT count(*) AS number FROM topics WHERE id IN (SELECT value FROM json_each(:ids)) AND ${KNOWN}`,
  );
  const search = database.prepare(`${COUNTED} WHERE instr(topics.folded, :folded) > 0 AND ${KNOWN}
    GROUP BY topics.id ORDER BY instr(topics.folded, :folded) > 1, number DESC, topics.id LIMIT :most`);
  const hot = database.prepare(`${COUNTED}
    GROUP BY topics.id HAVING number > 0 ORDER BY recent DESC, number DESC, topics.id LIMIT :most`);
  const selectByName = database.prepare("SELECT id FROM topics WHERE folded = ?");
  const insert = database.prepare("INSERT INTO topics (name, folded, created_at) VALUES (?, ?, ?)");
  const valuesOf = ({ id, now }: Asker) => ({ me: id ?? null, now });

  return {
    one(id, asker) {
      const row = selectOne.get({ id, ...valuesOf(asker) });
      return row && readTopic(row);
    },
    exist(ids, { id }) {
      const known = countKnown.get({ ids: JSON.stringify(ids), me: id ?? null });
      return Number(known?.["number"] ?? 0) === new Set(ids).size;
    },
    search(keyword, most, asker) {
      const folded = foldName(keyword);
      return folded === "" ? [] : search.all({ folded, most, ...valuesOf(asker) }).map(readTopic);
    },
    hot: (most, asker) => hot.all({ most, ...valuesOf(asker) }).map(readTopic),
    idOf(name, now) {
      const folded = foldName(name);
      const known = selectByName.get(folded)?.["id"];
      return typeof known === "number" ? known : Number(insert.run(name, folded, now).lastInsertRowid);
    },
  };
}
