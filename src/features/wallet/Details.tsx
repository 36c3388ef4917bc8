// Names and values below each other, such as those of a withdrawal; a value that differs from before is marked.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./Details.module.css";

interface DetailLine {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: ReactNode;
  readonly isNew?: boolean;
}

export function Details({ lines }: { readonly lines: readonly DetailLine[] }) {
  return (
    <dl className={styles["details"]}>
      {lines.map(({ key, name, value, isNew = false }) => (
        <div key={key} data-changed={isNew || undefined}>
          <dt>{name}</dt>
          <dd>
            {value}
            {isNew ? (
              <mark className={styles["mark"]}>
                <Trans comment="A value of a preview that differs from the preview before">changed</Trans>
              </mark>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
