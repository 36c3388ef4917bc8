// The odds tab while its prices are loading, with the height of the expected content.
import { Skeleton } from "#ui/content/Skeleton.tsx";
import styles from "./OddsSkeleton.module.css";

const ROWS = [8, 47, 9];
const COLUMNS = ["home", "draw", "away"];

export function OddsSkeleton() {
  return (
    <div className={styles["skeleton"]}>
      <div className={styles["bar"]}>
        <Skeleton width={208} height={36} />
        <Skeleton width={92} height={36} />
      </div>
      {ROWS.map((row) => (
        <div key={row} className={styles["row"]}>
          <Skeleton width="70%" height={16} />
          {COLUMNS.map((column) => (
            <Skeleton key={column} height={34} />
          ))}
        </div>
      ))}
    </div>
  );
}
