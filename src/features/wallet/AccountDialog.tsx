// Adds or changes an account for withdrawals; its form, with the checks of numbers, loads when the dialog opens.
// See docs/product.md#accounts-for-withdrawals.
import { Trans } from "@lingui/react/macro";
import type { PayoutAccount } from "#domain/creators/wallet.ts";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { StudioDialog } from "#components/studio/StudioDialog.tsx";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import type { AccountEditorProps } from "./AccountEditor.tsx";
import type { HeldAccount } from "./heldForms.ts";

const AccountEditor = lazyPart<AccountEditorProps>(
  async () => (await import("./AccountEditor.tsx")).AccountEditor,
  { instead: <RowsSkeleton rows={4} height={56} /> },
);

export interface AccountDialogProps {
  readonly open: boolean;
  /** The account that is changed; undefined adds one. */
  readonly account: PayoutAccount | undefined;
  /** What was typed before a sign-in that ran out. */
  readonly held?: HeldAccount | undefined;
  onClose(): void;
}

export function AccountDialog({ open, account, held, onClose }: AccountDialogProps) {
  return (
    <StudioDialog
      open={open}
      onClose={onClose}
      title={account === undefined ? <Trans>Add an account</Trans> : <Trans>Change the account</Trans>}
    >
      {open ? <AccountEditor account={account} held={held} onClose={onClose} /> : null}
    </StudioDialog>
  );
}
