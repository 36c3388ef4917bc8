// Says that the reply a link leads to is not there, or could not be loaded.
import { Trans } from "@lingui/react/macro";
import { Button } from "#ui/controls/Button.tsx";
import styles from "./Thread.module.css";
import type { LinkedReply } from "./useThread.ts";

export function LinkNotice({ link }: { readonly link: LinkedReply | undefined }) {
  if (link?.state === "missing") {
    return (
      <p role="status" className={styles["notice"]} data-link-missing>
        <Trans>The reply you are looking for does not exist, or it was deleted.</Trans>
      </p>
    );
  }
  if (link?.state !== "failed") return null;
  return (
    <div role="alert" className={styles["notice"]}>
      <p>
        <Trans>The reply you are looking for could not be loaded.</Trans>
      </p>
      <Button small onClick={link.retry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}
