// The page of the wallet: balances and what keeps them, withdrawals with their states, transactions, accounts.
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { memberServer, refused } from "#components/testing/memberServer.ts";
import { type PageAnswers, renderPage, settled } from "#components/testing/renderPage.tsx";
import type { WithdrawStage, WithdrawStatus } from "#domain/creators/wallet.ts";
import { questionAtom } from "#state/dialogs/confirm.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { AT, aTransaction, aWithdrawal, BALANCE, BANK, listOf } from "./testing/aWallet.ts";
import { WalletPage } from "./WalletPage.tsx";

const ANSWERS: PageAnswers = {
  walletBalance: () => BALANCE,
  withdrawals: () => listOf(),
  walletTransactions: () => listOf(),
  bankAccounts: () => [BANK],
  payPalAccounts: () => [],
};

beforeEach(() => pageStore.set(sessionAtom, { id: 7, name: "Ada", avatar: "", session: "s1" }));
const server = memberServer();
const show = (answers: PageAnswers = {}, address = "/studio/wallet") =>
  renderPage({
    address,
    path: "/studio/wallet",
    page: () => <WalletPage />,
    answers: { ...ANSWERS, ...answers },
    act: server.act,
  });
const answerQuestion = async (yes: boolean): Promise<void> => {
  await settled();
  pageStore.get(questionAtom)?.answer(yes);
  await settled();
};
const withdrawButton = () => screen.getByRole("button", { name: "Withdraw" });
const isOff = (button: HTMLElement) => button.getAttribute("aria-disabled") === "true";

it("shows the four balances with their hooks, and when pending money is released", async () => {
  await show();
  const texts = ["available", "pending", "withdrawing", "onHold"].map(
    (name) => document.querySelector(`[data-balance="${name}"]`)?.textContent,
  );
  expect(texts).toEqual(["$120.50", "$10.39", "$0.00", "$5.00"]);
  expect(screen.getByText("When pending money becomes available").closest("details")?.textContent).toContain(
    "$10.39",
  );
  expect(isOff(withdrawButton())).toBe(false);
});

it("says until when and why nothing can be withdrawn", async () => {
  await show({ walletBalance: () => ({ ...BALANCE, lock: { until: AT, reason: "accountChanged" } }) });
  expect(document.body.textContent).toMatch(/You can withdraw from 2\d\/11\/26/);
  expect(document.body.textContent).toContain(
    "You cannot withdraw for 5 days after you add or change an account.",
  );
  expect(isOff(withdrawButton())).toBe(true);
  fireEvent.click(withdrawButton());
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("says how much is missing to the least amount", async () => {
  await show({ walletBalance: () => ({ ...BALANCE, available: 680n }) });
  expect(document.body.textContent).toContain("$3.20 more, and you can withdraw.");
  expect(isOff(withdrawButton())).toBe(true);
});

it("lets nothing be withdrawn while a withdrawal is on its way", async () => {
  await show({ withdrawals: () => listOf(aWithdrawal({ status: "sent" })) });
  expect(screen.getByText("A withdrawal is on its way. Only one is possible at a time.")).toBeTruthy();
  expect(isOff(withdrawButton())).toBe(true);
});

const STATES: readonly (readonly [WithdrawStatus, string, RegExp])[] = [
  ["submitted", "Submitted", /The withdrawal is reviewed next\./],
  ["reviewing", "In review", /The money is sent after the review\./],
  ["sent", "Sent", /The money arrives by .*2026\./],
  ["paid", "Paid", /The money is in your account\./],
  ["failed", "Failed", /The bank refused the payment\..*available again\./],
  ["returned", "Returned", /The bank refused the payment\..*available again\./],
  ["canceled", "Cancelled", /available again\./],
];

it.each(STATES)("a withdrawal that is %s says when, why and what next", async (status, name, next) => {
  const reason = status === "failed" || status === "returned" ? ("bankRefused" as const) : undefined;
  const history: readonly WithdrawStage[] = [
    { status: "submitted", reason: undefined, at: AT - 60_000 },
    ...(status === "submitted" ? [] : [{ status, reason, at: AT }]),
  ];
  const withdrawal = aWithdrawal({ status, reason, history, isCancelable: status === "submitted" });
  await show({ withdrawals: () => listOf(withdrawal), withdrawal: () => withdrawal });
  const row = document.querySelector<HTMLElement>(`button[data-withdraw-state="${status}"]`)!;
  expect(row.textContent).toContain(name);
  fireEvent.click(row);
  const dialog = await screen.findByRole("dialog");
  const current = await within(dialog).findByRole("listitem", { current: "step" });
  expect(current.textContent).toContain(name);
  expect(current.textContent).toMatch(/\d\d\/11\/26 \d\d:\d\d/);
  expect(current.textContent).toMatch(next);
  expect(within(dialog).queryByRole("button", { name: "Cancel the withdrawal" }) !== null).toBe(
    status === "submitted",
  );
});

it("opens the withdrawal that the address names, and closing it leaves the filters", async () => {
  const page = await show(
    { withdrawal: ({ id }) => (id === 7 ? aWithdrawal({ status: "paid" }) : { code: 404 }) },
    "/studio/wallet?type=sale&withdrawal=7",
  );
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText("Withdrawal number").parentElement?.textContent).toContain("7");
  await userEvent.keyboard("{Escape}");
  await settled();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(page.address()).toBe("/studio/wallet?type=sale");
});

it("says that a withdrawal of the address does not exist", async () => {
  await show({ withdrawal: () => ({ code: 404 }) }, "/studio/wallet?withdrawal=8");
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).not.toContain("Withdrawal number");
  expect(dialog.textContent).toContain("There is no withdrawal with this number.");
});

