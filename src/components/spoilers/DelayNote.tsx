// Says beside what is still empty that the delay holds it back.
// See docs/product.md#delay-and-hidden-scores.
import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { spoilersAtom } from "#state/preferences/spoilers.ts";
import styles from "./DelayNote.module.css";

/** Nothing without a delay. */
export function DelayNote() {
  const { delaySeconds } = useAtomValue(spoilersAtom);
  if (delaySeconds === 0) return null;
  return (
    <p className={styles["note"]} data-spoilers="waits">
      <Trans>Because of the delay this can take up to {delaySeconds} s.</Trans>
    </p>
  );
}
