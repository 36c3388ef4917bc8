// The kind of the line at the caret: text, or a heading of one of six levels.
import { useLingui } from "@lingui/react/macro";
import { Select } from "#ui/controls/Select.tsx";
import type { ShownFormats } from "../engine/createEditor.ts";
import styles from "./EditorToolbar.module.css";

const LEVELS = [1, 2, 3, 4, 5, 6];
const TEXT = "0";

export interface KindSelectProps {
  readonly formats: ShownFormats;
  /** The level of a heading; false for text. */
  readonly onChange: (level: number | false) => void;
}

export function KindSelect({ formats, onChange }: KindSelectProps) {
  const { t } = useLingui();
  const { header } = formats;
  const options = LEVELS.map((level) => ({ value: String(level), label: t`Heading ${level}` }));
  return (
    <Select
      label={t`Kind of line`}
      className={styles["kind"]}
      // Lines of several kinds are shown as text.
      value={typeof header === "number" ? String(header) : TEXT}
      options={[{ value: TEXT, label: t`Text` }, ...options]}
      onChange={(value) => onChange(value === TEXT ? false : Number(value))}
    />
  );
}
