// The goals of each period of a match, by team.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { PerSide } from "#domain/match/match.ts";
import type { TeamRef } from "#domain/match/references.ts";
import type { PeriodKind, PeriodScore } from "#domain/match/summary.ts";
import { TeamCrest } from "#components/pictures/TeamCrest.tsx";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import styles from "./PeriodTable.module.css";

const NAMES: Readonly<Record<PeriodKind, MessageDescriptor>> = {
  firstHalf: msg({ message: "1st", comment: "Column of goals in the first half" }),
  secondHalf: msg({ message: "2nd", comment: "Column of goals in the second half" }),
  extraTime: msg({ message: "ET", comment: "Extra time, short" }),
  penalties: msg({ message: "Pen", context: "shoot-out", comment: "Penalty shoot-out, short" }),
};

export function PeriodTable({
  periods,
  teams,
}: {
  readonly periods: readonly PeriodScore[];
  readonly teams: PerSide<TeamRef>;
}) {
  const { i18n, t } = useLingui();
  return (
    <table className={styles["table"]}>
      <caption>
        <VisuallyHidden>
          <Trans>Goals by period</Trans>
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles["team"]}>
            <VisuallyHidden>{t`Team`}</VisuallyHidden>
          </th>
          {periods.map(({ kind }) => (
            <th key={kind} scope="col">
              {i18n._(NAMES[kind])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(["home", "away"] as const).map((side) => (
          <tr key={side}>
            <th scope="row" className={styles["team"]}>
              <span className={styles["name"]}>
                <TeamCrest file={teams[side].logo} size={18} />
                <span dir="auto" translate="no">
                  {teams[side].name}
                </span>
              </span>
            </th>
            {periods.map(({ kind, score }) => (
              <td key={kind} className="num">
                {score[side]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
