// The address that the code was sent to, with a button to correct it.
import { Trans } from "@lingui/react/macro";
import { Button } from "#ui/controls/Button.tsx";
import styles from "./AuthForms.module.css";

interface SentToProps {
  readonly email: string;
  /** The server does not say whether there is an account with the address. */
  readonly unconfirmed?: boolean;
  onChange(): void;
}

export function SentTo({ email, unconfirmed = false, onChange }: SentToProps) {
  return (
    <div className={styles["sent"]}>
      <p>
        {unconfirmed ? (
          <Trans>
            If there is an account with <bdi translate="no">{email}</bdi>, we have sent a code to it.
          </Trans>
        ) : (
          <Trans>
            The code went to <bdi translate="no">{email}</bdi>.
          </Trans>
        )}
      </p>
      <Button look="quiet" small onClick={onChange}>
        <Trans comment="The e-mail address a code was sent to">Change the address</Trans>
      </Button>
    </div>
  );
}
