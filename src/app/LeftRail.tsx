// Pinned leagues, then countries, with how many matches each has on the day shown.
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "@tanstack/react-router";
import { useStore } from "jotai";
import { type ReactNode, useState } from "react";
import { CountryFlag } from "#components/CountryFlag.tsx";
import { useFormats } from "#i18n/hooks.ts";
import { homeCountryAtom, homeFirst } from "#state/homeCountry.ts";
import { useRail } from "#state/live/hooks.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import type { ListSearch } from "#features/matches/search.ts";
import styles from "./LeftRail.module.css";
import { isChosen, type RailChoice, withRailChoice } from "./railChoice.ts";

/** An entry is current by its query, which the link itself cannot tell. */
const NO_PROPS = { "aria-current": undefined } as const;
const SKELETON_WIDTHS = [52, 64, 44, 58, 48, 61, 40, 55, 66, 47, 50, 59] as const;

export function LeftRail() {
  const { t } = useLingui();
  const rail = useRail();
  const store = useStore();
  // As it was known when the page came: a rail that stands does not re-order.
  const [homeCountry] = useState(() => store.get(homeCountryAtom));
  return (
    <aside className={styles["rail"]} aria-label={t`Leagues and countries`}>
      {rail === undefined ? <RailSkeleton /> : null}
      {rail === undefined || rail.pinned.length === 0 ? null : (
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
      {rail === undefined || rail.countries.length === 0 ? null : (
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
    </aside>
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
  const { search, onScores } = useLocation({
    select: (location) => ({ search: location.search as ListSearch, onScores: location.pathname === "/" }),
  });
  const before = onScores ? search : {};
  return (
    <Link
      to="/"
      search={withRailChoice(before, choice)}
      aria-current={isChosen(before, choice) ? "true" : undefined}
      activeProps={NO_PROPS}
      className={styles["link"]}
      title={title}
      resetScroll={!onScores}
    >
      <CountryFlag file={flag} />
      <span className={styles["name"]}>{children}</span>
      <span className={`${styles["count"]} num`}>{formats.number(count)}</span>
    </Link>
  );
}

function RailSkeleton() {
  return (
    <div className={styles["part"]} aria-hidden="true">
      {SKELETON_WIDTHS.map((width) => (
        <span key={width} className={styles["link"]}>
          <Skeleton width={20} height={14} />
          <Skeleton width={`${width}%`} />
        </span>
      ))}
    </div>
  );
}
