// A titled list of fixtures; running matches show live data.
import type { ReactNode } from "react";
import { useId, useMemo } from "react";
import type { FixtureLine } from "#domain/match/fixture.ts";
import { useWatch } from "#state/live/client/useWatch.ts";
import { FixtureRow } from "./FixtureRow.tsx";
import styles from "./FixtureList.module.css";

export interface FixtureListProps {
  /** undefined where an element above already names the list; then give `label`. */
  readonly title?: ReactNode;
  readonly label?: string;
  readonly fixtures: readonly FixtureLine[];
  readonly showLeague?: boolean;
  /** Shows results from this team's point of view. */
  readonly teamId?: number | undefined;
  /** Text for an empty list; without it an empty list renders nothing. */
  readonly empty?: ReactNode;
}

export function FixtureList({ title, label, fixtures, showLeague = false, teamId, empty }: FixtureListProps) {
  const id = useId();
  useWatch(useMemo(() => fixtures.map(({ matchId }) => matchId), [fixtures]));
  if (fixtures.length === 0 && empty === undefined) return null;
  return (
    <section aria-labelledby={title === undefined ? undefined : id} aria-label={label}>
      {title === undefined ? null : (
        <h2 id={id} className={styles["title"]}>
          {title}
        </h2>
      )}
      {fixtures.length === 0 ? (
        <p className={styles["none"]}>{empty}</p>
      ) : (
        <ul>
          {fixtures.map((fixture) => (
            <li key={fixture.matchId} data-match-id={fixture.matchId}>
              <FixtureRow fixture={fixture} showLeague={showLeague} teamId={teamId} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
