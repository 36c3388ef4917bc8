// The days around today, one tap away, and a calendar for other days.
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { addDays } from "#domain/zones.ts";
import { useDayName, useFormats, useLocale } from "#i18n/hooks.ts";
import { DateCalendar } from "#ui/controls/DateCalendar.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import { classNames } from "#ui/styles/classNames.ts";
import { Popover } from "#ui/overlays/Popover.tsx";
import styles from "./DateStrip.module.css";

/** Days before and after today in the strip. */
const REACH_DAYS = 7;

export function DateStrip({
  today,
  date,
  onChange,
}: {
  /** yyyy-mm-dd in the viewer's zone. */
  today: string;
  date: string;
  /** undefined means today, which changes at midnight. */
  onChange: (date: string | undefined) => void;
}) {
  const { t } = useLingui();
  const dayName = useDayName();
  const formats = useFormats();
  const strip = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const days = Array.from({ length: 2 * REACH_DAYS + 1 }, (_, index) => addDays(today, index - REACH_DAYS));
  const choose = (day: string): void => onChange(day === today ? undefined : day);

  useEffect(() => {
    const element = strip.current;
    const current = element?.querySelector<HTMLElement>(`[data-day="${date}"]`);
    if (!element || !current) return;
    // scrollIntoView would also scroll the page.
    const middle = current.offsetLeft + current.offsetWidth / 2 - element.clientWidth / 2;
    element.scrollTo({ left: middle, behavior: "instant" });
  }, [date]);

  return (
    <div className={styles["bar"]}>
      <div ref={strip} className={styles["strip"]} role="group" aria-label={t`Day`}>
        {days.map((day) => (
          <button
            key={day}
            type="button"
            className={styles["day"]}
            data-day={day}
            aria-current={day === date ? "date" : undefined}
            onClick={() => choose(day)}
          >
            <span>{dayName(day, today)}</span>
            <b className="num">{formats.day(day)}</b>
          </button>
        ))}
      </div>
      <Popover
        label={t`Choose a day in the calendar`}
        className={classNames(styles["calendar"], !days.includes(date) && styles["far"])}
        button={<Icon name="calendar" size={18} />}
      >
        {(close) => (
          <DateCalendar
            label={t`Choose a day in the calendar`}
            value={date}
            today={today}
            tag={`${locale.html}-u-ca-gregory-nu-latn`}
            previousLabel={t`Previous month`}
            nextLabel={t`Next month`}
            onSelect={(day) => {
              close();
              choose(day);
            }}
          />
        )}
      </Popover>
    </div>
  );
}
