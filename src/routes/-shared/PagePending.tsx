// Shown in the main column while the code of a page loads.
import { Spinner } from "#ui/content/Spinner.tsx";
import styles from "./PagePending.module.css";

export function PagePending() {
  return (
    <div className={styles["pending"]}>
      <Spinner />
    </div>
  );
}
