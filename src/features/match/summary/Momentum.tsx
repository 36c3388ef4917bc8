// Pressure by minute: bars up for the home side, down for the away side, goals marked, and the same as a table.
import { Trans, useLingui } from "@lingui/react/macro";
import { formatMinute } from "#domain/match/gameMinute.ts";
import type { PerSide } from "#domain/match/match.ts";
import type { TeamRef } from "#domain/match/references.ts";
import type { Incident, MomentumPoint } from "#domain/match/summary.ts";
import { IncidentIcon } from "#components/match/IncidentIcon.tsx";
import { GOAL_KINDS } from "#components/match/incidentNames.ts";
import styles from "./Momentum.module.css";

const SPAN_MINUTES = 5;

interface MomentumSpan {
  readonly from: number;
  readonly to: number;
  /** Mean over the span's minutes, from 100 (all home) to −100 (all away). */
  readonly value: number;
}

/** Spans of five minutes; the last one may be shorter. */
function momentumSpans(points: readonly MomentumPoint[]): readonly MomentumSpan[] {
  const spans: MomentumSpan[] = [];
  for (let start = 0; start < points.length; start += SPAN_MINUTES) {
    const part = points.slice(start, start + SPAN_MINUTES);
    const first = part[0];
    const last = part.at(-1);
    if (first === undefined || last === undefined) break;
    const value = Math.round(part.reduce((sum, point) => sum + point.value, 0) / part.length);
    spans.push({ from: first.minute, to: last.minute, value });
  }
  return spans;
}

const REGULAR_MINUTES = 90;
const LONGEST_MINUTES = 120;
const HALF = 45;
/** Chart grid: two units per minute, 100 units in each direction. */
const STEP = 2;

export interface MomentumProps {
  readonly points: readonly MomentumPoint[];
  readonly incidents: readonly Incident[];
  readonly teams: PerSide<TeamRef>;
}

export function Momentum({ points, incidents, teams }: MomentumProps) {
  const { t } = useLingui();
  const last = points.at(-1)?.minute ?? 0;
  const length = last > REGULAR_MINUTES ? LONGEST_MINUTES : REGULAR_MINUTES;
  const goals = incidents.filter(({ kind }) => GOAL_KINDS.has(kind));
  const home = teams.home.name;
  const away = teams.away.name;
  const at = (minute: number): string => `${(minute / length) * 100}%`;
  return (
    <section className={styles["section"]}>
      <h2 className={styles["title"]}>
        <Trans>Momentum</Trans>
      </h2>
      <figure
        className={styles["figure"]}
        aria-label={t`Pressure by minute, ${home} upwards and ${away} downwards`}
      >
        <div className={styles["chart"]} aria-hidden="true">
          <svg
            className={styles["bars"]}
            viewBox={`0 -100 ${length * STEP} 200`}
            preserveAspectRatio="none"
            focusable="false"
          >
            <path d={bars(points, "home")} className={styles["home"]} />
            <path d={bars(points, "away")} className={styles["away"]} />
          </svg>
          <span className={styles["half"]} style={{ insetInlineStart: at(HALF) }} />
          {goals.map(({ id, side, kind, minute }) => (
            <span
              key={id}
              className={styles["goal"]}
              data-side={side}
              style={{ insetInlineStart: at(Math.min(length, Math.floor(minute / 100))) }}
            >
              <IncidentIcon kind={kind} size={13} />
            </span>
          ))}
        </div>
        <div className={`${styles["axis"]} num`} aria-hidden="true">
          {[0, HALF, REGULAR_MINUTES].map((minute) => (
            <span
              key={minute}
              style={{ insetInlineStart: at(minute) }}
              data-minute={minute}
              data-end={minute === length || undefined}
            >
              {formatMinute(minute * 100) || "0"}
            </span>
          ))}
        </div>
        <div className={styles["legend"]} aria-hidden="true">
          <span data-side="home" dir="auto" translate="no">
            {home}
          </span>
          <span data-side="away" dir="auto" translate="no">
            {away}
          </span>
        </div>
      </figure>
      <MomentumDetails points={points} teams={teams} />
    </section>
  );
}

function MomentumDetails({ points, teams }: Pick<MomentumProps, "points" | "teams">) {
  return (
    <details className={styles["details"]}>
      <summary>
        <Trans>Momentum as a table</Trans>
      </summary>
      <table className={styles["table"]}>
        <caption className={styles["caption"]}>
          <Trans>Pressure in per cent, by five minutes</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Minutes</Trans>
            </th>
            <th scope="col" dir="auto" translate="no">
              {teams.home.name}
            </th>
            <th scope="col" dir="auto" translate="no">
              {teams.away.name}
            </th>
          </tr>
        </thead>
        <tbody className="num">
          {momentumSpans(points).map(({ from, to, value }) => (
            <tr key={from}>
              <th scope="row">{from === to ? from : `${from}–${to}`}</th>
              <td>{value > 0 ? value : ""}</td>
              <td>{value < 0 ? -value : ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** One path for a side's bars: 120 nodes would cost too much rendering time. */
function bars(points: readonly MomentumPoint[], side: "home" | "away"): string {
  return points
    .filter(({ value }) => (side === "home" ? value > 0 : value < 0))
    .map(({ minute, value }) => `M${(minute - 1) * STEP + 0.2} 0v${-value}h${STEP - 0.4}v${value}z`)
    .join("");
}
