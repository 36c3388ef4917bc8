// The alternate home page: hot matches and hot leagues first, then all others.
import { Trans, useLingui } from "@lingui/react/macro";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { EmptyList } from "./EmptyList.tsx";
import { HotMatches } from "./HotMatches.tsx";
import { ListPage } from "./ListPage.tsx";

export function AlternateHomePage() {
  const { t } = useLingui();
  usePageTitle(t`Big matches first – Touchline`);
  return (
    <ListPage
      page="alternate"
      title={t`Big matches first`}
      dated
      filters
      above={<HotMatches grid />}
      empty={<EmptyList title={<Trans>No matches here.</Trans>} />}
    />
  );
}
