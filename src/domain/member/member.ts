// People with an account: a user is what every page shows, a member the person signed in, a profile what others see.

/** What every page may show of the member signed in. */
export interface User {
  readonly id: number;
  readonly name: string;
  /** Address of a picture; "" for the default. */
  readonly avatar: string;
}

const GENDERS = ["unsaid", "male", "female", "other"] as const;
export type Gender = (typeof GENDERS)[number];

/** A member's own account. */
export interface Member extends User {
  /** "" for a member who came through another platform that gives none. */
  readonly email: string;
  readonly bio: string;
  /** yyyy-mm-dd, "" where it is not said. */
  readonly birthday: string;
  readonly gender: Gender;
  /** ISO 3166-1 numeric; undefined where it is not said. */
  readonly countryId: number | undefined;
  /** False for a member who has only signed in through another platform. */
  readonly hasPassword: boolean;
  /** Epoch ms. */
  readonly joinedAt: number | undefined;
}

/** What a member may change of their account; what is left out stays. */
export interface MemberChanges {
  readonly name?: string;
  readonly avatar?: string;
  readonly bio?: string;
  readonly birthday?: string;
  readonly gender?: Gender;
  /** null takes it back. */
  readonly countryId?: number | null;
}

/** What every visitor and member may see of a member. */
export interface Profile extends User {
  readonly bio: string;
  readonly joinedAt: number | undefined;
  readonly postCount: number;
  readonly followerCount: number;
  readonly followingCount: number;
  /** It is the asker's own. */
  readonly self: boolean;
  /** Members can subscribe to them. */
  readonly isCreator: boolean;
  readonly followed: boolean;
  readonly muted: boolean;
  /** How many matches, leagues and teams are followed; only of the asker's own profile. */
  readonly favorites: { readonly match: number; readonly league: number; readonly team: number } | undefined;
}

/** Whether the asker follows or mutes a user, after an act that changed it. */
export interface Relation {
  readonly userId: number;
  readonly followed: boolean;
  readonly muted: boolean;
  readonly followerCount: number;
}

export interface RelatedUser extends User {
  /** Epoch ms of following or muting. */
  readonly since: number | undefined;
}

export interface MutedUser extends RelatedUser {
  /** When the mute ends, epoch ms by the server's clock; undefined for ever. */
  readonly until: number | undefined;
}

/** One page of a list; `page` from 1. */
export interface Paged<Item> {
  readonly items: readonly Item[];
  readonly page: number;
  readonly total: number;
  readonly hasMore: boolean;
}

/** A platform one may sign in with. */
export interface Platform {
  readonly id: string;
  readonly name: string;
  /** Where signing in there begins; same origin or absolute. */
  readonly authorizeUrl: string;
}

/** A platform and the account there that a member has connected. */
export interface Binding {
  readonly platform: string;
  readonly name: string;
  readonly bound: boolean;
  /** How that account calls itself. */
  readonly account: string;
  readonly boundAt: number | undefined;
}

export const NOTICE_KINDS = ["reply", "like", "follow", "system"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  /** Who caused it; undefined for the product itself. */
  readonly actor: User | undefined;
  readonly postId: number | undefined;
  /** The reply that it tells of. */
  readonly replyId: number | undefined;
  /** The reply answers a reply of the receiver's, not the post. */
  readonly isToReply: boolean;
  /** The creator whose subscription it tells of, one's own new subscriber, or one's own withdrawal. */
  readonly subject:
    | { readonly kind: "creator" | "subscriber" | "withdrawal"; readonly id: number }
    | undefined;
  readonly postSummary: string;
  readonly text: string;
  readonly at: number | undefined;
  readonly read: boolean;
}

/** Unread notices by kind, and all together. */
export type UnreadCounts = Readonly<Record<NoticeKind | "total", number>>;
