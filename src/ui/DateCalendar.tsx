// A month to choose a day from; its code and luxon load when it is first shown.
import { lazy, Suspense } from "react";
import styles from "./DateCalendar.module.css";
import { Spinner } from "./Spinner.tsx";

const MonthCalendar = lazy(async () => ({ default: (await import("./MonthCalendar.tsx")).MonthCalendar }));

export interface DateCalendarProps {
  /** Accessible name. */
  readonly label: string;
  /** Days are yyyy-mm-dd. */
  readonly value: string;
  readonly today: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** BCP 47 tag of the page. */
  readonly tag: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly onSelect: (date: string) => void;
}

export function DateCalendar(props: DateCalendarProps) {
  return (
    <div className={styles["room"]}>
      <Suspense fallback={<Spinner />}>
        <MonthCalendar {...props} />
      </Suspense>
    </div>
  );
}
