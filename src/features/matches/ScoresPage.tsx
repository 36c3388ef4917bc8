// The home page: a day's matches by league or kick-off, below the hot matches.
import { Trans, useLingui } from "@lingui/react/macro";
import { usePlace } from "#state/navigation/hooks.ts";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { EmptyList } from "./EmptyList.tsx";
import { HotMatches } from "./HotMatches.tsx";
import { ListPage } from "./ListPage.tsx";
import type { ListSearch } from "#state/navigation/listSearch.ts";

export function ScoresPage() {
  const { t } = useLingui();
  const search: ListSearch = usePlace((place) => place.search) ?? {};
  usePageTitle(t`Football live scores – Touchline`);
  // The hot block belongs to the whole day: a filtered list shows only what the filter selects.
  const whole = search.filter === undefined && search.country === undefined && search.league === undefined;
  return (
    <ListPage
      page="scores"
      title={t`Football live scores`}
      dated
      filters
      above={whole ? <HotMatches /> : null}
      empty={<EmptyList title={<Trans>No matches here.</Trans>} />}
    />
  );
}
