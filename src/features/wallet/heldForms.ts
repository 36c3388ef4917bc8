// What a member typed of a withdrawal or an account, found again in the same tab after a sign-in that ran out.
// See docs/product.md#typed-input-after-a-lost-sign-in.
import type { PayoutMethod } from "#domain/creators/wallet.ts";
import { takeInput } from "#state/session/heldInput.ts";
import { useHoldInput } from "#state/session/useHoldInput.ts";

const FORM = "withdrawal";
const ACCOUNT = "payoutAccount";

export interface HeldWithdrawal {
  /** As typed; never the password. */
  readonly amountText: string;
  readonly accountId: number | undefined;
}

/** What this member had typed, once. */
export const takeWithdrawal = (memberId: number): HeldWithdrawal | undefined =>
  takeInput(FORM, memberId) as HeldWithdrawal | undefined;

/** Undefined holds nothing. */
export function useHoldWithdrawal(typed: HeldWithdrawal | undefined): void {
  useHoldInput(FORM, typed);
}

/** What is typed of an account; never its number, its address or the password. */
export interface HeldAccount {
  /** The account that is changed; undefined for a new one. */
  readonly accountId: number | undefined;
  readonly method: PayoutMethod;
  readonly countryId: number;
  readonly holder: string;
  readonly bankName: string;
}

/** What this member had typed, once. */
export const takeAccount = (memberId: number): HeldAccount | undefined =>
  takeInput(ACCOUNT, memberId) as HeldAccount | undefined;

/** Holds nothing while no name is typed. */
export function useHoldAccount(typed: HeldAccount): void {
  useHoldInput(ACCOUNT, typed.holder + typed.bankName === "" ? undefined : typed);
}
