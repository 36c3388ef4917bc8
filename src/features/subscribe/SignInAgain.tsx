// Takes the place of what only members see in a dialog, after the end of the sign-in.
// See docs/product.md#sign-in-and-sign-out.
import { Trans } from "@lingui/react/macro";
import { openAuthDialog } from "#state/dialogs/authDialog.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { Button } from "#ui/controls/Button.tsx";

export function SignInAgain() {
  return (
    <EmptyState
      icon="user"
      title={<Trans>Your sign-in has ended.</Trans>}
      actions={
        <Button look="primary" onClick={() => openAuthDialog()}>
          <Trans>Sign in</Trans>
        </Button>
      }
    />
  );
}
