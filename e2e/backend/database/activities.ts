// When each activity runs: the stored window, or the one that a test has staged.
import type { DatabaseSync } from "node:sqlite";

export type ActivityName = "invite" | "post";

/** Epoch ms; the end is the first instant after the activity. */
interface ActivityWindow {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** docs/wire.md#activities. */
type ActivityState = "BEFORE" | "RUNNING" | "OVER";

export interface Activities {
  window(name: ActivityName): ActivityWindow;
  state(name: ActivityName, now: number): ActivityState;
  /** Stores a window unless the activity has one. */
  fill(name: ActivityName, window: ActivityWindow): void;
  /** Replaces the stored window until it is called without one. */
  stage(name: ActivityName, window?: ActivityWindow): void;
}

export function createActivities(database: DatabaseSync): Activities {
  const select = database.prepare("SELECT * FROM activities WHERE name = ?");
  const insert = database.prepare("INSERT OR IGNORE INTO activities VALUES (?, ?, ?)");
  const staged = new Map<ActivityName, ActivityWindow>();

  function window(name: ActivityName): ActivityWindow {
    const row = select.get(name);
    return (
      staged.get(name) ?? {
        startsAt: Number(row?.["starts_at"] ?? 0),
        endsAt: Number(row?.["ends_at"] ?? 0),
      }
    );
  }

  return {
    window,
    state(name, now) {
      const { startsAt, endsAt } = window(name);
      if (now >= endsAt) return "OVER";
      return now < startsAt ? "BEFORE" : "RUNNING";
    },
    fill: (name, { startsAt, endsAt }) => void insert.run(name, startsAt, endsAt),
    stage(name, replacement) {
      if (replacement === undefined) staged.delete(name);
      else staged.set(name, replacement);
    },
  };
}
