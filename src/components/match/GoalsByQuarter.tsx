// Goals per quarter of an hour as small bars with numbers: a table that looks like a chart.
import { useLingui } from "@lingui/react/macro";
import styles from "./GoalsByQuarter.module.css";

/** Minutes of play; the last quarter of each half includes added time. */
const QUARTERS = ["0–15", "16–30", "31–45+", "46–60", "61–75", "76–90+"];

export interface GoalSeries {
  readonly key: string;
  readonly label: string;
  readonly goals: readonly number[];
  readonly look: "for" | "against";
}

/** All series share one scale, so that their bars are comparable. */
export function GoalsByQuarter({ series }: { readonly series: readonly GoalSeries[] }) {
  const { t } = useLingui();
  const most = Math.max(1, ...series.flatMap(({ goals }) => goals));
  return (
    <table className={styles["table"]}>
      <caption className={styles["caption"]}>{t`Goals by quarter of an hour`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Minutes`}</th>
          {series.map(({ key, label, look }) => (
            <th key={key} scope="col">
              <span className={styles["key"]} data-look={look} />
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {QUARTERS.map((quarter, index) => (
          <tr key={quarter}>
            <th scope="row" className="num" dir="ltr">
              {quarter}
            </th>
            {series.map(({ key, goals, look }) => {
              const count = goals[index] ?? 0;
              return (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the number inside is its text
                <td key={key}>
                  <span className={styles["line"]}>
                    <span
                      className={styles["bar"]}
                      data-look={look}
                      style={{ inlineSize: `${(count / most) * 100}%` }}
                    />
                    <span className="num">{count}</span>
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
