// An offer at the bottom of the page, in a polite live region; one press dismisses it.
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { Icon, type IconProps } from "#ui/content/Icon.tsx";
import { IconButton } from "#ui/controls/IconButton.tsx";
import styles from "./OfferBar.module.css";

interface OfferBarProps {
  /** Without it the region is empty. */
  readonly shown: boolean;
  readonly icon: IconProps["name"];
  readonly words: ReactNode;
  /** Text of the button that accepts. */
  readonly accept: ReactNode;
  readonly onAccept: () => void;
  readonly onDismiss: () => void;
}

export function OfferBar({ shown, icon, words, accept, onAccept, onDismiss }: OfferBarProps) {
  const { t } = useLingui();
  return (
    // The empty region is always rendered: screen readers may skip a region that is added together with its text.
    <div role="status" className={styles["place"]}>
      {shown ? (
        <div className={styles["offer"]}>
          <div className={styles["words"]}>
            <Icon name={icon} size={18} />
            <p>{words}</p>
          </div>
          <div className={styles["acts"]}>
            <Button small look="primary" onClick={onAccept}>
              {accept}
            </Button>
            <IconButton icon="close" iconSize={16} label={t`Dismiss`} onClick={onDismiss} />
          </div>
        </div>
      ) : null}
    </div>
  );
}
