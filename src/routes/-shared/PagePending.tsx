// What stands in the main column while a page's code is on its way.
import { Spinner } from "#ui/content/Spinner.tsx";
import styles from "./PagePending.module.css";

export function PagePending() {
  return (
    <div className={styles["pending"]}>
      <Spinner />
    </div>
  );
}
