// The match-event explanation modal: every icon and marker of lists, popups and match pages.
// See docs/product.md#explanations-dialog.
import { Trans, useLingui } from "@lingui/react/macro";
import { Dialog } from "#ui/overlays/Dialog.tsx";
import { EXPLANATIONS } from "./explanations.ts";
import styles from "./ExplanationDialog.module.css";
import { Mark } from "./Mark.tsx";

export interface ExplanationDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ExplanationDialog({ open, onClose }: ExplanationDialogProps) {
  const { t, i18n } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={<Trans>What the icons mean</Trans>}
      closeLabel={t`Close`}
    >
      {EXPLANATIONS.map(({ id, heading, lines }) => (
        <section key={id} className={styles["section"]} aria-labelledby={`explained-${id}`}>
          <h3 id={`explained-${id}`} className={styles["heading"]}>
            {i18n._(heading)}
          </h3>
          <dl className={styles["lines"]}>
            {lines.map(({ mark, name, text }) => (
              <div key={mark} className={styles["line"]} data-explained={mark}>
                <dt className={styles["name"]}>
                  <span className={styles["mark"]} aria-hidden="true">
                    <Mark name={mark} />
                  </span>
                  {i18n._(name)}
                </dt>
                <dd className={styles["text"]}>{i18n._(text)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
