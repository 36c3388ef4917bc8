// Figures as tiles: a large number with its label below.
import type { ReactNode } from "react";
import styles from "./FigureTiles.module.css";

export interface Figure {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
}

export function FigureTiles({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles["tiles"]}>
      {figures.map(({ key, label, value }) => (
        <div key={key} className={styles["tile"]}>
          <dt className={styles["label"]}>{label}</dt>
          <dd className={`${styles["value"]} num`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
