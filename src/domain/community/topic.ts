// Topics: names that posts share.
// See docs/product.md#community.

export interface Topic {
  readonly id: number;
  readonly name: string;
  readonly postCount: number;
}

/** What a member reports a post, reply or member for. */
const REPORT_REASONS = ["spam", "abuse", "hate", "sexual", "violence", "falsehood", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export type ReportTarget = "post" | "reply" | "user";
