// The gallery's football: rows and tiles of matches in their states, fixtures, tables, marks and pictures.
import { aFixture, aTeam } from "#domain/testing/aFixture.ts";
import type { StandingRow, Standings } from "#domain/league/standings.ts";
import { CardMark } from "#components/match/CardMark.tsx";
import { CountryFlag } from "#components/pictures/CountryFlag.tsx";
import { FavoriteButton } from "#components/match/FavoriteButton.tsx";
import { FixtureList } from "#components/match/FixtureList.tsx";
import { FormLetters } from "#components/match/FormLetters.tsx";
import { LeagueBadge } from "#components/pictures/LeagueBadge.tsx";
import { MatchRow } from "#components/match/MatchRow.tsx";
import { MatchTile } from "#components/match/MatchTile.tsx";
import { MissingMark } from "#components/match/MissingMark.tsx";
import { NoFavorites } from "#components/match/NoFavorites.tsx";
import { OddsCell } from "#components/match/OddsCell.tsx";
import { StandingsTable } from "#components/match/StandingsTable.tsx";
import { TeamCrest } from "#components/pictures/TeamCrest.tsx";
import { MATCHES, WAITING_MATCH } from "./sampleClient.ts";
import { Section, Shown } from "./Shown.tsx";
import styles from "./gallery.module.css";

const aPlace = (place: number, name: string, parts: Partial<StandingRow> = {}): StandingRow => ({
  place,
  placeBefore: place,
  team: aTeam(10 + place, name),
  played: 12,
  won: 9 - place,
  drawn: 2,
  lost: place,
  goalsFor: 24 - place,
  goalsAgainst: 8 + place,
  points: 30 - 3 * place,
  deducted: 0,
  zone: undefined,
  form: ["W", "D", "W", "L", "W"],
  playing: undefined,
  ...parts,
});

const TABLE: readonly StandingRow[] = [
  aPlace(1, "Arsenal"),
  aPlace(2, "Chelsea", { placeBefore: 3 }),
  aPlace(3, "Wolverhampton Wanderers"),
];
const STANDINGS: Standings = {
  computed: false,
  leagueId: 36,
  season: "2026-2027",
  total: TABLE,
  home: TABLE,
  away: TABLE,
  live: undefined,
  zones: [],
  deductions: [],
};

export function Football() {
  return (
    <Section title="Football">
      {MATCHES.map(({ id, shows }) => (
        <Shown key={id} name={`MatchRow, ${shows}`} wide>
          <MatchRow matchId={id} showOdds onHide={() => undefined} />
        </Shown>
      ))}
      <Shown name="MatchRow, not arrived" wide>
        <MatchRow matchId={WAITING_MATCH} showOdds onHide={() => undefined} />
      </Shown>
      {MATCHES.slice(0, 3).map(({ id, shows }) => (
        <Shown key={id} name={`MatchTile, ${shows}`}>
          <MatchTile matchId={id} />
        </Shown>
      ))}
      <Shown name="FixtureList" wide>
        <FixtureList
          title="Fixtures"
          fixtures={[aFixture(201), aFixture(202, { phase: "notStarted" })]}
          showLeague
          teamId={11}
        />
      </Shown>
      <Shown name="StandingsTable" wide>
        <StandingsTable standings={STANDINGS} leagueName="Premier League" markedTeamIds={[12]} />
      </Shown>
      <Shown name="Marks">
        <div className={styles["line"]}>
          <FormLetters form={["W", "D", "L"]} />
          <CardMark color="red" count={1} field="homeRed" />
          <CardMark color="yellow" count={2} field="homeYellow" />
          <MissingMark reason="injured" />
          <MissingMark reason="suspended" />
          <FavoriteButton kind="match" id={1} name="Arsenal – Chelsea" />
        </div>
      </Shown>
      <Shown name="Prices">
        <div className={styles["line"]}>
          <OddsCell field="oddsHome" price="1.80" move="up" />
          <OddsCell field="oddsDraw" price="3.50" move="down" />
          <OddsCell field="oddsAway" price="" move={undefined} />
        </div>
      </Shown>
      <Shown name="Pictures">
        <div className={styles["line"]}>
          <TeamCrest file="" size={40} />
          <LeagueBadge file="" size={40} />
          <CountryFlag file="2.svg" />
        </div>
      </Shown>
      <Shown name="NoFavorites">
        <NoFavorites starred={false} />
      </Shown>
    </Section>
  );
}
