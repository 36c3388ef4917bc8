// What the control channel can be told, as types shared by the server and the tests' client.
import type { LoadTally, Tally } from "../server/counters.ts";
import type { NoticeType } from "../database/notices.ts";
import type { Fault } from "./faults.ts";
import type { NewNames } from "./stagedNames.ts";
import type { MatchPatch, Side } from "./stagedMatch.ts";
import type { StreamFaultKind } from "./streamFaults.ts";
import type { Violation } from "../server/violations.ts";
import type { MatchNow } from "../world/types.ts";

/** Actions by name with what they take: `POST /__control/{action}` with this as its JSON body. */
export interface ControlActions {
  /** One goal more for a side. */
  goal: { matchId: number; side: Side };
  /** One goal less for a side. */
  cancelGoal: { matchId: number; side: Side };
  card: { matchId: number; side: Side; color: "red" | "yellow" };
  /** Moves a match to a state of SPEC §4; with `minute` the period began so that this minute is shown. */
  phase: { matchId: number; state: number; minute?: number };
  /** Sets any fields of a match at once; the rest of the match stays as it was. */
  match: { matchId: number } & MatchPatch;
  odds: { matchId: number; provider: number; home: number; draw: number; away: number };
  /** Gives teams, leagues or countries other names, by id, until the next reset. */
  rename: NewNames;
  /** Stops the world's own changes; staged events still flow and minutes run on. */
  freeze: { on: boolean };
  /** Shows only these matches; without ids shows all again. */
  only: { matchIds?: readonly number[] };
  /** Replaces today by so many made-up matches; 0 ends it. */
  manyMatches: { count: number };
  /**
   * From now on sends so many frames a second of so many records each about the made-up matches; 0 frames end it, and
   * so do `manyMatches` and `reset`. After `manyMatches` the same seed (1 unless told) gives the same frames again.
   */
  load: { framesPerSecond: number; recordsPerFrame: number; seed?: number };
  /** One frame of so many such records at once, whether the load runs or not. */
  burst: { records: number };
  /** Sends staged changes at once, instead of with the next of the stream's two frames a second. */
  tick: Record<string, never>;
  /** Loose types and the comma form of odds changes; what is left out stays as it is. */
  quirks: { looseTypes?: boolean; commaOdds?: boolean };
  /** Puts texts by message id into the dictionary of a language such as fr_FR, until the next reset. */
  dictionary: { lang: string; entries: Readonly<Record<string, string>> };
  /** Offers only these languages, by code and in this order; without codes offers all again. */
  languages: { codes?: readonly string[] };
  /** Moves the server's clock by so many ms against the machine's. */
  clock: { shiftMs: number };
  /** Breaks HTTP answers, see Fault. */
  fault: Fault;
  clearFaults: Record<string, never>;
  /** A standing fault of the stream, for `count` frames (upgrades) or until switched off. */
  streamFault: { kind: StreamFaultKind; on: boolean; count?: number };
  /** Closes all sockets with a code; 1006 cuts them without a word. */
  closeSockets: { code: number; reason?: string };
  /** Sends one frame to everybody: base64 bytes as they are, or a text message. */
  send: { base64?: string; text?: string };
  /** Sends one small frame that inflates to so many bytes (4 MiB unless told). */
  bomb: { bytes?: number };
  heartbeat: Record<string, never>;
  /** Deploys a new build of the same client in place of the present one; the assets of the old stay where told. */
  deploy: { keepOld: boolean };
  /** Makes every stream token handed out so far invalid. */
  expireTokens: Record<string, never>;
  /** Makes every token of members invalid, or those of one member, as if they had expired. */
  expireSessions: { userId?: number };
  /** How long tokens handed out from now on are good for; without ms 30 days again. */
  tokenLifetime: { ms?: number };
  /** Makes the codes sent so far, or those to one address, so many ms older; 10 minutes end them. */
  ageCodes: { ms: number; email?: string };
  /** Forgets wrong sign-ins, so that the next test is not refused. */
  clearTries: Record<string, never>;
  /** Makes a member with a token for the product's calls; with e-mail and password one can sign in as them. */
  member: { name: string; email?: string; password?: string; birthday?: string };
  /** Puts a notice into somebody's list, as replies, likes and the service do. */
  notice: { userId: number; type: NoticeType; actorId?: number; postId?: number; text?: string };
  /** Answers with the breaches of the security policy that browsers have reported, and forgets them; no reset does. */
  takeViolations: Record<string, never>;
  /** Undoes staging, faults, quirks and clock, and starts `sinceReset` anew. */
  reset: Record<string, never>;
  resetCounters: Record<string, never>;
}

export type ControlAction = keyof ControlActions;

/** What `GET /__control/state` tells. */
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

/** Answers of actions: staged matches answer with the match as it stands, `member` with id and token. */
interface ControlAnswers {
  goal: MatchNow;
  cancelGoal: MatchNow;
  card: MatchNow;
  phase: MatchNow;
  match: MatchNow;
  member: { readonly userId: number; readonly token: string };
  takeViolations: readonly Violation[];
}

/** What an action answers with in `data`. */
export type ControlAnswer<Action extends ControlAction> = Action extends keyof ControlAnswers
  ? ControlAnswers[Action]
  : null;
