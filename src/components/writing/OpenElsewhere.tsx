// Says that another tab writes in the same draft, before the two drift apart.
// See docs/product.md#drafts.
import { Trans } from "@lingui/react/macro";
import styles from "./DraftLine.module.css";

export function OpenElsewhere() {
  return (
    <p role="status" className={styles["line"]}>
      <Trans>
        This draft is open in another tab, too. If you write in both, each tab keeps a draft of its own.
      </Trans>
    </p>
  );
}
