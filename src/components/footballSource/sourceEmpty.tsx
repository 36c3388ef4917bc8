// What an empty list says where the matches are from a source: that it has not answered yet, or what it is read for.
// See docs/product.md#football-source.
import { Trans, useLingui } from "@lingui/react/macro";
import type { FootballSource, SourceTrouble } from "#domain/footballSource.ts";
import { addDays, calendarDay } from "#domain/zones.ts";
import { usePlace } from "#state/navigation/hooks.ts";
import { serverNow } from "#state/live/serverTime.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import type { EmptyWords } from "#state/footballSource.ts";
import { REASONS } from "./SourceNotice.tsx";

export function sourceEmpty(source: FootballSource): EmptyWords {
  const name = <SourceName source={source} />;
  const { asOf, state, trouble } = source;
  if (asOf === undefined && state === "stopped")
    return {
      title: (
        <span>
          <Trans>No scores have come yet.</Trans>
        </span>
      ),
      words: <Reason trouble={trouble ?? "noAnswer"} />,
    };
  if (asOf === undefined)
    return {
      title: (
        <span>
          <Trans>{name} has not answered yet.</Trans>
        </span>
      ),
      words: (
        <span>
          <Trans>Matches are shown here as soon as it does.</Trans>
        </span>
      ),
    };
  return { title: undefined, words: <NoneHere source={source} /> };
}

function Reason({ trouble }: { readonly trouble: SourceTrouble }) {
  const { i18n } = useLingui();
  return <span>{i18n._(REASONS[trouble])}</span>;
}

function SourceName({ source: { name } }: { readonly source: FootballSource }) {
  return <bdi translate="no">{name}</bdi>;
}

function NoneHere({ source }: { readonly source: FootballSource }) {
  const date = usePlace(({ search }) => search["date"]);
  const { offsetMinutes } = useViewerZone();
  const { daysAround } = source;
  const name = <SourceName source={source} />;
  const today = calendarDay(serverNow(), offsetMinutes);
  const isOutside =
    typeof date === "string" &&
    daysAround !== undefined &&
    (date < addDays(today, -daysAround) || date > addDays(today, daysAround));
  return isOutside ? (
    <span>
      <Trans>{name} is read for yesterday, today and tomorrow only.</Trans>
    </span>
  ) : (
    <span>
      <Trans>Another day, filter or choice of leagues may hold more.</Trans>
    </span>
  );
}
