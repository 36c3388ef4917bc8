// The product's logo and name, linked to the home page.
import { RowLink } from "#components/page/RowLink.tsx";
import styles from "./Brand.module.css";

export function Brand() {
  return (
    <RowLink path="/" className={styles["brand"]}>
      <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" className={styles["mark"]}>
        <rect x="2" y="4" width="20" height="16" rx="3" />
        <path d="M12 4v16" />
        <circle cx="12" cy="12" r="3.400" />
      </svg>
      <span className={styles["word"]}>Touchline</span>
    </RowLink>
  );
}
