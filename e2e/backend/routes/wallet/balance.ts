// A wallet's balance and its transactions.
// See docs/wire.md#wallet.
import type { FastifyInstance } from "fastify";
import { feedSecond } from "../../apiPaths/communityParts.ts";
import * as docs from "../../apiPaths/memberParts.ts";
import { orNull } from "../../apiPaths/pageParts.ts";
import { call, listOf, object, string, text, whole } from "../../apiPaths/parts.ts";
import { oneOf } from "../../community/terms.ts";
import { writeCents } from "../../creators/terms.ts";
import { refuseField } from "../../members/refusals.ts";
import { described } from "../../server/describedCalls.ts";
import { answer } from "../../server/envelope.ts";
import type { Services } from "../../server/services.ts";
import { readFeedTime, writeFeedSecond } from "../../server/zones.ts";
import type { Transaction } from "../../wallet/movements.ts";
import { LEAST_WITHDRAWAL, MOST_WITHDRAWAL, TRANSACTION_TYPES } from "../../wallet/terms.ts";
import { notThere } from "../community/communityCalls.ts";
import { answerPage } from "../../server/paging.ts";
import { textOf } from "../../server/readFields.ts";
import { forWallet, forWalletId, WALLET } from "./walletCalls.ts";

/** A whole list is read for a file, so its pages may be longer than those on the screen. */
const MAX_SIZE = 500;

const amount = { ...string, description: "USD with two decimals" };
const TRANSACTION = object({
  transactionId: whole,
  type: { ...string, enum: TRANSACTION_TYPES },
  amount: { ...string, description: "USD with two decimals, below zero for what leaves" },
  balanceAfter: { ...amount, description: "Of available, pending, withdrawing and on hold together" },
  time: feedSecond,
  note: string,
  orderId: orNull({ ...whole, description: "The order of a sale, or the withdrawal" }),
});

const writeTransaction = ({ id, type, cents, balanceAfter, at, orderId }: Transaction): object => ({
  transactionId: id,
  type,
  amount: writeCents(cents),
  balanceAfter: writeCents(balanceAfter),
  time: writeFeedSecond(at),
  note: "",
  orderId: orderId ?? null,
});

export function balanceRoutes(app: FastifyInstance, services: Services): void {
  const { ledger, movements, walletLocks } = services;

  app.get(
    `${WALLET}/balance`,
    described(
      call(
        "What a member has earned, by where it is; lockReason is ACCOUNT_CHANGED or REVIEW",
        {},
        object({
          available: amount,
          pending: amount,
          withdrawing: amount,
          onHold: amount,
          currency: string,
          minWithdraw: amount,
          maxWithdraw: amount,
          releases: listOf(object({ time: feedSecond, amount })),
          lockedUntil: orNull(feedSecond),
          lockReason: orNull(string),
        }),
        docs.MEMBERS_ONLY,
      ),
    ),
    forWallet(services, ({ member, now }) => {
      const { available, pending, withdrawing, onHold } = ledger.balance(member.id);
      const lock = walletLocks.of(member.id, now);
      return answer({
        available: writeCents(available),
        pending: writeCents(pending),
        withdrawing: writeCents(withdrawing),
        onHold: writeCents(onHold),
        currency: "USD",
        minWithdraw: writeCents(LEAST_WITHDRAWAL),
        maxWithdraw: writeCents(MOST_WITHDRAWAL),
        releases: movements
          .releases(member.id)
          .map(({ at, cents }) => ({ time: writeFeedSecond(at), amount: writeCents(cents) })),
        lockedUntil: lock === undefined ? null : writeFeedSecond(lock.until),
        lockReason: lock?.reason ?? null,
      });
    }),
  );

  app.get(
    `${WALLET}/transactions`,
    described(
      call(
        "What changed a member's balance, newest first; from inclusive, to exclusive; size is at most 500",
        {
          type: text(`One of ${TRANSACTION_TYPES.join(", ")}`),
          from: text("YYYYMMDDHHmmss at UTC+8"),
          to: text("YYYYMMDDHHmmss at UTC+8"),
          ...docs.PAGING,
        },
        docs.pageOf(TRANSACTION),
        docs.MEMBERS_ONLY,
      ),
    ),
    forWallet(services, ({ query, member }) => {
      const type = oneOf(TRANSACTION_TYPES, query["type"]);
      if (query["type"] !== undefined && type === undefined) {
        return refuseField(`type is one of ${TRANSACTION_TYPES.join(", ")}`);
      }
      const instants = (["from", "to"] as const).map((name) =>
        query[name] === undefined ? Number.NaN : readFeedTime(textOf(query[name])),
      );
      if (instants.includes(undefined)) return refuseField("from and to are YYYYMMDDHHmmss");
      const [from = Number.NaN, to = Number.NaN] = instants;
      const filter = {
        type,
        from: Number.isNaN(from) ? 0 : from,
        to: Number.isNaN(to) ? Number.MAX_SAFE_INTEGER : to,
      };
      return answerPage(
        query,
        () => movements.count(member.id, filter),
        (paging) => movements.page(member.id, filter, paging).map(writeTransaction),
        MAX_SIZE,
      );
    }),
  );

  app.get(
    `${WALLET}/transactions/:id`,
    described(call("One of the member's own transactions", {}, TRANSACTION, docs.MEMBERS_ONLY)),
    forWalletId(services, ({ member }, id) => {
      const transaction = movements.one(member.id, id);
      return transaction === undefined ? notThere() : answer(writeTransaction(transaction));
    }),
  );
}
