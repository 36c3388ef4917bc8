// Stores what members report: a post, a reply or a member, once each.
import type { DatabaseSync } from "node:sqlite";

export const REPORT_TARGETS = ["POST", "REPLY", "USER"] as const;
type ReportTarget = (typeof REPORT_TARGETS)[number];
export const REPORT_REASONS = ["SPAM", "ABUSE", "HATE", "SEXUAL", "VIOLENCE", "FALSEHOOD", "OTHER"] as const;

interface NewReport {
  readonly userId: number;
  readonly targetType: ReportTarget;
  readonly targetId: number;
  readonly reason: (typeof REPORT_REASONS)[number];
  readonly text: string;
}

export interface Reports {
  /** False if the member has reported it before; then nothing changes. */
  add(report: NewReport, now: number): boolean;
}

export function createReports(database: DatabaseSync): Reports {
  const insert = database.prepare(`
    INSERT OR IGNORE INTO reports (user_id, target_type, target_id, reason, text, created_at)
    VALUES (?, ?, ?, ?, ?, ?)`);
  return {
    add: ({ userId, targetType, targetId, reason, text }, now) =>
      Number(insert.run(userId, targetType, targetId, reason, text, now).changes) > 0,
  };
}
