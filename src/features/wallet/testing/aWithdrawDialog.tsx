// The dialog of withdrawals on the page of a wallet, for tests: its answers, and the way through its steps.
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import type { ActAnswer, MemberRequest } from "#domain/calls/memberActs.ts";
import { refused } from "#components/testing/memberServer.ts";
import { type PageAnswers, renderPage, settled } from "#components/testing/renderPage.tsx";
import type { Refusal } from "#domain/refusals.ts";
import type { Withdrawal, WithdrawQuote } from "#domain/creators/wallet.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { WalletPage } from "../WalletPage.tsx";
import { aWithdrawal, BALANCE, BANK, listOf, QUOTE } from "./aWallet.ts";

type Answer =
  | { readonly ok: true; readonly value: ActAnswer<"withdraw" | "quoteWithdrawal"> }
  | {
      readonly ok: false;
      readonly reason: string;
      readonly code: number;
      readonly refusal?: Refusal;
      readonly message: string;
    };

export const SESSION = { id: 7, name: "Ada", avatar: "", session: "s1" };
export const UNKNOWN: Answer = { ok: false, reason: "unknown", code: -1, message: "error" };
export const refusal: (why: Refusal, message: string) => Answer = refused;
export const good = (value: Withdrawal | WithdrawQuote): Answer => ({ ok: true, value });

export interface WithdrawServer {
  readonly asked: MemberRequest[];
  /** The answers to come, in order; the last one stays. */
  quotes: Answer[];
  answers: Answer[];
  listed: Withdrawal[];
  /** Opens the page of the wallet. */
  show(more?: PageAnswers): Promise<void>;
  /** What was asked by this act. */
  sent(name: MemberRequest["act"]): readonly MemberRequest[];
}

/** Signs a member in, whose quotes and withdrawals succeed until another answer is set. `endWithdrawing` ends it. */
export function aWithdrawServer(): WithdrawServer {
  pageStore.set(sessionAtom, SESSION);
  const server: WithdrawServer = {
    asked: [],
    quotes: [good({ ...QUOTE, expiresAt: Date.now() + 600_000 })],
    answers: [good(aWithdrawal())],
    listed: [],
    async show(more = {}) {
      await renderPage({
        address: "/studio/wallet",
        path: "/studio/wallet",
        page: () => <WalletPage />,
        answers: {
          walletBalance: () => BALANCE,
          withdrawals: () => listOf(...server.listed),
          walletTransactions: () => listOf(),
          bankAccounts: () => [BANK],
          payPalAccounts: () => [],
          ...more,
        },
        act: async (request) => {
          server.asked.push(request);
          await Promise.resolve();
          const list = request.act === "withdraw" ? server.answers : server.quotes;
          return (list.length > 1 ? list.shift() : list[0]) as never;
        },
      });
    },
    sent: (name) => server.asked.filter((request) => request.act === name),
  };
  return server;
}

/** After each test. */
export function endWithdrawing(): void {
  cleanup();
  vi.useRealTimers();
}

export const dialog = () => within(screen.getByRole("dialog"));
export const press = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(dialog().getByRole("button", { name }));
  await settled();
};
export const fill = (label: string, text: string): void =>
  void fireEvent.change(dialog().getByLabelText(label), { target: { value: text } });
export const step = (): string | null | undefined =>
  document.querySelector("[data-step]")?.getAttribute("data-step");

/** Opens the dialog, and goes through amount and account. */
export async function toPreview(amount = "50"): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  await screen.findByRole("dialog");
  fill("Amount", amount);
  await press("Continue");
  await press("Continue");
}

/** Goes to the last step, and fills in the password. */
export async function toPassword(): Promise<void> {
  await toPreview();
  await press("Continue");
  fill("Password", "Touchline1");
}
