// Plays random movements of a wallet against the books, and compares each step with sums of its own.
import { DatabaseSync } from "node:sqlite";
import { createLedger } from "../../../backend/creators/ledger.ts";
import { createOrders } from "../../../backend/creators/orders.ts";
import { createAccounts } from "../../../backend/database/accounts.ts";
import { MIGRATIONS } from "../../../backend/database/migrations.ts";
import { createNotices } from "../../../backend/database/notices.ts";
import { together } from "../../../backend/database/together.ts";
import { LEAST_WITHDRAWAL, WITHDRAW_STATUSES, type WithdrawStatus } from "../../../backend/wallet/terms.ts";
import { createWalletServices } from "../../../backend/wallet/walletServices.ts";
import { seededRandom } from "../../../support/seededRandom.ts";

const START = Date.UTC(2026, 10, 21);
const DAY_MS = 86_400_000;
const RELEASE_MS = 14 * DAY_MS;
const ALL = { type: undefined, from: 0, to: Number.MAX_SAFE_INTEGER };
/** More than any history has. */
const ONE_PAGE = { page: 1, size: 100_000 };

export interface PlayedWallet {
  /** What was wrong, with its step; undefined when all held. */
  readonly failure: string | undefined;
  readonly counts: Readonly<Record<string, number>>;
}

/** What a withdrawal is by its state: out of what is available, and out of the wallet. */
const TAKEN: ReadonlySet<WithdrawStatus> = new Set(["SUBMITTED", "REVIEWING", "SENT"]);

