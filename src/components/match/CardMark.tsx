// A red or yellow card with how many were shown; nothing for none.
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
  /** The stable hook of CONTRACT §5 for a row; left out where the count is no field of a match. */
  field?: "homeRed" | "awayRed" | "homeYellow" | "awayYellow";
  changed?: boolean;
}) {
  const { t } = useLingui();
  if (count === 0) return null;
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
