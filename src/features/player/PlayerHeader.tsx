// The header of a player's page: face, name, team and personal data.
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Position } from "#domain/match/lineups.ts";
import { ageOn } from "#domain/player/ageOn.ts";
import type { PlayerProfile } from "#domain/player/player.ts";
import { calendarDay } from "#domain/zones.ts";
import {
  EntityHeader,
  FailedHeader,
  HEADER_PICTURE_SIZE,
  WaitingHeader,
} from "#components/page/EntityPage.tsx";
import { MissingMark } from "#components/match/MissingMark.tsx";
import { PlayerPhoto } from "#components/pictures/PlayerPhoto.tsx";
import { CountryName, TeamLink } from "#components/page/RefLinks.tsx";
import { useFormats, useLocale } from "#i18n/hooks.ts";
import { formatEuros } from "#i18n/laterFormats.ts";
import { useServerTime } from "#state/live/useServerTime.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import type { PageData } from "#state/pageData/usePageData.ts";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import styles from "./PlayerHeader.module.css";

export function PlayerHeader({ query }: { readonly query: PageData<PlayerProfile> }) {
  const { t } = useLingui();
  const profile = query.data;
  if (!profile) {
    if (query.failure) return <FailedHeader kind={t`Player`} query={query} />;
    return (
      <WaitingHeader>
        <div className={styles["facts"]}>
          {[72, 28, 120, 56, 48, 44, 80, 52].map((width) => (
            <div key={width} className={styles["waiting"]}>
              <Skeleton width={40} height={10} />
              <Skeleton width={width} height={14} />
            </div>
          ))}
        </div>
      </WaitingHeader>
    );
  }
  const { player, team, country, missing } = profile;
  return (
    <EntityHeader
      picture={<PlayerPhoto file={player.photo} size={HEADER_PICTURE_SIZE} />}
      name={player.name}
      lines={
        <>
          {team ? <TeamLink team={team} /> : <Trans>Without a team</Trans>}
          <CountryName country={country} />
          {missing === undefined ? null : <MissingMark reason={missing} />}
        </>
      }
    >
      <Facts profile={profile} />
    </EntityHeader>
  );
}

function Facts({ profile }: { readonly profile: PlayerProfile }) {
  const { t } = useLingui();
  const formats = useFormats();
  const locale = useLocale();
  const zone = useViewerZone();
  const { birthDate, heightCm, weightKg, foot, shirt, position, contractUntil, marketValue } = profile;
  const age = useServerTime((now) => ageOn(birthDate, calendarDay(now, zone.offsetAt(now))));
  const positions: Readonly<Record<Position, string>> = {
    goalkeeper: t`Goalkeeper`,
    defender: t`Defender`,
    midfielder: t`Midfielder`,
    forward: t`Forward`,
  };
  const feet = {
    left: t({ message: "Left", comment: "The foot a player prefers" }),
    right: t({ message: "Right", comment: "The foot a player prefers" }),
    both: t({ message: "Both", comment: "The feet a player prefers" }),
  } as const;
  const facts: readonly (readonly [key: string, label: string, value: ReactNode])[] = [
    ["position", t`Position`, positions[position]],
    ["shirt", t`Shirt number`, shirt > 0 ? shirt : undefined],
    [
      "born",
      t`Born`,
      birthDate === "" ? undefined : (
        <>
          {formats.numericDay(birthDate)}
          {age === undefined ? null : (
            <small>
              {" "}
              <Plural value={age} one="(# year)" other="(# years)" />
            </small>
          )}
        </>
      ),
    ],
    ["height", t`Height`, heightCm > 0 ? t`${formats.number(heightCm)} cm` : undefined],
    ["weight", t`Weight`, weightKg > 0 ? t`${formats.number(weightKg)} kg` : undefined],
    ["foot", t`Preferred foot`, feet[foot]],
    ["contract", t`Contract until`, contractUntil === "" ? undefined : formats.numericDay(contractUntil)],
    ["value", t`Market value`, marketValue === undefined ? undefined : formatEuros(marketValue, locale)],
  ];
  return (
    <dl className={styles["facts"]}>
      {facts.map(([key, label, value]) =>
        value === undefined ? null : (
          <div key={key} className={styles["fact"]}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