it("shows transactions with sign and running balance, and details on demand, asked for by their id", async () => {
  const withdrawn = aTransaction({ id: 12, kind: "withdraw", amount: -4_000n, orderId: 7 });
  const page = await show({
    walletTransactions: () => listOf(aTransaction(), withdrawn),
    walletTransaction: () => withdrawn,
  });
  const list = screen.getByRole("region", { name: "Transactions" });
  const rows = within(list).getAllByRole("button");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Sale.*\$12\.99Balance \$135\.89$/),
    expect.stringMatching(/^Withdrawal.*-\$40\.00/),
  ]);
  fireEvent.click(rows[1]!);
  const dialog = await screen.findByRole("dialog");
  await settled();
  expect(dialog.textContent).toContain("KindWithdrawal");
  expect(dialog.textContent).toContain("Withdrawal number7");
  expect(dialog.textContent).toContain("Transaction number12");
  expect(page.asked).toContain('walletTransaction {"id":12}');
});

it.each([
  ["a transaction of nobody does not exist", 404, "There is no transaction with this number."],
  ["one that could not be read can be asked for again", 500, "Retry"],
])("%s", async (_, code, words) => {
  await show({ walletTransaction: () => ({ code }) }, "/studio/wallet?transaction=12");
  expect((await screen.findByRole("dialog")).textContent).toContain(words);
});

it("keeps the filters of transactions in the address, and asks with them", async () => {
  const page = await show({}, "/studio/wallet?type=fee&from=2026-11-01");
  expect(page.asked.some((asked) => asked.includes('walletTransactions {"kind":"fee","from":'))).toBe(true);
  expect(screen.getByText("No matching transaction.")).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText("Kind"), "sale");
  fireEvent.change(screen.getByLabelText("To"), { target: { value: "2026-11-30" } });
  await settled();
  expect(page.address()).toBe("/studio/wallet?type=sale&from=2026-11-01&to=2026-11-30");
  await userEvent.click(screen.getByRole("button", { name: "Remove the filters" }));
  await settled();
  expect(page.address()).toBe("/studio/wallet");
  expect(screen.getByText("There are no transactions yet.")).toBeTruthy();
});

it("saves the transactions of the filter to a file, with amounts that are numbers and notes that cannot run", async () => {
  const files: Blob[] = [];
  const createObjectURL = vi.fn<(file: Blob) => string>((file) => {
    files.push(file);
    return "blob:x";
  });
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  const page = await show(
    {
      walletTransactions: ({ page: at, size }: { page: number; size?: number }) => ({
        ...listOf(
          aTransaction({ id: at, note: "=1+1" }),
          aTransaction({ id: at + 10, kind: "withdraw", amount: -4_000n, orderId: undefined }),
        ),
        total: 4,
        hasMore: size === 500 && at === 1,
      }),
    },
    "/studio/wallet?type=sale",
  );
  fireEvent.click(screen.getByRole("button", { name: "Download CSV" }));
  await waitFor(() => expect(files).toHaveLength(1));
  vi.unstubAllGlobals();
  expect(page.asked.filter((asked) => asked.includes("500"))).toEqual([
    'walletTransactions {"kind":"sale","page":1,"size":500}',
    'walletTransactions {"kind":"sale","page":2,"size":500}',
  ]);
  const lines = ((await files[0]?.text()) ?? "").replace(/^\uFEFF/, "").split("\r\n");
  expect(lines.slice(0, 4)).toEqual([
    '"id","time (UTC)","kind","in (USD)","out (USD)","balance (USD)","order","note"',
    `"1","2026-11-21 20:05:00","sale","12.99","","135.89","5","'=1+1"`,
    '"11","2026-11-21 20:05:00","withdraw","","40.00","135.89","",""',
    `"2","2026-11-21 20:05:00","sale","12.99","","135.89","5","'=1+1"`,
  ]);
});

