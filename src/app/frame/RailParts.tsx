// The left rail's content: pinned leagues, then countries, each with its number of matches on the day.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { CountryFlag } from "#components/pictures/CountryFlag.tsx";
import { RowLink } from "#components/page/RowLink.tsx";
import { useFormats } from "#i18n/hooks.ts";
import { homeFirst } from "#state/preferences/homeCountry.ts";
import { usePlace } from "#state/navigation/hooks.ts";
import type { RailUpdate } from "#workers/live/contract.ts";
import type { ListSearch } from "#state/navigation/listSearch.ts";
import styles from "./LeftRail.module.css";

interface RailPartsProps {
  readonly rail: RailUpdate;
  /** Id of the country to show first; 0 for none. */
  readonly homeCountry: number;
}

export function RailParts({ rail, homeCountry }: RailPartsProps) {
  return (
    <>
      {rail.pinned.length === 0 ? null : (
        <nav className={styles["part"]} aria-labelledby="rail-pinned">
          <h2 id="rail-pinned" className={styles["title"]}>
            <Trans>Pinned leagues</Trans>
          </h2>
          {rail.pinned.map(({ leagueId, name, country, flag, matchCount }) => (
            <RailLink
              key={leagueId}
              choice={{ league: leagueId }}
              flag={flag}
              count={matchCount}
              title={country}
            >
              {name}
            </RailLink>
          ))}
        </nav>
      )}
      {rail.countries.length === 0 ? null : (
        <nav className={styles["part"]} aria-labelledby="rail-countries">
          <h2 id="rail-countries" className={styles["title"]}>
            <Trans>Countries</Trans>
          </h2>
          {homeFirst(rail.countries, homeCountry).map(({ countryId, name, flag, matchCount }) => (
            <RailLink key={countryId} choice={{ country: countryId }} flag={flag} count={matchCount}>
              {name}
            </RailLink>
          ))}
        </nav>
      )}
    </>
  );
}

interface RailLinkProps {
  readonly choice: RailChoice;
  readonly flag: string;
  readonly count: number;
  readonly title?: string;
  readonly children: ReactNode;
}

function RailLink({ choice, flag, count, title, children }: RailLinkProps) {
  const formats = useFormats();
  const search = usePlace((place) => (place.list === "scores" ? place.search : undefined));
  const before: ListSearch = search ?? {};
  return (
    <RowLink
      path="/"
      search={{ ...withRailChoice(before, choice) }}
      // Compared by query, because all entries have the same path.
      current={isChosen(before, choice) && "true"}
      className={styles["link"]}
      title={title}
      keepScroll={search !== undefined}
    >
      <CountryFlag file={flag} />
      <span className={styles["name"]}>{children}</span>
      <span className={`${styles["count"]} num`}>{formats.number(count)}</span>
    </RowLink>
  );
}

/** One league or one country at a time. */
type RailChoice = { readonly league: number } | { readonly country: number };

/** The query of the scores page after pressing an entry: the rest is kept; pressing the chosen one removes it. */
export function withRailChoice(before: ListSearch, choice: RailChoice): ListSearch {
  const { league: _league, country: _country, ...rest } = before;
  return isChosen(before, choice) ? rest : { ...rest, ...choice };
}

/** True when the address holds exactly this choice. */
function isChosen(search: ListSearch, choice: RailChoice): boolean {
  return "league" in choice ? search.league === choice.league : search.country === choice.country;
}
