// Pinned leagues, then countries, with how many matches each has on the day shown.
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CountryFlag } from "#components/CountryFlag.tsx";
import { useFormats } from "#i18n/hooks.ts";
import { useRail } from "#state/live/hooks.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import styles from "./LeftRail.module.css";

export function LeftRail() {
  const { t } = useLingui();
  const rail = useRail();
  return (
    <aside className={styles["rail"]} aria-label={t`Leagues and countries`}>
      {rail === undefined ? <RailSkeleton /> : null}
      {rail === undefined || rail.pinned.length === 0 ? null : (
        <nav className={styles["part"]} aria-labelledby="rail-pinned">
          <h2 id="rail-pinned" className={styles["title"]}>
            <Trans>Pinned leagues</Trans>
          </h2>
          {rail.pinned.map(({ leagueId, name, country, flag, matchCount }) => (
            <RailLink key={leagueId} search={{ league: leagueId }} flag={flag} count={matchCount} title={country}>
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
          {rail.countries.map(({ countryId, name, flag, matchCount }) => (
            <RailLink key={countryId} search={{ country: countryId }} flag={flag} count={matchCount}>
              {name}
            </RailLink>
          ))}
        </nav>
      )}
    </aside>
  );
}

interface RailLinkProps {
  readonly search: { readonly league: number } | { readonly country: number };
  readonly flag: string;
  readonly count: number;
  readonly title?: string;
  readonly children: ReactNode;
}

/** Day and filter stay as they are; a second press on the chosen entry takes the choice back. */
function RailLink({ search, flag, count, title, children }: RailLinkProps) {
  const formats = useFormats();
  return (
    <Link
      to="/"
      search={(before) => toggled(before, search)}
      activeProps={{}}
      className={styles["link"]}
      title={title}
      resetScroll={false}
    >
      <CountryFlag file={flag} />
      <span className={styles["name"]}>{children}</span>
      <span className={`${styles["count"]} num`}>{formats.number(count)}</span>
    </Link>
  );
}