it("prints all transactions of the filter, with the balance after each", async () => {
  const papers: (string | null)[] = [];
  vi.stubGlobal("print", () => {
    papers.push(document.querySelector("[data-print]")?.textContent ?? null);
    dispatchEvent(new Event("afterprint"));
  });
  await show(
    {
      walletTransactions: ({ page: at, size }: { page: number; size?: number }) => ({
        ...listOf(aTransaction({ id: at, note: `note ${at}` })),
        total: 2,
        hasMore: size === 500 && at === 1,
      }),
    },
    "/studio/wallet?type=sale",
  );
  fireEvent.click(screen.getByRole("button", { name: "Print" }));
  await waitFor(() => expect(papers).toHaveLength(1));
  vi.unstubAllGlobals();
  expect(papers[0]).toMatch(/^TransactionsSale Times in UTC.*Printed at \d\d:\d\d/);
  expect(papers[0]).toMatch(
    /1\d\d\/11\/26.*Sale\$12\.99\$135\.89note 12\d\d?\/11.*Sale\$12\.99\$135\.89note 2$/,
  );
  expect(document.querySelector("[data-print]")).toBeNull();
});

it("says that the transactions could not be printed", async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  let asked = 0;
  await show({
    walletTransactions: ({ size }: { size?: number }) => {
      if (size !== 500) return listOf(aTransaction({ id: 1 }));
      asked += 1;
      return { code: 500 };
    },
  });
  fireEvent.click(screen.getByRole("button", { name: "Print" }));
  await screen.findByText("The transactions could not be printed.");
  vi.unstubAllGlobals();
  expect([asked, print.mock.calls.length]).toEqual([1, 0]);
});

it("names each account masked, with whether it can be used", async () => {
  const soon = Date.now() + 86_400_000;
  await show({
    bankAccounts: () => [
      BANK,
      { ...BANK, id: 4, usableFrom: soon },
      { ...BANK, id: 5, status: "checking" },
      { ...BANK, id: 6, status: "refused" },
    ],
    payPalAccounts: () => [{ ...BANK, id: 8, method: "payPal", masked: "a•••@example.org", bankName: "" }],
  });
  const texts = [...document.querySelectorAll("[data-account-status]")].map((row) => row.textContent);
  expect(texts).toEqual([
    expect.stringContaining("•••• 3000Commerzbank · GermanyUsable"),
    expect.stringContaining("Usable from "),
    expect.stringContaining("The account is being checked."),
    expect.stringContaining("Refused. Change it or use another one."),
    expect.stringContaining("a•••@example.orgOnline payment account"),
  ]);
  // Five are the most.
  expect(screen.queryByRole("button", { name: "Add an account" })).toBeNull();
});

it("says of each part by itself that it could not be loaded", async () => {
  await show({
    walletTransactions: () => ({ code: 500 }),
    withdrawals: () => ({ code: 500 }),
    bankAccounts: () => ({ code: 500 }),
  });
  expect(screen.getAllByRole("button", { name: "Retry" })).toHaveLength(3);
  expect(screen.getByText("The transactions could not be loaded.")).toBeTruthy();
  expect(document.querySelector("[data-balance=available]")).not.toBeNull();
});

it("cancels a withdrawal after a question, and says why it could not", async () => {
  const withdrawal = aWithdrawal();
  await show({ withdrawals: () => listOf(withdrawal), withdrawal: () => withdrawal });
  server.answers.cancelWithdrawal = refused(5038, "It can no longer be cancelled.");
  fireEvent.click(document.querySelector("button[data-withdraw-state]")!);
  fireEvent.click(await screen.findByRole("button", { name: "Cancel the withdrawal" }));
  await answerQuestion(false);
  expect(server.asked).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Cancel the withdrawal" }));
  await answerQuestion(true);
  expect(server.asked).toMatchObject([{ act: "cancelWithdrawal", params: { id: 7 } }]);
  expect(screen.getByText("It can no longer be cancelled.")).toBeTruthy();
});
