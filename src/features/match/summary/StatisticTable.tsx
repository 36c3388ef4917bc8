// The statistics of both sides as paired bars in an accessible table.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { PerSide } from "#domain/match/match.ts";
import type { TeamRef } from "#domain/match/references.ts";
import type { StatisticKind, StatisticPair } from "#domain/match/summary.ts";
import type { LocaleFormats } from "#i18n/formats.ts";
import { useFormats } from "#i18n/hooks.ts";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import styles from "./StatisticTable.module.css";

const NAMES: Readonly<Record<StatisticKind, MessageDescriptor>> = {
  possession: msg`Possession`,
  expectedGoals: msg({ message: "Expected goals (xG)", comment: "Football statistic" }),
  shots: msg`Shots`,
  shotsOnTarget: msg`Shots on target`,
  bigChances: msg`Big chances`,
  corners: msg`Corners`,
  fouls: msg`Fouls`,
  offsides: msg`Offsides`,
  saves: msg({ message: "Saves", comment: "Shots stopped by the goalkeeper" }),
  passes: msg`Passes`,
  passAccuracy: msg`Pass accuracy`,
  attacks: msg`Attacks`,
  dangerousAttacks: msg`Dangerous attacks`,
};

const PERCENTAGES: ReadonlySet<StatisticKind> = new Set(["possession", "passAccuracy"]);

function written(kind: StatisticKind, value: number, formats: LocaleFormats): string {
  if (PERCENTAGES.has(kind)) return formats.percent(value / 100);
  return kind === "expectedGoals" ? formats.decimal(value, 2) : formats.number(value);
}

export interface StatisticTableProps {
  readonly statistics: readonly StatisticPair[];
  readonly teams: PerSide<TeamRef>;
}

export function StatisticTable({ statistics, teams }: StatisticTableProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  return (
    <section className={styles["section"]}>
      <table className={styles["table"]}>
        <caption className={styles["title"]}>
          <Trans>Statistics</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles["home"]} dir="auto" translate="no">
              {teams.home.name}
            </th>
            <th scope="col">
              <VisuallyHidden>{t`Statistic`}</VisuallyHidden>
            </th>
            <th scope="col" className={styles["away"]} dir="auto" translate="no">
              {teams.away.name}
            </th>
          </tr>
        </thead>
        <tbody>
          {statistics.map(({ kind, values }) => (
            <tr key={kind}>
              <Cell side="home" values={values} text={written(kind, values.home, formats)} />
              <th scope="row" className={styles["name"]}>
                {i18n._(NAMES[kind])}
              </th>
              <Cell side="away" values={values} text={written(kind, values.away, formats)} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({
  side,
  values,
  text,
}: {
  readonly side: "home" | "away";
  readonly values: PerSide<number>;
  readonly text: string;
}) {
  const total = values.home + values.away;
  const share = total === 0 ? 0 : values[side] / total;
  const ahead = values[side] > values[side === "home" ? "away" : "home"];
  const value = <span className={`${styles["value"]} num`}>{text}</span>;
  return (
    <td className={styles[side]} data-ahead={ahead || undefined}>
      {side === "home" ? value : null}
      <span className={styles["track"]} aria-hidden="true">
        <span className={styles["bar"]} style={{ inlineSize: `${Math.round(share * 1000) / 10}%` }} />
      </span>
      {side === "away" ? value : null}
    </td>
  );
}
