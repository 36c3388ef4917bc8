// Withdrawals: quotes, one at a time with a password, their states, and cancelling.
// See docs/wire.md#wallet.
import type { FastifyInstance } from "fastify";
import { feedSecond, keyedPost, memberPost } from "../../apiPaths/communityParts.ts";
import * as docs from "../../apiPaths/memberParts.ts";
import { call, flag, listOf, object, string, whole } from "../../apiPaths/parts.ts";
import { type Checked, good } from "../../community/rules/refused.ts";
import { oneOf } from "../../community/terms.ts";
import { readCents, writeCents } from "../../creators/terms.ts";
import { refuse, refuseField } from "../../members/refusals.ts";
import { described } from "../../server/describedCalls.ts";
import { answer, type Envelope } from "../../server/envelope.ts";
import type { Services } from "../../server/services.ts";
import { writeFeedSecond } from "../../server/zones.ts";
import type { PayoutAccount } from "../../wallet/payoutAccounts.ts";
import {
  LEAST_WITHDRAWAL,
  METHODS,
  MOST_WITHDRAWAL,
  REASONS,
  WITHDRAW_STATUSES,
} from "../../wallet/terms.ts";
import { isCancelable, type Quote, type Withdrawal } from "../../wallet/withdrawals.ts";
import { notThere, slowDown } from "../community/communityCalls.ts";
import { answerPage } from "../../server/paging.ts";
import { readWhole } from "../../server/readFields.ts";
import type { MemberCall } from "../memberCalls.ts";
import { actProved, forWallet, forWalletId, WALLET } from "./walletCalls.ts";

const amount = { ...string, description: "USD with two decimals" };
const METHOD = { ...string, enum: METHODS };
const STATUS = { ...string, enum: WITHDRAW_STATUSES };
const REASON = { ...string, enum: REASONS };
const TERMS = { amount, fee: amount, net: amount };

const ORDER = object({
  withdrawId: whole,
  quoteId: whole,
  ...TERMS,
  method: METHOD,
  accountMasked: string,
  status: STATUS,
  reason: REASON,
  history: listOf(object({ status: STATUS, reason: REASON, time: feedSecond })),
  arriveFrom: feedSecond,
  arriveTo: feedSecond,
  isCancelable: flag,
});

const writeTerms = ({ cents, feeCents, arriveFrom, arriveTo }: Quote | Withdrawal): object => ({
  amount: writeCents(cents),
  fee: writeCents(feeCents),
  net: writeCents(cents - feeCents),
  arriveFrom: writeFeedSecond(arriveFrom),
  arriveTo: writeFeedSecond(arriveTo),
});
const writeOrder = (order: Withdrawal): object => ({
  withdrawId: order.id,
  quoteId: order.quoteId,
  ...writeTerms(order),
  method: order.method,
  accountMasked: order.masked,
  status: order.status,
  reason: order.history.at(-1)?.reason ?? "",
  history: order.history.map(({ status, reason, at }) => ({ status, reason, time: writeFeedSecond(at) })),
  isCancelable: isCancelable(order.status),
});

const refused = (refusal: Envelope): Checked<never> => ({ ok: false, refusal });

interface Wanted {
  readonly cents: number;
  readonly account: PayoutAccount;
}

/** What a body asks to withdraw, or why that cannot be. */
function readWanted(services: Services, { body, member, now }: MemberCall): Checked<Wanted> {
  const { ledger, payoutAccounts, walletLocks, withdrawals } = services;
  const cents = readCents(body["amount"]);
  if (cents === undefined) return refused(refuseField("amount is USD with two decimals"));
  const method = oneOf(METHODS, body["method"]);
  if (method === undefined) return refused(refuseField(`method is one of ${METHODS.join(", ")}`));
  const accountId = readWhole(body["accountId"]);
  if (accountId === undefined) return refused(refuseField("accountId is an id, a whole number above 0"));
  const account = payoutAccounts.one(member.id, accountId, now);
  if (account?.method !== method) return refused(notThere());
  const open = withdrawals.onTheWay(member.id);
  if (open !== undefined) return refused({ ...refuse("withdrawalOpen"), data: { withdrawId: open.id } });
  const lock = walletLocks.of(member.id, now);
  if (lock !== undefined) {
    const data = { lockedUntil: writeFeedSecond(lock.until), lockReason: lock.reason };
    return refused({ ...refuse("walletLocked"), data });
  }
  if (account.status !== "USABLE" || account.usableFrom > now) return refused(refuse("accountUnusable"));
  if (cents < LEAST_WITHDRAWAL) {
    return refused(refuse("belowLeast", { amount: writeCents(LEAST_WITHDRAWAL) }));
  }
  if (cents > MOST_WITHDRAWAL) {
    return refused(refuse("aboveMost", { amount: writeCents(MOST_WITHDRAWAL) }));
  }
  if (cents > ledger.balance(member.id).available) return refused(refuse("aboveAvailable"));
  return good({ cents, account });
}

