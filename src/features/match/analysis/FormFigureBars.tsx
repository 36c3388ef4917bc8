// Figures of past matches: wins, draws and losses as one bar, goals, and shares of "over" and "both scored".
import { Plural, Trans } from "@lingui/react/macro";
import type { FormFigures } from "#domain/match/formFigures.ts";
import type { TeamRef } from "#domain/match/references.ts";
import { useFormats } from "#i18n/hooks.ts";
import styles from "./FormFigureBars.module.css";

export function FormFigureBars({
  figures,
  team,
  versus,
}: {
  readonly figures: FormFigures;
  readonly team: TeamRef;
  readonly versus?: TeamRef | undefined;
}) {
  const formats = useFormats();
  const { played, won, drawn, lost, goalsFor, goalsAgainst } = figures;
  if (played === 0) return null;
  const share = (part: number): string => formats.percent(part / played);
  const mean = formats.decimal((goalsFor + goalsAgainst) / played, 1);
  return (
    <div className={styles["figures"]}>
      <div className={styles["bar"]} aria-hidden="true">
        <span data-result="W" style={{ flexGrow: won }} />
        <span data-result="D" style={{ flexGrow: drawn }} />
        <span data-result="L" style={{ flexGrow: lost }} />
      </div>
      <dl className={styles["results"]}>
        <div>
          <dt>{versus ? <Trans>{team.name} won</Trans> : <Trans>Won</Trans>}</dt>
          <dd className="num">{won}</dd>
        </div>
        <div>
          <dt>
            <Trans>Drawn</Trans>
          </dt>
          <dd className="num">{drawn}</dd>
        </div>
        <div>
          <dt>{versus ? <Trans>{versus.name} won</Trans> : <Trans>Lost</Trans>}</dt>
          <dd className="num">{lost}</dd>
        </div>
      </dl>
      <dl className={styles["shares"]}>
        <div>
          <dt>
            <Trans>Goals</Trans>
          </dt>
          <dd className="num">
            {goalsFor}:{goalsAgainst}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Over 2.5 goals</Trans>
          </dt>
          <dd className="num">{share(figures.over25)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Under 2.5 goals</Trans>
          </dt>
          <dd className="num">{share(played - figures.over25)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Both scored</Trans>
          </dt>
          <dd className="num">{share(figures.bothScored)}</dd>
        </div>
        <div>
          <dt>
            <Plural value={played} one="# match" other="# matches" />
          </dt>
          <dd className="num">
            <Trans comment="Average goals of a match">{mean} goals a match</Trans>
          </dd>
        </div>
      </dl>
    </div>
  );
}
