// Links to players, teams and leagues with their picture, and countries with their flag.
import type { ReactNode } from "react";
import type { CountryRef, LeagueRef, PlayerRef, TeamRef } from "#domain/match/references.ts";
import { CountryFlag } from "../pictures/CountryFlag.tsx";
import { LeagueBadge } from "../pictures/LeagueBadge.tsx";
import { leaguePath, teamPath } from "./pageLinks.ts";
import { PlayerName } from "./PlayerName.tsx";
import { PlayerPhoto } from "../pictures/PlayerPhoto.tsx";
import styles from "./RefLinks.module.css";
import { RowLink } from "./RowLink.tsx";
import { TeamCrest } from "../pictures/TeamCrest.tsx";

/** `note` is small text under the name, `mark` is next to the name. */
export function PlayerLink({
  player,
  note,
  mark,
}: {
  readonly player: PlayerRef;
  readonly note?: ReactNode;
  readonly mark?: ReactNode;
}) {
  return (
    <span className={styles["ref"]}>
      <PlayerPhoto file={player.photo} size={32} />
      <span className={styles["text"]}>
        <span className={styles["line"]}>
          <PlayerName player={player} className={styles["name"]} />
          {mark}
        </span>
        {note === undefined ? null : <small className={styles["note"]}>{note}</small>}
      </span>
    </span>
  );
}

export function TeamLink({ team, note }: { readonly team: TeamRef; readonly note?: ReactNode }) {
  return (
    <span className={styles["ref"]}>
      <TeamCrest file={team.logo} size={20} />
      <span className={styles["text"]}>
        <RowLink path={teamPath(team.id)} className={styles["name"]}>
          <span dir="auto" translate="no">
            {team.name}
          </span>
        </RowLink>
        {note === undefined ? null : <small className={styles["note"]}>{note}</small>}
      </span>
    </span>
  );
}

export function LeagueLink({ league }: { readonly league: LeagueRef }) {
  return (
    <span className={styles["ref"]}>
      <LeagueBadge file={league.logo} size={20} />
      <RowLink path={leaguePath(league.id)} className={styles["name"]}>
        <span dir="auto" translate="no">
          {league.name}
        </span>
      </RowLink>
    </span>
  );
}

/** Not a link: countries have no page. */
export function CountryName({ country }: { readonly country: CountryRef }) {
  // A competition of the world has no country.
  if (country.name === "") return null;
  return (
    <span className={styles["country"]}>
      <CountryFlag file={country.flag} />
      <span dir="auto">{country.name}</span>
    </span>
  );
}