export function withdrawalRoutes(app: FastifyInstance, services: Services): void {
  const { inOne, rateLimits, withdrawals } = services;

  /** The member's own withdrawal as it is now; another's is not found. */
  function show({ member }: MemberCall, id: number): Envelope {
    const order = withdrawals.one(member.id, id);
    return order === undefined ? notThere() : answer(writeOrder(order));
  }

  function readOrder(asked: MemberCall): Checked<{ readonly quote: Quote; readonly masked: string }> {
    const { body, member, now } = asked;
    const quoteId = readWhole(body["quoteId"]);
    if (quoteId === undefined) return refused(refuseField("quoteId is an id, a whole number above 0"));
    const wanted = readWanted(services, asked);
    if (!wanted.ok) return wanted;
    const { account, cents } = wanted.value;
    const quote = withdrawals.quoteOf(member.id, quoteId);
    if (quote === undefined) return refused(notThere());
    if (quote.expiresAt <= now) return refused(refuse("quoteOver"));
    return quote.cents === cents && quote.accountId === account.id
      ? good({ quote, masked: account.masked })
      : refused(refuseField("amount and accountId are those of the quote"));
  }

  app.post(
    `${WALLET}/withdraw/quote`,
    docs.describedPost(
      "What a withdrawal costs and when it arrives, for 10 min (assumed). 5030 below the least, 5031 more than available, 5032 locked, 5034 another is on its way, 5036 account not usable, 5037 above the most",
      { amount, method: METHOD, accountId: whole },
      object({
        quoteId: whole,
        ...TERMS,
        arriveFrom: feedSecond,
        arriveTo: feedSecond,
        expireTime: feedSecond,
      }),
      docs.MEMBERS_ONLY,
    ),
    forWallet(services, (asked) => {
      const wanted = readWanted(services, asked);
      if (!wanted.ok) return wanted.refusal;
      const wait = rateLimits.take("quote", asked.member.id, asked.now);
      if (wait !== undefined) return slowDown(wait);
      const { account, cents } = wanted.value;
      const quote = inOne(() => withdrawals.quote(account, cents, asked.now));
      return answer({
        quoteId: quote.id,
        ...writeTerms(quote),
        expireTime: writeFeedSecond(quote.expiresAt),
      });
    }),
  );

  app.post(
    `${WALLET}/withdraw`,
    described(
      call(
        "Withdraws what a quote says. Refused as a quote; 5033 the quote is over, 4011 wrong password",
        {},
        ORDER,
        keyedPost({ quoteId: whole, amount, method: METHOD, accountId: whole, password: string }),
      ),
    ),
    forWallet(services, (asked) =>
      actProved(services, asked, {
        call: "withdraw",
        rate: "withdraw",
        secrets: [],
        check: () => readOrder(asked),
        act: ({ quote, masked }) => String(withdrawals.submit(quote, masked, asked.now)),
        answer: (id) => show(asked, Number(id)),
      }),
    ),
  );

  app.get(
    `${WALLET}/withdraw/orders`,
    described(
      call("The member's withdrawals, newest first", docs.PAGING, docs.pageOf(ORDER), docs.MEMBERS_ONLY),
    ),
    forWallet(services, ({ query, member }) =>
      answerPage(
        query,
        () => withdrawals.count(member.id),
        (paging) => withdrawals.page(member.id, paging).map(writeOrder),
      ),
    ),
  );

  app.get(
    `${WALLET}/withdraw/:id`,
    described(call("One of the member's own withdrawals", {}, ORDER, docs.MEMBERS_ONLY)),
    forWalletId(services, show),
  );

  app.post(
    `${WALLET}/withdraw/cancel`,
    described(
      call(
        "Cancels a withdrawal that has not been sent (assumed); 5038 it has moved on",
        {},
        ORDER,
        memberPost({ withdrawId: whole }),
      ),
    ),
    forWallet(services, (asked) => {
      const id = readWhole(asked.body["withdrawId"]);
      if (id === undefined) return refuseField("withdrawId is an id, a whole number above 0");
      const order = withdrawals.one(asked.member.id, id);
      if (order === undefined) return notThere();
      // Cancelled already is what was asked for.
      if (order.status === "CANCELED") return show(asked, id);
      const isDone = inOne(() => withdrawals.setStatus(id, "CANCELED", "", asked.now));
      return isDone ? show(asked, id) : refuse("notCancelable");
    }),
  );
}
