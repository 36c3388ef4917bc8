// The list of single keys, and the switch that turns all of them off.
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { Dialog } from "#ui/overlays/Dialog.tsx";
import { SingleKeysRow } from "#components/page/SingleKeysRow.tsx";
import { DAY_KEYS, type KeyLine, OTHER_KEYS, PAGE_NAMES, ROW_KEYS } from "./keyNames.ts";
import styles from "./KeysDialog.module.css";

export interface KeysDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function KeysDialog({ open, onClose }: KeysDialogProps) {
  const { t } = useLingui();
  const pages = Object.entries(PAGE_NAMES).map(([key, does]) => ({ keys: ["g", key], does }));
  return (
    <Dialog open={open} onClose={onClose} wide title={<Trans>Keys</Trans>} closeLabel={t`Close`}>
      <div className={styles["groups"]}>
        <Group name={<Trans>Matches</Trans>} lines={ROW_KEYS} />
        <Group name={<Trans>Days</Trans>} lines={DAY_KEYS} />
        <Group name={<Trans>Pages</Trans>} lines={pages} />
        <Group name={<Trans comment="Heading: other keys">More</Trans>} lines={OTHER_KEYS} />
      </div>
      <SingleKeysRow />
    </Dialog>
  );
}

function Group({ name, lines }: { readonly name: ReactNode; readonly lines: readonly KeyLine[] }) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles["heading"]}>
        {name}
      </h3>
      <dl className={styles["lines"]}>
        {lines.map(({ keys, does }) => (
          <div key={keys.join("")} className={styles["line"]}>
            <dt dir="ltr" translate="no">
              {keys.map((key) => (
                <kbd key={key} className={styles["key"]}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{i18n._(does)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
