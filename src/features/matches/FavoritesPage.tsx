// The matches a viewer follows: starred themselves, or through a starred team or league.
import { Trans, useLingui } from "@lingui/react/macro";
import { RowLink } from "#components/page/RowLink.tsx";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { ListPage } from "./ListPage.tsx";

export function FavoritesPage() {
  const { t } = useLingui();
  usePageTitle(t`Favourites – Touchline`);
  return (
    <ListPage
      page="favorites"
      title={t`Favourites`}
      dated={false}
      filters
      empty={
        <EmptyState
          icon="star"
          title={<Trans>No favourites to show.</Trans>}
          actions={
            <RowLink path="/">
              <Trans>See today’s matches</Trans>
            </RowLink>
          }
        >
          <Trans>
            Press the star beside a match or a league, and it appears here. Goals and cards of favourite
            matches pop up wherever you are.
          </Trans>
        </EmptyState>
      }
    />
  );
}
