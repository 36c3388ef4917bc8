// The time of a match: its minute while it runs, otherwise its state, with the kick-off above.
import { useLingui } from "@lingui/react/macro";
import { type Row, ROW_CHANGES } from "#domain/board/rowCode.ts";
import { formatMinute } from "#domain/match/gameMinute.ts";
import { isLive } from "#domain/match/phase.ts";
import { formatTime } from "#i18n/formats.ts";
import styles from "./MatchTime.module.css";
import { phaseLabel } from "./phaseLabel.ts";

export function MatchTime({ row }: { row: Row }) {
  const { i18n } = useLingui();
  const running = row.minute > 0;
  const label = running ? formatMinute(row.minute) : phaseLabel(row, i18n);
  const changed = (row.changed & ROW_CHANGES.phase) !== 0 ? "state" : undefined;
  const live = isLive(row.phase);
  return (
    <div className={styles["time"]} data-live={live || undefined} data-running={running || undefined}>
      <span className={`${styles["kickoff"]} num`} translate="no">
        {formatTime(row.kickoffMinutes)}
      </span>
      <span
        className={`${styles["minute"]} num`}
        data-field="minute"
        data-changed={changed}
        translate={running ? "no" : undefined}
      >
        {label}
      </span>
    </div>
  );
}
