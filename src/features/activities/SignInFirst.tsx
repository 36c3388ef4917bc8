// Shown to visitors instead of members' content: what a sign-in gives, and a button to sign in.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { openAuthDialog } from "#state/dialogs/authDialog.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { Button } from "#ui/controls/Button.tsx";

export interface SignInFirstProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

export function SignInFirst({ title, children }: SignInFirstProps) {
  return (
    <EmptyState
      icon="user"
      title={title}
      actions={
        <>
          <Button look="primary" onClick={() => openAuthDialog()}>
            <Trans>Sign in</Trans>
          </Button>
          <Button onClick={() => openAuthDialog({ view: "register" })}>
            <Trans>Create an account</Trans>
          </Button>
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
