// The address that the code was sent to, with a button to correct it.
import { Trans } from "@lingui/react/macro";
import { Button } from "#ui/controls/Button.tsx";
import styles from "./AuthForms.module.css";

export function SentTo({ email, onChange }: { readonly email: string; onChange(): void }) {
  return (
    <div className={styles["sent"]}>
      <p>
        <Trans>
          The code went to <bdi>{email}</bdi>.
        </Trans>
      </p>
      <Button look="quiet" small onClick={onChange}>
        <Trans comment="The e-mail address a code was sent to">Change the address</Trans>
      </Button>
    </div>
  );
}
