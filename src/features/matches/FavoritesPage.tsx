// The matches a viewer follows: today's and coming ones of what is starred, and the last ones of starred teams.
import { Trans, useLingui } from "@lingui/react/macro";
import { RowLink } from "#components/page/RowLink.tsx";
import { useHasFavorites } from "#state/live/client/hooks.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { ListPage } from "./ListPage.tsx";

/** See docs/product.md#favourites-page. */
export function FavoritesPage() {
  const { t } = useLingui();
  usePageTitle(t`Favourites – Touchline`);
  return <ListPage page="favorites" title={t`Favourites`} dated={false} filters empty={<NoMatches />} />;
}

/** How to star is said only where nothing is starred. */
function NoMatches() {
  const starred = useHasFavorites();
  return (
    <EmptyState
      icon="star"
      title={
        starred ? (
          <Trans>No matches of your favourites to show.</Trans>
        ) : (
          <Trans>No favourites to show.</Trans>
        )
      }
      actions={
        <RowLink path="/">
          <Trans>See today’s matches</Trans>
        </RowLink>
      }
    >
      {starred ? undefined : (
        <Trans>
          Press the star beside a match or a league, and it appears here. Goals and cards of favourite matches
          pop up wherever you are.
        </Trans>
      )}
    </EmptyState>
  );
}
