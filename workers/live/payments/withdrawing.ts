// One withdrawal on its way per member: stored before its call, and asked after until its end is known.
// See docs/product.md#withdrawals.
import { failure, type Result } from "#api/transport/result.ts";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import type { EndedWithdrawal, WithdrawalUnderWay } from "#domain/creators/orderCalls.ts";
import type { Withdrawal } from "#domain/creators/wallet.ts";
import type { Paged } from "#domain/member/member.ts";
import type { Clock } from "../base/clock.ts";
import { type KeeperStorage, STORE_AGAIN_MS } from "../base/storage.ts";
import { WITHDRAWAL_KEY } from "./ordersKey.ts";

/** docs/product.md#withdrawals: when the server is asked, ms after the answer was lost. */
const ASKS_AFTER_MS = [1_000, 3_000, 10_000] as const;
/** Afterwards, while a tab is visible, ms. */
const ASK_EVERY_MS = 30_000;
/** docs/wire.md#wallet: a quote holds for 10 min. A call with it that comes later makes nothing, ms. */
const QUOTE_HOLDS_MS = 11 * 60_000;

export type WithdrawRequest = Extract<MemberRequest, { readonly act: "withdraw" }>;

/** No password and no number of an account. */
interface Stored {
  readonly memberId: number;
  readonly quoteId: number;
  readonly amount: bigint;
  /** When it was first sent, server time, epoch ms. */
  readonly at: number;
}

export interface WithdrawingDeps {
  readonly storage: KeeperStorage;
  readonly memberId: number;
  readonly clock: Pick<Clock, "setTimeout">;
  /** Epoch ms. */
  serverNow(): number;
  /** The member is signed in. */
  isMine(): boolean;
  /** A tab of the member is visible. */
  isVisible(): boolean;
  /** Asks the server, past the cache. */
  ask(request: PageRequest): Promise<Result<unknown>>;
  act(request: WithdrawRequest): Promise<Result<unknown>>;
  /** `ended`: what became of the one that was on its way. */
  onChange(ended: EndedWithdrawal | undefined): void;
}

export interface Withdrawing {
  /** Refused without a call while another one is on its way. The same one again joins its call, or repeats its key. */
  send(request: WithdrawRequest): Promise<Result<unknown>>;
  current(): WithdrawalUnderWay | undefined;
  /** Asks the server now. */
  check(): Promise<void>;
  /** Takes up what an earlier core left. */
  restore(): Promise<void>;
}

function readStored(stored: unknown, memberId: number): Stored | undefined {
  const { memberId: of, quoteId, amount, at } = (stored ?? {}) as Partial<Stored>;
  const isOne = of === memberId && Number.isSafeInteger(quoteId) && typeof amount === "bigint";
  return isOne && Number.isFinite(at) ? (stored as Stored) : undefined;
}

/** Nothing is read before `restore` or `send`. */
export function createWithdrawing(deps: WithdrawingDeps): Withdrawing {
  const { storage, memberId, clock, serverNow, isMine, onChange } = deps;
  let own: Stored | undefined;
  let sending: { readonly quoteId: number; readonly answer: Promise<Result<unknown>> } | undefined;
  /** Names the newest run that asks the server. */
  let run = {};

  const sleep = (ms: number): Promise<void> => new Promise((resolve) => void clock.setTimeout(resolve, ms));

  function end(ended: EndedWithdrawal | undefined): void {
    own = undefined;
    run = {};
    storage
      .update(WITHDRAWAL_KEY, (stored) => (readStored(stored, memberId) ? undefined : stored))
      .catch(() => undefined);
    onChange(ended);
  }

  /** What the server has of it; false where it has not told. */
  async function ask(): Promise<boolean> {
    const asked = own;
    if (asked === undefined || sending !== undefined) return false;
    const answer = await deps.ask({ call: "withdrawals", params: { page: 1 } });
    if (own !== asked || sending !== undefined || !isMine() || !answer.ok) return false;
    const { quoteId, at } = asked;
    const made = (answer.value as Paged<Withdrawal>).items.find((each) => each.quoteId === quoteId);
    // Until its quote is over, the call that was lost may still arrive.
    if (made === undefined && serverNow() - at < QUOTE_HOLDS_MS) return false;
    end({ quoteId, made });
    return true;
  }

  async function follow(): Promise<void> {
    const mine = {};
    run = mine;
    let waited = 0;
    for (const at of ASKS_AFTER_MS) {
      await sleep(at - waited);
      waited = at;
      if (run !== mine || !isMine() || (await ask())) return;
    }
    for (;;) {
      await sleep(ASK_EVERY_MS);
      if (run !== mine || !isMine()) return;
      if (deps.isVisible() && (await ask())) return;
    }
  }

  /** Stored before the call. False where another one is on its way, of this core or an earlier one. */
  async function claim({ quoteId, amount }: WithdrawRequest["params"]): Promise<boolean> {
    const next: Stored = { memberId, quoteId, amount, at: serverNow() };
    let held = own;
    await storage
      .update(WITHDRAWAL_KEY, (stored) => {
        held = own ?? readStored(stored, memberId);
        return held ?? next;
      })
      // For this visit: a store that refuses stops nothing.
      .catch(() => undefined);
    own = held ?? next;
    return own.quoteId === quoteId;
  }

  async function send(request: WithdrawRequest): Promise<Result<unknown>> {
    const wasUnknown = own !== undefined;
    if (!(await claim(request.params))) {
      void follow();
      return failure("refused");
    }
    onChange(undefined);
    return settle(await deps.act(request), wasUnknown);
  }

  function settle(answer: Result<unknown>, wasUnknown: boolean): Result<unknown> {
    sending = undefined;
    if (own === undefined || !isMine()) return answer;
    const { quoteId } = own;
    if (answer.ok) end({ quoteId, made: answer.value as Withdrawal });
    else {
      // These say nothing of an earlier call with the same key.
      const saysNothing =
        answer.reason === "noAnswer" || answer.reason === "signedOut" || answer.refusal === "wrongPassword";
      if (answer.reason === "unknown" || (wasUnknown && saysNothing)) {
        onChange(undefined);
        void follow();
      } else end(undefined);
    }
    return answer;
  }

  async function restore(): Promise<void> {
    try {
      const stored = readStored(await storage.load(WITHDRAWAL_KEY), memberId);
      if (stored === undefined || own !== undefined || !isMine()) return;
      own = stored;
      onChange(undefined);
      void follow();
    } catch {
      clock.setTimeout(() => void (isMine() && restore()), STORE_AGAIN_MS);
    }
  }

  return {
    send(request) {
      const { quoteId } = request.params;
      if (sending !== undefined) {
        return sending.quoteId === quoteId ? sending.answer : Promise.resolve(failure("refused"));
      }
      const answer = send(request).finally(() => {
        if (sending?.answer === answer) sending = undefined;
      });
      sending = { quoteId, answer };
      return answer;
    },
    current: () =>
      own && {
        quoteId: own.quoteId,
        amount: own.amount,
        state: sending === undefined ? "unknown" : "sending",
      },
    check: async () => void (await ask()),
    restore,
  };
}
