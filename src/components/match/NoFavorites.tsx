// The page of favourites without matches: how to star is said only where nothing is starred.
import { Trans } from "@lingui/react/macro";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { RowLink } from "../page/RowLink.tsx";

export interface NoFavoritesProps {
  /** Anything is a favourite: it has no matches to show. */
  readonly starred: boolean;
}

export function NoFavorites({ starred }: NoFavoritesProps) {
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
        <span>
          <Trans>
            Press the star beside a match or a league, and it appears here. Goals and cards of favourite
            matches pop up wherever you are.
          </Trans>
        </span>
      )}
    </EmptyState>
  );
}
