// A player's last matches: the fixture, and the player's actions in it.
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useMemo } from "react";
import type { PlayerMatch } from "#domain/player/player.ts";
import { CardMark } from "#components/match/CardMark.tsx";
import { FixtureRow } from "#components/match/FixtureRow.tsx";
import { useFormats } from "#i18n/hooks.ts";
import { useWatch } from "#state/live/client/useWatch.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import styles from "./RecentMatches.module.css";

export function RecentMatches({ matches }: { readonly matches: readonly PlayerMatch[] }) {
  const id = useId();
  useWatch(useMemo(() => matches.map(({ fixture }) => fixture.matchId), [matches]));
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles["title"]}>
        <Trans>Recent matches</Trans>
      </h2>
      {matches.length === 0 ? (
        <p className={styles["none"]}>
          <Trans>No matches have been played lately.</Trans>
        </p>
      ) : (
        <ul>
          {matches.map((match) => (
            <li key={match.fixture.matchId} className={styles["match"]} data-match-id={match.fixture.matchId}>
              <FixtureRow fixture={match.fixture} showLeague teamId={match.fixture.teams[match.side].id} />
              <Doings match={match} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Doings({ match }: { readonly match: PlayerMatch }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { minutes, goals, assists, yellowCards, redCards, rating } = match;
  return (
    <p className={styles["doings"]}>
      <span className={`${styles["minutes"]} num`} title={t`Minutes played`}>
        {minutes}′
      </span>
      {goals > 0 ? (
        <span className={`${styles["count"]} num`} title={t`Goals`}>
          <Icon name="ball" size={16} />
          <VisuallyHidden>{t`Goals`}</VisuallyHidden> {goals}
        </span>
      ) : null}
      {assists > 0 ? (
        <span className={`${styles["count"]} num`} title={t`Assists`}>
          <span aria-hidden="true" className={styles["letter"]}>
            {t({ message: "A", comment: "Assists, column of a table, one letter" })}
          </span>
          <VisuallyHidden>{t`Assists`}</VisuallyHidden> {assists}
        </span>
      ) : null}
      <CardMark color="yellow" count={yellowCards} />
      <CardMark color="red" count={redCards} />
      {rating === undefined ? null : (
        <span className={`${styles["rating"]} num`} title={t`Rating`} data-grade={gradeOf(rating)}>
          <VisuallyHidden>{t`Rating`}</VisuallyHidden> {formats.decimal(rating, 1)}
        </span>
      )}
    </p>
  );
}

/** Three classes of ratings have a colour each; the number is exact. */
function gradeOf(rating: number): "high" | "middle" | "low" {
  if (rating >= 7) return "high";
  return rating >= 6 ? "middle" : "low";
}
