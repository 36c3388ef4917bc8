// The list before it is loaded: grey lines with the sizes of the expected lines.
import { useLingui } from "@lingui/react/macro";
import type { RowHeights } from "#components/match/rowHeights.ts";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import styles from "./ListSkeleton.module.css";

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  a: ["1", "2", "3"],
  b: ["1", "2", "3", "4"],
  c: ["1", "2"],
  d: ["1", "2", "3", "4"],
};

export function ListSkeleton({ heights }: { heights: RowHeights }) {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading matches`} data-loading="">
      {Object.entries(GROUPS).map(([group, rows]) => (
        <div key={group}>
          <div className={styles["league"]} style={{ blockSize: heights.league }}>
            <Skeleton width={180} height={12} />
          </div>
          {rows.map((row) => (
            <div key={row} className={styles["row"]} style={{ blockSize: heights.match }}>
              <Skeleton width={34} height={12} />
              <span className={styles["teams"]}>
                <Skeleton width="55%" height={12} />
                <Skeleton width="45%" height={12} />
              </span>
              <Skeleton width={18} height={32} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
