// What the studio shows a creator: figures by day, subscribers, and documents. See docs/product.md#studio.
import type { Visibility } from "../community/post.ts";
import type { DocumentName } from "../documents.ts";
import type { User } from "../member/member.ts";
import type { Length } from "./fees.ts";
import type { Cents } from "./money.ts";

export const STATS_RANGES = ["7", "28", "90", "all"] as const;
/** The last so many days with today, or all since the first figure. */
export type StatsRange = (typeof STATS_RANGES)[number];

export interface DayFigures {
  /** yyyy-mm-dd in the viewer's zone. */
  readonly date: string;
  /** What is left of sales and refunds after the platform's share; below 0 where refunds are more. */
  readonly revenue: Cents;
  /** When the day ended, or now. */
  readonly subscriberCount: number;
}

export interface TopPost {
  readonly id: number;
  readonly title: string;
  readonly summary: string;
  readonly visibility: Visibility;
  /** Epoch ms. */
  readonly createdAt: number;
  readonly likeCount: number;
  readonly replyCount: number;
}

export interface CreatorStats {
  readonly subscriberCount: number;
  /** Who came, or came back, in the range. */
  readonly newCount: number;
  readonly endedCount: number;
  readonly revenue: Cents;
  /** Oldest first, one per day. */
  readonly days: readonly DayFigures[];
  readonly topPosts: readonly TopPost[];
}

export const SUBSCRIBER_STATUSES = ["running", "ended"] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

export const SUBSCRIBER_SORTS = ["newest", "oldest", "ending", "paid"] as const;
export type SubscriberSort = (typeof SUBSCRIBER_SORTS)[number];

/** A member who is or was subscribed; the length is that of the latest period. */
export interface Subscriber extends Length {
  readonly user: User;
  /** When the first period began, and when the last one ends or ended, epoch ms. */
  readonly since: number;
  readonly until: number;
  /** For all periods, without what was paid back. */
  readonly paidTotal: Cents;
  readonly status: SubscriberStatus;
}

/** A document of the studio's list. */
export interface StudioDocument {
  readonly name: DocumentName;
  readonly title: string;
  /** Epoch ms. */
  readonly updatedAt: number | undefined;
}
