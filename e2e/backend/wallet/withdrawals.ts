// Withdrawals: quotes, at most one on its way per member, and the states that time and the bank move them through.
// See docs/product.md#withdrawals.
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { DAY_MS, writeCents } from "../creators/terms.ts";
import type { Notices } from "../database/notices.ts";
import type { WordsKey } from "../words/english.ts";
import { writeSystemText } from "../words/systemText.ts";
import { words } from "../words/words.ts";
import type { Movements } from "./movements.ts";
import type { PayoutAccount } from "./payoutAccounts.ts";
import {
  ARRIVAL_DAYS,
  type Method,
  QUOTE_MS,
  REVIEW_AFTER_MS,
  SEND_AFTER_MS,
  withdrawFee,
  type WithdrawReason,
  type WithdrawStatus,
} from "./terms.ts";

interface Terms {
  readonly userId: number;
  readonly method: Method;
  readonly cents: number;
  readonly feeCents: number;
  /** Epoch ms. */
  readonly arriveFrom: number;
  readonly arriveTo: number;
}

export interface Quote extends Terms {
  readonly id: number;
  readonly accountId: number;
  readonly expiresAt: number;
}

interface Stage {
  readonly status: WithdrawStatus;
  readonly reason: WithdrawReason;
  /** Epoch ms. */
  readonly at: number;
}

export interface Withdrawal extends Terms {
  readonly id: number;
  readonly quoteId: number;
  readonly masked: string;
  readonly status: WithdrawStatus;
  /** Oldest first; the last one is the state of now. */
  readonly history: readonly Stage[];
}

/** Methods that write run inside the caller's transaction; instants are epoch ms. */
export interface Withdrawals {
  quote(account: PayoutAccount, cents: number, now: number): Quote;
  /** The member's own quote, also one that is over. */
  quoteOf(userId: number, id: number): Quote | undefined;
  submit(quote: Quote, masked: string, now: number): number;
  /** Moves withdrawals whose time has come. */
  settle(now: number): void;
  /** False for a state that cannot follow the withdrawal's own. */
  setStatus(id: number, status: WithdrawStatus, reason: WithdrawReason, now: number): boolean;
  /** The member's withdrawal that is on its way. */
  onTheWay(userId: number): Withdrawal | undefined;
  one(userId: number, id: number): Withdrawal | undefined;
  count(userId: number): number;
  /** Newest first; `page` starts at 1. */
  page(userId: number, paging: { readonly page: number; readonly size: number }): readonly Withdrawal[];
}

/** What may follow a state. A bank's answer may skip the states before it. */
const NEXT: Readonly<Record<WithdrawStatus, readonly WithdrawStatus[]>> = {
  SUBMITTED: ["REVIEWING", "SENT", "PAID", "FAILED", "CANCELED"],
  REVIEWING: ["SENT", "PAID", "FAILED", "CANCELED"],
  SENT: ["PAID", "FAILED", "RETURNED"],
  PAID: ["RETURNED"],
  FAILED: [],
  RETURNED: [],
  CANCELED: [],
};

export const isCancelable = (status: WithdrawStatus): boolean => NEXT[status].includes("CANCELED");

type Row = Readonly<Record<string, SQLOutputValue>>;

const readTerms = (row: Row): Terms => ({
  userId: Number(row["user_id"]),
  method: String(row["method"]) as Method,
  cents: Number(row["cents"]),
  feeCents: Number(row["fee_cents"]),
  arriveFrom: Number(row["arrive_from"]),
  arriveTo: Number(row["arrive_to"]),
});

interface Deps {
  readonly movements: Movements;
  readonly notices: Notices;
}

/** The messages that its member gets, by state (docs/product.md#withdrawals). */
const TOLD: Partial<Record<WithdrawStatus, WordsKey>> = {
  PAID: "withdrawalPaid",
  FAILED: "withdrawalFailed",
  RETURNED: "withdrawalReturned",
};

