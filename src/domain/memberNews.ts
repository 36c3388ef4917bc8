// What the core tells tabs beside the scores: changes of posts, the member's drafts and orders, and alerts.
import type { ToldAlert } from "./alerts/tabAlerts.ts";
import type { ToldPostChange } from "./community/postChange.ts";
import type { EndedWithdrawal, FollowedOrder, WithdrawalUnderWay } from "./creators/orderCalls.ts";
import type { DraftState, SentDraft } from "./writing/draft.ts";

/** All drafts of the member, newest first, or one that was published. `isUnread`: what is stored could not be read yet. */
type WritingChange =
  | { readonly kind: "drafts"; readonly drafts: readonly DraftState[]; readonly isUnread?: true }
  | { readonly kind: "sent"; readonly sent: SentDraft };

/** `session` is the sign-in whose drafts they are: a page that shows another one drops the change. */
export type ToldWritingChange = WritingChange & { readonly session: string };

/** All orders that the tabs of this sign-in show. */
interface ToldOrders {
  readonly kind: "orders";
  readonly orders: readonly FollowedOrder[];
  readonly session: string;
}

/** The withdrawal of this sign-in that is on its way, and what became of the one before. */
interface ToldWithdrawal {
  readonly kind: "withdrawal";
  readonly underWay: WithdrawalUnderWay | undefined;
  readonly ended: EndedWithdrawal | undefined;
  readonly session: string;
}

/** A change as the core tells it to tabs. */
export type ToldChange = ToldPostChange | ToldWritingChange | ToldOrders | ToldWithdrawal | ToldAlert;

/** Whether the change is about drafts, which no answer holds. */
export const isWritingChange = (change: ToldChange): change is ToldWritingChange =>
  change.kind === "drafts" || change.kind === "sent";

/** Whether the change is about alerts. */
export const isAlertChange = (change: ToldChange): change is ToldAlert =>
  change.kind === "alert" || change.kind === "alertState";

/** Whether the change is about posts that answers hold. */
export const isPostChange = (change: ToldChange): change is ToldPostChange =>
  !isWritingChange(change) &&
  !isAlertChange(change) &&
  change.kind !== "orders" &&
  change.kind !== "withdrawal";
