// The invitation code that goes with a registration, with a button to leave it out.
import { Trans } from "@lingui/react/macro";
import { Button } from "#ui/controls/Button.tsx";
import styles from "./AuthForms.module.css";

export function InviteLine({ code, onDrop }: { readonly code: string; onDrop(): void }) {
  return (
    <div className={styles["sent"]}>
      <p>
        <Trans>
          With the invitation code <bdi translate="no">{code}</bdi>
        </Trans>
      </p>
      <Button look="quiet" small onClick={onDrop}>
        <Trans comment="Button: register without the invitation code">Don’t use it</Trans>
      </Button>
    </div>
  );
}
