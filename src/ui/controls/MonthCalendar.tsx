// The month grid: one tab stop; arrow keys move by day and week, Page Up and Page Down by month.
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { classNames } from "../styles/classNames.ts";
import type { DateCalendarProps } from "./DateCalendar.tsx";
import { IconButton } from "./IconButton.tsx";
import "../content/moreIcons.ts";
import styles from "./MonthCalendar.module.css";
import { monthGrid, moveDay } from "./monthGrid.ts";

export function MonthCalendar(props: DateCalendarProps) {
  const {
    label,
    value,
    today,
    min = "",
    max = "9999-12-31",
    tag,
    previousLabel,
    nextLabel,
    onSelect,
  } = props;
  const [focused, setFocused] = useState(value);
  const moved = useRef(false);
  const grid = useRef<HTMLTableElement>(null);
  const month = monthGrid(focused, tag);

  useEffect(() => {
    if (focused !== "" && moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused]);

  const go = (date: string) => setFocused(date < min ? min : date > max ? max : date);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = keyStep(event);
    if (step === undefined) return;
    event.preventDefault();
    moved.current = true;
    go(moveDay(focused, step));
  };
  const turn = (months: number) => {
    moved.current = false;
    go(moveDay(focused, { months }));
  };
  const firstDay = `${focused.slice(0, 7)}-01`;

  return (
    <div className={styles["calendar"]}>
      <div className={styles["head"]}>
        <IconButton
          icon="chevronStart"
          label={previousLabel}
          disabled={firstDay <= min}
          onClick={() => turn(-1)}
        />
        <span aria-live="polite" className={styles["title"]}>
          {month.title}
        </span>
        <IconButton
          icon="chevronEnd"
          label={nextLabel}
          disabled={moveDay(firstDay, { months: 1 }) > max}
          onClick={() => turn(1)}
        />
      </div>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern of a date picker
        role="grid"
        aria-label={label}
        className={classNames(styles["grid"], "num")}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {month.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long} className={styles["weekday"]}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <td key={day.date} aria-selected={day.date === value}>
                  <button
                    type="button"
                    aria-label={day.label}
                    aria-current={day.date === today ? "date" : undefined}
                    tabIndex={day.date === focused ? 0 : -1}
                    disabled={day.date < min || day.date > max}
                    className={classNames(
                      styles["day"],
                      !day.inMonth && styles["outside"],
                      day.date === value && styles["chosen"],
                    )}
                    onClick={() => onSelect(day.date)}
                  >
                    {day.number}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function keyStep(event: KeyboardEvent<HTMLElement>): { days?: number; months?: number } | undefined {
  const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
  switch (event.key) {
    case "ArrowRight":
      return { days: forward };
    case "ArrowLeft":
      return { days: -forward };
    case "ArrowDown":
      return { days: 7 };
    case "ArrowUp":
      return { days: -7 };
    case "PageDown":
      return { months: 1 };
    case "PageUp":
      return { months: -1 };
    default:
      return undefined;
  }
}
