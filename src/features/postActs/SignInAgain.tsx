// Takes the place of a form whose member's sign-in has ended: the text is kept, and seen again after a sign-in.
// See docs/product.md#sign-in-and-sign-out.
import { Trans } from "@lingui/react/macro";
import { Button } from "#ui/controls/Button.tsx";
import styles from "./dialogParts.module.css";

export function SignInAgain({ onSignIn }: { readonly onSignIn: () => void }) {
  return (
    <div className={styles["parts"]}>
      <p role="alert">
        <Trans>Your sign-in has ended. Your text is kept: sign in to go on.</Trans>
      </p>
      <div className={styles["buttons"]}>
        <Button look="primary" onClick={onSignIn}>
          <Trans>Sign in</Trans>
        </Button>
      </div>
    </div>
  );
}
