// The loading spinner with its text: one turn in 2 s (docs/product.md#loading-spinner), drawn by CSS so that
// a busy page does not stall it.
import { Trans } from "@lingui/react/macro";
import styles from "./Spinner.module.css";

/** `bare` shows the ring alone and leaves the words to screen readers. */
export function Spinner({ bare = false }: { readonly bare?: boolean }) {
  return (
    <output className={styles["spinner"]}>
      <svg data-tells aria-hidden="true" viewBox="0 0 32 32" className={styles["ring"]}>
        <circle cx="16" cy="16" r="13" className={styles["track"]} />
        <circle cx="16" cy="16" r="13" className={styles["arc"]} pathLength="100" />
      </svg>
      <span className={bare ? styles["unseen"] : styles["text"]}>
        <Trans>Loading…</Trans>
      </span>
    </output>
  );
}
