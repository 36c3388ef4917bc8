// The four texts of a row of the wallet: a name with what it is about, and an amount with what belongs to it.
import type { ReactNode } from "react";
import styles from "./Rows.module.css";

export interface RowTextsProps {
  readonly name: ReactNode;
  readonly about: ReactNode;
  readonly amount: ReactNode;
  readonly below: ReactNode;
  /** Money that comes in. */
  readonly comesIn?: boolean;
}

export function RowTexts({ name, about, amount, below, comesIn = false }: RowTextsProps) {
  return (
    <>
      <span className={styles["main"]}>
        <span className={styles["name"]}>{name}</span>
        <span className={styles["what"]}>{about}</span>
      </span>
      <span className={styles["end"]}>
        <span className={styles["name"]} data-in={comesIn || undefined}>
          {amount}
        </span>
        <span className={styles["what"]}>{below}</span>
      </span>
    </>
  );
}
