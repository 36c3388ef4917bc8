// A league's table: total, home, away or live, with zones, form, deductions and the marked teams.
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { StandingRow, Standings } from "#domain/league/standings.ts";
import { type Segment, Segmented } from "#ui/controls/Segmented.tsx";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import { FormLetters, FormMark } from "./FormLetters.tsx";
import { matchPath, teamPath } from "../page/pageLinks.ts";
import { PrintButton } from "../page/PrintButton.tsx";
import { RowLink } from "../page/RowLink.tsx";
import styles from "./StandingsTable.module.css";
import { TeamCrest } from "../pictures/TeamCrest.tsx";
import { ZONE_NAMES } from "../page/zoneNames.ts";

const NONE_MARKED: readonly number[] = [];

type Scope = "live" | "total" | "home" | "away";

export interface StandingsTableProps {
  readonly standings: Standings;
  readonly leagueName: string;
  /** Teams to highlight, such as the two of a match. */
  readonly markedTeamIds?: readonly number[];
}

export function StandingsTable({ standings, leagueName, markedTeamIds = NONE_MARKED }: StandingsTableProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<Scope>();
  const hasLive = standings.live !== undefined;
  // While matches run, the live table is the default; afterwards the total table is.
  const scope =
    chosen === undefined || (chosen === "live" && !hasLive) ? (hasLive ? "live" : "total") : chosen;
  const rows = (scope === "live" ? standings.live : standings[scope]) ?? standings.total;
  const table = <Table {...{ standings, scope, rows, markedTeamIds }} />;
  const scopes: readonly Segment<Scope>[] = [
    ...(hasLive ? [{ value: "live" as const, label: t`Live` }] : []),
    { value: "total", label: t({ message: "Total", comment: "Table of all matches" }) },
    { value: "home", label: t({ message: "Home", context: "matches", comment: "Table of home matches" }) },
    { value: "away", label: t({ message: "Away", context: "matches", comment: "Table of away matches" }) },
  ];
  return (
    <div className={styles["standings"]}>
      <div className={styles["controls"]}>
        <Segmented<Scope> label={t`Table`} value={scope} onChange={setChosen} segments={scopes} />
        <PrintButton
          title={leagueName}
          about={
            <>
              <bdi>{standings.season}</bdi> ·{" "}
              <span>{scopes.find(({ value }) => value === scope)?.label}</span>
            </>
          }
        >
          {table}
        </PrintButton>
      </div>
      {table}
    </div>
  );
}

interface TableProps extends Required<Pick<StandingsTableProps, "standings" | "markedTeamIds">> {
  readonly scope: Scope;
  readonly rows: readonly StandingRow[];
}

function Table({ standings, scope, rows, markedTeamIds }: TableProps) {
  return (
    <>
      <table className={styles["table"]}>
        <caption>
          <VisuallyHidden>
            <Trans>Standings {standings.season}</Trans>
          </VisuallyHidden>
        </caption>
        <Head />
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.team.id}
              row={row}
              zones={scope === "total" || scope === "live"}
              moved={scope === "live"}
              marked={markedTeamIds.includes(row.team.id)}
            />
          ))}
        </tbody>
      </table>
      {standings.computed ? (
        <p className={styles["computed"]}>
          <Trans>Computed from the results: the source of the scores has no table.</Trans>
        </p>
      ) : null}
      <Legend standings={standings} />
    </>
  );
}

