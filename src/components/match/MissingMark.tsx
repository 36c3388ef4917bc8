// Mark for a player who misses the next match, with the reason.
import { useLingui } from "@lingui/react/macro";
import styles from "./MissingMark.module.css";

export function MissingMark({ reason }: { readonly reason: "injured" | "suspended" }) {
  const { t } = useLingui();
  return (
    <span className={styles["mark"]} data-reason={reason}>
      {reason === "injured" ? t`Injured` : t`Suspended`}
    </span>
  );
}
