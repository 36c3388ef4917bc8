// Actions of the control channel, as types shared by the server and the tests' client.
import type { ContentMode, Media, PostType, ReplyRule, Visibility } from "../community/terms.ts";
import type { Unit } from "../creators/terms.ts";
import type { LoadTally, Tally } from "../server/counters.ts";
import type { ActivityName } from "../database/activities.ts";
import type { NoticeType } from "../database/notices.ts";
import type { Fault } from "./faults.ts";
import type { NewNames } from "./stagedNames.ts";
import type { MatchPatch, Side } from "./stagedMatch.ts";
import type { StreamFaultKind } from "./streamFaults.ts";
import type { Violation } from "../server/violations.ts";
import type { Method, WithdrawReason, WithdrawStatus } from "../wallet/terms.ts";
import type { MatchNow } from "../world/types.ts";

/** Actions by name with their parameters: `POST /__control/{action}` with this as its JSON body. */
export interface ControlActions {
  /** Adds one goal for a side. */
  goal: { matchId: number; side: Side };
  /** Removes one goal from a side. */
  cancelGoal: { matchId: number; side: Side };
  card: { matchId: number; side: Side; color: "red" | "yellow" };
  /**
   * Moves a match to a state of docs/product.md#match-states; with `minute`, sets the period's start so that
   * this minute is shown.
   */
  phase: { matchId: number; state: number; minute?: number };
  /** Sets any fields of a match at once; its other fields are unchanged. */
  match: { matchId: number } & MatchPatch;
  odds: { matchId: number; provider: number; home: number; draw: number; away: number };
  /** Renames teams, leagues or countries, by id, until the next reset. */
  rename: NewNames;
  /** Makes each name in answers as long as one of these numbers of letters, until an empty list or the next reset. */
  longNames: { letters: readonly number[] };
  /** Stops the world's own changes; staged events are still sent and minutes continue. */
  freeze: { on: boolean };
  /** Shows only these matches; without ids, shows all again. */
  only: { matchIds?: readonly number[] };
  /** Replaces today's matches by this many made-up matches; 0 ends it. */
  manyMatches: { count: number };
  /**
   * Sends this many frames per second with this many records each about the made-up matches, until 0 frames,
   * `manyMatches` or `reset`. After `manyMatches`, the same seed (default 1) yields the same frames again.
   */
  load: { framesPerSecond: number; recordsPerFrame: number; seed?: number };
  /** Sends one frame with this many records at once, whether or not the load runs. */
  burst: { records: number };
  /** Sends staged changes at once, instead of with the next of the stream's two frames per second. */
  tick: Record<string, never>;
  /** Loose types, and the comma form of odds changes; omitted ones are unchanged. */
  quirks: { looseTypes?: boolean; commaOdds?: boolean };
  /** Adds texts by message id to the dictionary of a language such as fr_FR, until the next reset. */
  dictionary: { lang: string; entries: Readonly<Record<string, string>> };
  /** Offers only these languages, by code and in this order; without codes, offers all again. */
  languages: { codes?: readonly string[] };
  /** Shifts the server's clock by this many ms from the machine's. */
  clock: { shiftMs: number };
  /** Breaks HTTP answers, see Fault. */
  fault: Fault;
  clearFaults: Record<string, never>;
  /** A permanent fault of the stream, for `count` frames (or upgrades) or until switched off. */
  streamFault: { kind: StreamFaultKind; on: boolean; count?: number };
  /** Closes all sockets with a code; 1006 cuts the connection without a close frame. */
  closeSockets: { code: number; reason?: string };
  /** Sends one frame to every listener: base64 bytes unchanged, or a text message. */
  send: { base64?: string; text?: string };
  /** Sends one small frame that inflates to this many bytes (default 4 MiB). */
  bomb: { bytes?: number };
  heartbeat: Record<string, never>;
  /**
   * Replaces the client by a new build of itself; `keepOld` keeps the assets of the old one, `endOffline` sends the
   * script that removes the offline worker.
   */
  deploy: { keepOld: boolean; endOffline?: boolean };
  /** Invalidates every stream token issued so far. */
  expireTokens: Record<string, never>;
  /** Invalidates every token of members, or those of one member, as if they had expired. */
  expireSessions: { userId?: number };
  /** Lifetime of tokens issued from now on; without ms, 30 days again. */
  tokenLifetime: { ms?: number };
  /** Makes the codes sent so far, or those to one address, this many ms older; they expire after 10 minutes. */
  ageCodes: { ms: number; email?: string };
  /** Clears the counts of wrong sign-ins, so that the next test is not refused. */
  clearTries: Record<string, never>;
  /**
   * Creates a member with a token for the product's calls; with e-mail and password, the member can sign in. `avatar`
   * is stored unchecked.
   */
  member: {
    name: string;
    email?: string;
    password?: string;
    birthday?: string;
    avatar?: string;
    countryId?: number;
  };
  /** Removes a member's account, as the member does with a code. */
  removeMember: { userId: number };
  /** Adds a notice to a member's list, as replies, likes and the service do. */
  notice: {
    userId: number;
    type: NoticeType;
    actorId?: number;
    postId?: number;
    replyId?: number;
    text?: string;
  };
  /** Sets when an activity runs, in ms from now, until the next reset. */
  activity: { name: ActivityName; startsInMs: number; endsInMs: number };
  /** Registers this many friends by a member's invitation. */
  inviteFriends: { userId: number; count: number };
  /** Adds posts by a member, each with its likes and replies. */
  writePosts: { userId: number; count: number; likes?: number; replies?: number };
  /**
   * Adds posts, by the member or by others in turn; `likes`: of people without an account. Content and media are stored
   * unchecked. Returns their ids.
   */
  post: {
    count?: number;
    userId?: number;
    title?: string;
    content?: string;
    contentMode?: ContentMode;
    summary?: string;
    media?: readonly Media[];
    visibility?: Visibility;
    postType?: PostType;
    replyRule?: ReplyRule;
    isSpoiler?: boolean;
    about?: { type: "MATCH" | "TEAM" | "LEAGUE"; id: number };
    topicId?: number;
    likes?: number;
  };
  /** Adds replies to a post or, with `parentId`, to one of its replies, with content unchecked. Returns their ids. */
  reply: {
    postId: number;
    parentId?: number;
    userId?: number;
    count?: number;
    content?: string;
    contentMode?: ContentMode;
    media?: readonly Media[];
  };
  /** Sets likes of a post or a reply by as many other members, or by one; `like: false` takes them back. */
  like: { postId?: number; replyId?: number; userId?: number; count?: number; like?: boolean };
  /** Deletes a post; `isDeleted: false` takes it back. */
  deletePost: { postId: number; isDeleted?: boolean };
  deleteReply: { replyId: number };
  /** Makes a member mute another, for as many ms or for ever. */
  mute: { userId: number; mutedId: number; forMs?: number };
  /** Makes a member a creator. */
  creator: { userId: number; on: boolean };
  /** Makes a member a subscriber of another, for as many ms or for ever; 0 ends the subscription. */
  subscription: { userId: number; creatorId: number; forMs?: number };
  /** Replaces what a creator asks, in USD with two decimals; an empty list takes the offers back. */
  fees: {
    userId: number;
    list: readonly {
      readonly num: number;
      readonly unit: Unit;
      readonly price: string;
      readonly firstTimePrice?: string;
    }[];
  };
  /** Makes a member order what a creator offers, or the offer of so many units, and pays it. Returns the order. */
  sale: { userId: number; creatorId: number; num?: number };
  /** Sends the payment provider's signed event for an order, now or later, once or so many times. */
  order: {
    orderId: number;
    status: "PAID" | "PROCESSING" | "FAILED" | "CANCELED";
    afterMs?: number;
    times?: number;
  };
  /** Gives the money of an order back, by the payment provider's event. */
  refund: { orderId: number };
  /** Gives a member money (cents; negative takes it), and locks the wallet for a review for so long; 0 unlocks it. */
  wallet: { userId: number; available?: number; onHold?: number; lockForMs?: number };
  /** Adds an account for withdrawals, usable unless it is younger than 5 days or refused. */
  payoutAccount: {
    userId: number;
    method: Method;
    ageMs?: number;
    countryId?: number;
    isRefused?: boolean;
  };
  /** Moves a withdrawal to a state that can follow its own. */
  withdrawState: { withdrawId: number; status: WithdrawStatus; reason?: WithdrawReason };
  /** Returns the security policy violations reported by browsers, and clears them; a reset does not clear them. */
  takeViolations: Record<string, never>;
  /** Undoes staging, faults, quirks and clock, and resets the `sinceReset` counts. */
  reset: Record<string, never>;
  resetCounters: Record<string, never>;
}

export type ControlAction = keyof ControlActions;

/** The answer of `GET /__control/state`. */
export interface ControlState {
  /** Server time, epoch ms. */
  readonly now: number;
  readonly openSockets: number;
  readonly total: Tally;
  readonly sinceReset: Tally;
  readonly load: LoadTally & { readonly on: boolean };
  readonly faults: readonly Fault[];
  readonly streamFaults: Readonly<Record<string, number | true>>;
}

/** Answers of actions: actions on a match return the match in its new state, `member` returns id and token. */
interface ControlAnswers {
  goal: MatchNow;
  cancelGoal: MatchNow;
  card: MatchNow;
  phase: MatchNow;
  match: MatchNow;
  member: { readonly userId: number; readonly token: string };
  post: { readonly postIds: readonly number[] };
  reply: { readonly replyIds: readonly number[] };
  sale: { readonly orderId: number };
  payoutAccount: { readonly accountId: number };
  takeViolations: readonly Violation[];
}

/** Type of the `data` that an action returns. */
export type ControlAnswer<Action extends ControlAction> = Action extends keyof ControlAnswers
  ? ControlAnswers[Action]
  : null;