export function createWithdrawals(database: DatabaseSync, { movements, notices }: Deps): Withdrawals {
  const insertQuote = database.prepare(
    `INSERT INTO withdraw_quotes
       (user_id, account_id, method, cents, fee_cents, arrive_from, arrive_to, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const selectQuote = database.prepare("SELECT * FROM withdraw_quotes WHERE id = ? AND user_id = ?");
  const insert = database.prepare(
    `INSERT INTO withdrawals
       (user_id, quote_id, method, masked, cents, fee_cents, arrive_from, arrive_to, status)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'SUBMITTED')`,
  );
  const insertStage = database.prepare(
    `INSERT INTO withdraw_history SELECT ?, count(*), ?, ?, ? FROM withdraw_history WHERE withdraw_id = ?`,
  );
  const selectStages = database.prepare(
    "SELECT * FROM withdraw_history WHERE withdraw_id = ? ORDER BY place",
  );
  const writeStatus = database.prepare("UPDATE withdrawals SET status = ? WHERE id = ?");
  const selectById = database.prepare("SELECT * FROM withdrawals WHERE id = ?");
  const selectOpen = database.prepare(
    "SELECT * FROM withdrawals WHERE status IN ('SUBMITTED', 'REVIEWING', 'SENT') ORDER BY id",
  );
  const selectOnTheWay = database.prepare(
    "SELECT * FROM withdrawals WHERE user_id = ? AND status IN ('SUBMITTED', 'REVIEWING', 'SENT')",
  );
  const selectPage = database.prepare(
    "SELECT * FROM withdrawals WHERE user_id = ? ORDER BY id DESC LIMIT ? OFFSET ?",
  );
  const countOwn = database.prepare("SELECT count(*) AS number FROM withdrawals WHERE user_id = ?");

  const readQuote = (row: Row): Quote => ({
    ...readTerms(row),
    id: Number(row["id"]),
    accountId: Number(row["account_id"]),
    expiresAt: Number(row["expires_at"]),
  });
  const stagesOf = (id: number): readonly Stage[] =>
    selectStages.all(id).map((row) => ({
      status: String(row["status"]) as WithdrawStatus,
      reason: String(row["reason"]) as WithdrawReason,
      at: Number(row["at"]),
    }));
  const read = (row: Row): Withdrawal => ({
    ...readTerms(row),
    id: Number(row["id"]),
    quoteId: Number(row["quote_id"]),
    masked: String(row["masked"]),
    status: String(row["status"]) as WithdrawStatus,
    history: stagesOf(Number(row["id"])),
  });

  function tell({ id, userId, cents }: Withdrawal, status: WithdrawStatus, createdAt: number): void {
    const key = TOLD[status];
    if (key === undefined) return;
    const text = writeSystemText(words(key, { amount: writeCents(cents), withdrawId: id }));
    notices.add({ userId, type: "system", text, createdAt });
  }

  function setStatus(id: number, status: WithdrawStatus, reason: WithdrawReason, now: number): boolean {
    const row = selectById.get(id);
    const withdrawal = row && read(row);
    if (withdrawal === undefined || !NEXT[withdrawal.status].includes(status)) return false;
    writeStatus.run(status, id);
    insertStage.run(id, status, reason, now, id);
    if (status === "PAID") movements.payOut(withdrawal, now);
    else if (withdrawal.status === "PAID") movements.takeBack(withdrawal, now);
    else if (["FAILED", "RETURNED", "CANCELED"].includes(status)) movements.release(withdrawal, now);
    tell(withdrawal, status, now);
    return true;
  }

  /** What time alone makes of a withdrawal next, and when. */
  function timed({ status, history, arriveFrom }: Withdrawal): readonly [WithdrawStatus, number] {
    const submittedAt = history[0]?.at ?? 0;
    if (status === "SUBMITTED") return ["REVIEWING", submittedAt + REVIEW_AFTER_MS];
    if (status === "REVIEWING") return ["SENT", submittedAt + SEND_AFTER_MS];
    return ["PAID", Math.max(arriveFrom, submittedAt + SEND_AFTER_MS)];
  }

  return {
    quote({ id: accountId, userId, method }, cents, now) {
      const feeCents = withdrawFee(method, cents);
      const [from, to] = ARRIVAL_DAYS[method].map((days) => now + days * DAY_MS) as [number, number];
      const values = [userId, accountId, method, cents, feeCents, from, to, now + QUOTE_MS] as const;
      const { lastInsertRowid } = insertQuote.run(...values);
      return readQuote(selectQuote.get(lastInsertRowid, userId)!);
    },
    quoteOf(userId, id) {
      const row = selectQuote.get(id, userId);
      return row && readQuote(row);
    },
    submit({ id: quoteId, userId, method, cents, feeCents, arriveFrom, arriveTo }, masked, now) {
      const values = [userId, quoteId, method, masked, cents, feeCents, arriveFrom, arriveTo] as const;
      const id = Number(insert.run(...values).lastInsertRowid);
      insertStage.run(id, "SUBMITTED", "", now, id);
      movements.hold({ id, userId, cents, feeCents }, now);
      return id;
    },
    settle(now) {
      for (const row of selectOpen.all()) {
        for (let current = read(row), due = timed(current); due[1] <= now; due = timed(current)) {
          setStatus(current.id, due[0], "", due[1]);
          current = read(selectById.get(current.id)!);
          if (current.status === "PAID") break;
        }
      }
    },
    setStatus,
    onTheWay(userId) {
      const row = selectOnTheWay.get(userId);
      return row && read(row);
    },
    one(userId, id) {
      const row = selectById.get(id);
      return row?.["user_id"] === userId ? read(row) : undefined;
    },
    count: (userId) => Number(countOwn.get(userId)?.["number"] ?? 0),
    page: (userId, { page, size }) => selectPage.all(userId, size, (page - 1) * size).map(read),
  };
}
