// Stores feedback from visitors and members.
import type { DatabaseSync } from "node:sqlite";

interface NewFeedback {
  /** Undefined for a visitor who is not signed in. */
  readonly userId: number | undefined;
  readonly type: string;
  readonly content: string;
  /** Addresses of uploaded pictures. */
  readonly pictures: readonly string[];
  readonly contact: string;
}

export interface Feedback {
  add(feedback: NewFeedback, now: number): void;
  count(): number;
}

export function createFeedback(database: DatabaseSync): Feedback {
  const insert = database.prepare(
    "INSERT INTO feedback (user_id, type, content, pictures, contact, created_at) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const count = database.prepare("SELECT count(*) AS number FROM feedback");
  return {
    add: ({ userId, type, content, pictures, contact }, now) =>
      void insert.run(userId ?? null, type, content, JSON.stringify(pictures), contact, now),
    count: () => Number(count.get()?.["number"] ?? 0),
  };
}
