// The button of a list with hidden matches. Its code is loaded where there are some.
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "#i18n/hooks.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { Button } from "#ui/controls/Button.tsx";
import styles from "./ListPage.module.css";

export interface HiddenButtonProps {
  readonly count: number;
  /** The hidden matches are shown. */
  readonly shown: boolean;
  onToggle(): void;
}

/** The button that shows the hidden matches of a list, with their number, and leads back to the list. */
export function HiddenButton({ count: hiddenCount, shown, onToggle }: HiddenButtonProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const words = shown ? t`Back to the list` : t`Hidden (${hiddenCount}) · Show`;
  return (
    // A narrow bar shows the number alone.
    <Button small aria-pressed={shown} aria-label={words} title={words} onClick={onToggle}>
      <Icon name="eyeOff" size={16} />
      <span className={styles["word"]}>{words}</span>
      <span className={`${styles["short"]} num`}>{formats.number(hiddenCount)}</span>
    </Button>
  );
}
