// Past matches of a team or a pairing: filters, figures and the matches.
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { FixtureRow } from "#components/match/FixtureRow.tsx";
import type { FixtureLine } from "#domain/match/fixture.ts";
import { filterForm, formFigures } from "#domain/match/formFigures.ts";
import type { TeamRef } from "#domain/match/references.ts";
import { Segmented } from "#ui/controls/Segmented.tsx";
import { Checkbox } from "#ui/controls/Checkbox.tsx";
import { FormFigureBars } from "./FormFigureBars.tsx";
import styles from "../AnalysisTab.module.css";

const LAST = ["5", "10", "20"] as const;
type Last = (typeof LAST)[number];
type Venue = "all" | "home" | "away";

export interface FormPanelProps {
  readonly title: string;
  /** Text when there is no match at all. */
  readonly empty: string;
  /** Newest first. */
  readonly fixtures: readonly FixtureLine[];
  /** The team whose results these are. */
  readonly team: TeamRef;
  /** League of the match, for the filter "same league". */
  readonly leagueId: number;
  /** The other team, for meetings. */
  readonly versus?: TeamRef;
}

export function FormPanel({ title, empty, fixtures, team, leagueId, versus }: FormPanelProps) {
  const { t } = useLingui();
  const [venue, setVenue] = useState<Venue>("all");
  const [sameLeague, setSameLeague] = useState(false);
  const [last, setLast] = useState<Last>("5");
  const shown = filterForm(fixtures, team.id, {
    side: venue === "all" ? undefined : venue,
    leagueId: sameLeague ? leagueId : undefined,
    last: Number(last),
  });
  return (
    <section className={styles["panel"]} aria-label={title}>
      <h2 className={styles["title"]}>{title}</h2>
      {fixtures.length === 0 ? (
        <p className={styles["none"]}>{empty}</p>
      ) : (
        <>
          <div className={styles["filters"]}>
            <Segmented<Venue>
              label={t`Home or away`}
              value={venue}
              onChange={setVenue}
              segments={[
                {
                  value: "all",
                  label: t({ message: "All", context: "matches", comment: "Home and away matches" }),
                },
                {
                  value: "home",
                  label: t({ message: "Home", context: "matches", comment: "Home matches only" }),
                },
                {
                  value: "away",
                  label: t({ message: "Away", context: "matches", comment: "Away matches only" }),
                },
              ]}
            />
            <Segmented<Last>
              label={t`How many matches`}
              value={last}
              onChange={setLast}
              segments={LAST.map((value) => ({ value, label: value }))}
            />
            <Checkbox checked={sameLeague} onChange={setSameLeague}>
              <Trans>Same league</Trans>
            </Checkbox>
          </div>
          {shown.length === 0 ? (
            <p className={styles["none"]}>
              <Trans>No matches for these filters.</Trans>
            </p>
          ) : (
            <>
              <FormFigureBars figures={formFigures(shown, team.id)} team={team} versus={versus} />
              {shown.map((fixture) => (
                <FixtureRow key={fixture.matchId} fixture={fixture} showLeague teamId={team.id} />
              ))}
            </>
          )}
        </>
      )}
    </section>
  );
}
