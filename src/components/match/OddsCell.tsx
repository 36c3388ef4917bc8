// One price of the 1X2 market, with an arrow and a colour after a recent move.
import { useLingui } from "@lingui/react/macro";
import styles from "./OddsCell.module.css";

export type Move = "up" | "down" | undefined;

export function OddsCell({
  field,
  price,
  move,
}: {
  field: "oddsHome" | "oddsDraw" | "oddsAway";
  /** Formatted in the viewer's odds format; "" for none. */
  price: string;
  move: Move;
}) {
  const { t } = useLingui();
  const label = move === "up" ? t`up` : move === "down" ? t`down` : undefined;
  return (
    <span className={styles["cell"]} data-move={move}>
      <span data-field={field} data-changed={move} className="num">
        {price === "" ? "–" : price}
      </span>
      {label === undefined ? null : (
        <span className={styles["arrow"]} role="img" aria-label={label}>
          {move === "up" ? "▲" : "▼"}
        </span>
      )}
    </span>
  );
}
