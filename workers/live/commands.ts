// The commands that a tab forwards to its core as they are: the signature of each, and how it travels.
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { Likeable } from "#domain/community/postChange.ts";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import type { OrderAsk } from "#domain/creators/orderCalls.ts";
import type { BoardStart } from "#domain/matchBoard.ts";
import type { DraftRequest } from "#domain/writing/draftCalls.ts";
import type { CoreStatus, LeagueDirectory, PageResult, TabContext } from "./contract.ts";

/** The type of a command's function. Only the compiler reads it: no row of the table has a value there. */
declare const SIGNATURE: unique symbol;
interface Typed<Signature> {
  readonly [SIGNATURE]?: Signature;
}

/** How a command travels: the methods of CoreCalls say what each way does when a core is lost. */
export type CommandRule = "tell" | "ask" | "askThrough" | "askOnce";
type Tell<Signature> = "tell" & Typed<Signature>;
type Ask<Signature> = "ask" & Typed<Signature>;
type AskThrough<Signature> = "askThrough" & Typed<Signature>;
type AskOnce<Signature> = "askOnce" & Typed<Signature>;

/**
 * A new command of this kind is one row here and its implementation in the core's session. The tab bundles this table,
 * so it holds one word per command.
 */
export const FORWARDED = {
  setLowPower: "tell" as Tell<(on: boolean) => void>,
  /** What must not be told at once (docs/product.md#delay-and-hidden-scores), as it is stored. */
  setSpoilers: "tell" as Tell<(stored: string) => void>,
  retry: "tell" as Tell<() => void>,
  /** A wish for a state (docs/product.md#likes); `known` is what the page shows before, `press` counts its presses. */
  like: "tell" as Tell<
    (
      kind: Likeable,
      id: number,
      like: boolean,
      known: { readonly isLiked: boolean; readonly likeCount: number },
      press: number,
    ) => void
  >,
  getLeagueDirectory: "ask" as Ask<() => Promise<LeagueDirectory>>,
  /** Match ids, in the order of the board; at most as many as it shows. */
  getBoard: "ask" as Ask<(start: BoardStart) => Promise<readonly number[] | undefined>>,
  getStatus: "ask" as Ask<() => Promise<CoreStatus>>,
  /** What a page asks for beyond rows, shared by all tabs; the answer is as PageCalls types it. */
  getPage: "askThrough" as AskThrough<(request: PageRequest, context: TabContext) => Promise<PageResult>>,
  /** About drafts, as DraftCalls types the answer; undefined where the core does not know of this tab's sign-in. */
  draft: "askThrough" as AskThrough<(request: DraftRequest) => Promise<unknown>>,
  /** About orders, as OrderCalls types the answer; undefined as above. */
  order: "askThrough" as AskThrough<(request: OrderAsk) => Promise<unknown>>,
  /**
   * Does something for `member`, the sign-in that the page knows of, or for a visitor; the answer is as ActAnswer types it.
   * A failure "signedOut" when the core knows of another sign-in.
   */
  act: "askOnce" as AskOnce<
    (request: MemberRequest, language: string, member: string | undefined) => Promise<PageResult>
  >,
};

/** The functions of the table, as the core implements them. */
export type ForwardedCommands = {
  [Name in keyof typeof FORWARDED]: NonNullable<(typeof FORWARDED)[Name][typeof SIGNATURE]>;
};
