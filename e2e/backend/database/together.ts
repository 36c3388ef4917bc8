// Runs several writes in one transaction.
import type { DatabaseSync } from "node:sqlite";

/**
 * Runs `act` in a transaction and returns its result; an exception rolls back every write. Within a transaction `act`
 * is a part of it.
 */
export function together<Value>(database: DatabaseSync, act: () => Value): Value {
  if (database.isTransaction) return act();
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