export function playWallet(seed: number, steps: number): PlayedWallet {
  const random = seededRandom(seed);
  const database = new DatabaseSync(":memory:");
  for (const migration of MIGRATIONS) database.exec(migration);
  const ledger = createLedger(database);
  const orders = createOrders(database);
  const { movements, payoutAccounts, withdrawals } = createWalletServices(database, {
    ledger,
    notices: createNotices(database),
  });
  const member = createAccounts(database).create({ nickname: "Creator" }, START);
  const account = {
    userId: member,
    method: "BANK_CARD",
    countryId: 276,
    masked: "•••• 1",
    bankName: "",
  } as const;
  const accountId = payoutAccounts.add(account, START - 30 * DAY_MS);
  let now = START;
  const counts: Record<string, number> = {};

  // The oracle: what was sold, adjusted and withdrawn, with nothing of the books.
  const sales: {
    readonly orderId: number;
    readonly net: number;
    readonly at: number;
    refundedAt?: number;
  }[] = [];
  const adjusted = { available: 0, onHold: 0 };
  const taken: { readonly id: number; readonly cents: number }[] = [];
  let refunded = 0;

  const selectStates = database.prepare("SELECT id, status FROM withdrawals");
  function sumOf(wanted: (status: WithdrawStatus) => boolean): number {
    const states = new Map(
      selectStates.all().map(({ id, status }) => [Number(id), status as WithdrawStatus]),
    );
    return taken.reduce((sum, { id, cents }) => sum + (wanted(states.get(id) ?? "FAILED") ? cents : 0), 0);
  }
  const isReleased = ({ at, refundedAt }: (typeof sales)[number]): boolean =>
    at + RELEASE_MS <= (refundedAt ?? now);

  const STEPS = {
    sell() {
      const cents = 99 + random.below(50_000);
      const addresses = { successUrl: "http://localhost/", cancelUrl: "http://localhost/" };
      const terms = { num: 1, unit: "MONTH", feeId: 1, cents, ...addresses } as const;
      const { id } = orders.create({ ...terms, fanId: 1_000 + sales.length, creatorId: member }, now);
      ledger.sell({ orderId: id, creatorId: member, cents }, now);
      sales.push({ orderId: id, net: cents - Math.floor((cents * 20 + 50) / 100), at: now });
    },
    refund() {
      const sale = random.oneOf(sales.filter(({ refundedAt }) => refundedAt === undefined));
      if (sale === undefined) return;
      const { available } = ledger.balance(member);
      const fromCreator = isReleased(sale) ? Math.min(sale.net, available) : sale.net;
      ledger.refund(sale.orderId, now);
      // What was withdrawn before a refund is the platform's loss.
      refunded += isReleased(sale) ? fromCreator : 0;
      sale.refundedAt = now;
    },
    adjust() {
      const { available, onHold } = ledger.balance(member);
      const change = {
        available: random.below(20_000) - Math.min(available, random.below(10_000)),
        onHold: random.below(2_000) - Math.min(onHold, random.below(2_000)),
      };
      movements.adjust(member, change, now);
      adjusted.available += change.available;
      adjusted.onHold += change.onHold;
    },
    withdraw() {
      const { available } = ledger.balance(member);
      if (available < LEAST_WITHDRAWAL || withdrawals.onTheWay(member) !== undefined) return;
      const cents = random.chance(0.3) ? available : 1_000 + random.below(available - 999);
      const usable = payoutAccounts.one(member, accountId, now)!;
      const quote = withdrawals.quote(usable, cents, now);
      taken.push({ id: withdrawals.submit(quote, usable.masked, now), cents });
    },
    second() {
      // The index of the database refuses a second withdrawal whatever the code before it does.
      const { available } = ledger.balance(member);
      // A quote below the least amount is refused before it reaches the books: its fee may be above it.
      if (withdrawals.onTheWay(member) === undefined || available < LEAST_WITHDRAWAL) return;
      const quote = withdrawals.quote(payoutAccounts.one(member, accountId, now)!, available, now);
      try {
        together(database, () => withdrawals.submit(quote, "•••• 1", now));
      } catch {
        return;
      }
      throw new Error("a second withdrawal is on its way");
    },
    move() {
      const one = random.oneOf(taken);
      if (one !== undefined) withdrawals.setStatus(one.id, random.pick(WITHDRAW_STATUSES), "", now);
    },
    hours: () => void (now += random.below(40) * 3_600_000),
    days: () => void (now += random.below(12) * DAY_MS),
  };
  const WEIGHTS = { sell: 6, refund: 1, adjust: 2, withdraw: 6, second: 2, move: 8, hours: 4, days: 2 };

  /** The first thing that is wrong now. */
  function problem(): string | undefined {
    const { available, pending, withdrawing, onHold } = ledger.balance(member);
    if (Math.min(available, pending, withdrawing, onHold) < 0) return "a balance is below zero";
    const list = movements.page(member, ALL, ONE_PAGE);
    const sum = list.reduce((total, { cents }) => total + cents, 0);
    const whole = available + pending + withdrawing + onHold;
    if (sum !== whole) return `the transactions add up to ${sum}, not ${whole}`;
    if ((list[0]?.balanceAfter ?? 0) !== whole) return `the list ends with ${list[0]?.balanceAfter}`;
    for (const [place, { cents, balanceAfter }] of list.entries()) {
      if (balanceAfter - cents !== (list[place + 1]?.balanceAfter ?? 0))
        return `line ${place} does not follow`;
    }
    const netOf = (wanted: (sale: (typeof sales)[number]) => boolean): number =>
      sales.reduce((total, sale) => total + (wanted(sale) ? sale.net : 0), 0);
    const expected = {
      pending: netOf((sale) => sale.refundedAt === undefined && !isReleased(sale)),
      withdrawing: sumOf((status) => TAKEN.has(status)),
      onHold: adjusted.onHold,
      available:
        netOf(isReleased) +
        adjusted.available -
        refunded -
        sumOf((status) => TAKEN.has(status) || status === "PAID"),
    };
    const found = { pending, withdrawing, onHold, available };
    return JSON.stringify(found) === JSON.stringify(expected)
      ? undefined
      : `the books say ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`;
  }

  for (let step = 1; step <= steps; step += 1) {
    together(database, () => {
      ledger.release(now);
      withdrawals.settle(now);
    });
    const name = random.weighted(WEIGHTS);
    counts[name] = (counts[name] ?? 0) + 1;
    STEPS[name]();
    together(database, () => {
      ledger.release(now);
      withdrawals.settle(now);
    });
    const wrong = problem();
    if (wrong !== undefined) return { failure: `step ${step} (${name}): ${wrong}`, counts };
  }
  return { failure: undefined, counts };
}
