// A red or yellow card icon with its count; renders nothing for zero.
import { useLingui } from "@lingui/react/macro";
import styles from "./CardMark.module.css";

export function CardMark({
  color,
  count,
  field,
  changed = false,
}: {
  color: "red" | "yellow";
  count: number;
  /**
   * Value of the `data-field` hook (docs/wire.md#page-hooks) in a match row; omitted where the count is not a
   * field of a match.
   */
  field?: "homeRed" | "awayRed" | "homeYellow" | "awayYellow";
  changed?: boolean;
}) {
  const { t } = useLingui();
  if (count < 1) return null;
  return (
    <span
      className={`${styles["card"]} num`}
      data-color={color}
      data-field={field}
      data-changed={changed ? "up" : undefined}
      title={color === "red" ? t`Red cards` : t`Yellow cards`}
    >
      {count}
    </span>
  );
}
