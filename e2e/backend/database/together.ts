// Does several writes in one transaction: all of them happen, or none.
import type { DatabaseSync } from "node:sqlite";

/** Runs `act` in a transaction of its own and hands on what it returns; a throw undoes every write. */
export function together<Value>(database: DatabaseSync, act: () => Value): Value {
  database.exec("BEGIN IMMEDIATE");
  try {
    const value = act();
    database.exec("COMMIT");
    return value;
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}
