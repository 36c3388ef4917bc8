// What a member typed of a withdrawal, found again in the same tab after a sign-in that ran out in the middle.
// See docs/product.md#typed-input-after-a-lost-sign-in.
import { takeInput } from "#state/session/heldInput.ts";
import { useHoldInput } from "#state/session/useHoldInput.ts";

const FORM = "withdrawal";

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
