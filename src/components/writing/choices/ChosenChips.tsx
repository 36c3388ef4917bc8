// What a member has chosen for a post, as chips that can be removed.
// See docs/product.md#what-a-post-is-about.
import { useLingui } from "@lingui/react/macro";
import type { ReactNode, RefObject } from "react";
import { Icon } from "#ui/content/Icon.tsx";
import styles from "./ChosenChips.module.css";

interface ChosenChip {
  readonly key: string;
  readonly name: string;
  readonly mark: ReactNode;
  /** Beside the chip, such as the moment of a match. */
  readonly beside: ReactNode;
}

export interface ChosenChipsProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly chosen: readonly ChosenChip[];
  /** Gets the focus when a chip is removed. */
  readonly field: RefObject<HTMLElement | null>;
  readonly onRemove: (at: number) => void;
}

export function ChosenChips({ label, chosen, field, onRemove }: ChosenChipsProps) {
  const { t } = useLingui();
  if (chosen.length === 0) return null;
  return (
    <ul className={styles["chosen"]} aria-label={label}>
      {chosen.map(({ key, name, mark, beside }, at) => (
        <li key={key} className={styles["item"]}>
          <span className={styles["chip"]}>
            {mark}
            <button
              type="button"
              className={styles["remove"]}
              aria-label={t`Remove ${name}`}
              title={t`Remove ${name}`}
              onClick={() => {
                onRemove(at);
                field.current?.focus();
              }}
            >
              <Icon name="close" size={14} />
            </button>
          </span>
          {beside}
        </li>
      ))}
    </ul>
  );
}