function Head() {
  const { t } = useLingui();
  const columns = [
    [t({ message: "P", comment: "Matches played, column of a table, one letter" }), t`Played`, "played"],
    [t({ message: "W", comment: "Won, column of a table, one letter" }), t`Won`, "wide"],
    [t({ message: "D", comment: "Drawn, column of a table, one letter" }), t`Drawn`, "wide"],
    [t({ message: "L", comment: "Lost, column of a table, one letter" }), t`Lost`, "wide"],
    [
      t({ message: "Goals", comment: "Goals for and against, column of a table" }),
      t`Goals for and against`,
      "wide",
    ],
    [t({ message: "+/−", comment: "Goal difference, column of a table" }), t`Goal difference`, "diff"],
    [
      t({ message: "Pts", comment: "Points, column of a table, short" }),
      t({ message: "Points", context: "league table" }),
      "points",
    ],
    [t`Form`, t`The last five results, newest last`, "form"],
  ] as const;
  return (
    <thead>
      <tr>
        <th scope="col" className={styles["place"]}>
          <abbr title={t`Place`}>#</abbr>
        </th>
        <th scope="col" className={styles["teamHead"]}>
          <Trans>Team</Trans>
        </th>
        {columns.map(([short, whole, column]) => (
          <th key={whole} scope="col" data-column={column}>
            <abbr title={whole}>{short}</abbr>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowProps {
  readonly row: StandingRow;
  readonly zones: boolean;
  /** Shows how many places the running matches have moved the team. */
  readonly moved: boolean;
  readonly marked: boolean;
}

function Row({ row, zones, moved, marked }: RowProps) {
  const { t, i18n } = useLingui();
  const { team, zone } = row;
  const difference = row.goalsFor - row.goalsAgainst;
  const zoneName = zones && zone !== undefined ? i18n._(ZONE_NAMES[zone]) : undefined;
  return (
    <tr className={styles["row"]} data-marked={marked || undefined} data-team-id={team.id}>
      <td className={`${styles["place"]} num`} data-zone={zones ? zone : undefined} title={zoneName}>
        {row.place}
        {zoneName === undefined ? null : <VisuallyHidden>{zoneName}</VisuallyHidden>}
        {moved ? <Moved by={(row.placeBefore ?? row.place) - row.place} /> : null}
      </td>
      <th scope="row" className={styles["team"]}>
        <span className={styles["teamLine"]}>
          <TeamCrest file={team.logo} size={20} />
          <RowLink path={teamPath(team.id)} className={styles["name"]}>
            <span dir="auto" translate="no">
              {team.name}
            </span>
          </RowLink>
          {row.deducted > 0 ? (
            <span className={styles["deducted"]} title={t`Points taken off: ${row.deducted}`}>
              <span aria-hidden="true">−{row.deducted}</span>
              <VisuallyHidden>{t`Points taken off: ${row.deducted}`}</VisuallyHidden>
            </span>
          ) : null}
          {row.playing ? (
            <RowLink
              path={matchPath(row.playing.matchId)}
              className={styles["playing"]}
              label={t`Playing now`}
            >
              <FormMark letter={row.playing.result} />
            </RowLink>
          ) : null}
        </span>
      </th>
      <td className="num" data-column="played">
        {row.played}
      </td>
      <td className="num" data-column="wide">
        {row.won}
      </td>
      <td className="num" data-column="wide">
        {row.drawn}
      </td>
      <td className="num" data-column="wide">
        {row.lost}
      </td>
      <td className="num" data-column="wide">
        {row.goalsFor}:{row.goalsAgainst}
      </td>
      <td className="num" data-column="diff" dir="ltr">
        {difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : "0"}
      </td>
      <td className="num" data-column="points">
        {row.points}
      </td>
      <td data-column="form">
        <FormLetters form={row.form} />
      </td>
    </tr>
  );
}

function Moved({ by }: { readonly by: number }) {
  const { t } = useLingui();
  if (by === 0) return null;
  const words = by > 0 ? t`Up ${by}` : t`Down ${-by}`;
  return (
    <small className={styles["moved"]} data-way={by > 0 ? "up" : "down"} title={words}>
      <span aria-hidden="true">{by > 0 ? "▲" : "▼"}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </small>
  );
}

function Legend({ standings }: { readonly standings: Standings }) {
  const { i18n } = useLingui();
  const { zones, deductions } = standings;
  if (zones.length === 0 && deductions.length === 0) return null;
  return (
    <div className={styles["legend"]}>
      <ul className={styles["zones"]}>
        {zones.map((zone) => (
          <li key={zone} data-zone={zone}>
            {i18n._(ZONE_NAMES[zone])}
          </li>
        ))}
      </ul>
      {deductions.map(({ team, points, reason }) => (
        <p key={team.id} className={styles["reason"]}>
          <span dir="auto" translate="no">
            {team.name}
          </span>
          : <Plural value={points} one="# point taken off" other="# points taken off" />
          {reason === "" ? null : <span> ({reason})</span>}
        </p>
      ))}
    </div>
  );
}
