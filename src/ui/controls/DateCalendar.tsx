// A month to choose a day from; its code and luxon load when it is first shown.
import styles from "./DateCalendar.module.css";
import { lazyPart } from "../page/lazyPart.tsx";
import { Spinner } from "../content/Spinner.tsx";

const MonthCalendar = lazyPart(async () => (await import("./MonthCalendar.tsx")).MonthCalendar, {
  instead: <Spinner />,
});

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
      <MonthCalendar {...props} />
    </div>
  );
}
