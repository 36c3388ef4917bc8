// The kinds of feedback that a form offers.

export const FEEDBACK_KINDS = ["bug", "idea", "data", "account", "other"] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];
