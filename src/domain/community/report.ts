// What members report: posts, replies and other members, and why.
// See docs/product.md#reports.

/** What a member reports a post, reply or member for. */
export const REPORT_REASONS = ["spam", "abuse", "hate", "sexual", "violence", "falsehood", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export type ReportTarget = "post" | "reply" | "user";

/** Letters of the text of a report (docs/wire.md#community-limits). */
export const REPORT_TEXT_MAX = 500;
