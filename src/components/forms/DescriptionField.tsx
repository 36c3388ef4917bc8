// The field that says what a picture shows. It grows over several lines, and its words are one line.
// See docs/product.md#descriptions-of-pictures.
import { Trans } from "@lingui/react/macro";
import { ALT_LETTERS } from "#domain/writing/mediaLimits.ts";
import { TextArea } from "#ui/controls/TextArea.tsx";
import styles from "./DescriptionField.module.css";

export interface DescriptionFieldProps {
  readonly value: string;
  readonly readOnly?: boolean;
  readonly onChange: (words: string) => void;
}

/** Enter is the form's, which goes to its next field. */
export function DescriptionField({ value, readOnly = false, onChange }: DescriptionFieldProps) {
  return (
    <TextArea
      className={styles["description"]}
      label={<Trans>What it shows</Trans>}
      dir="auto"
      rows={1}
      value={value}
      maxLength={ALT_LETTERS}
      readOnly={readOnly}
      enterKeyHint="next"
      data-description
      // Lines come from a paste, and from the Enter of phones that tell no key.
      onChange={({ target }) => onChange(target.value.replaceAll(/[\r\n]+/g, " "))}
    />
  );
}
