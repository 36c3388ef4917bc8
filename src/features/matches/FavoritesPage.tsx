// The matches a viewer follows: today's and coming ones of what is starred, and the last ones of starred teams.
import { useLingui } from "@lingui/react/macro";
import { withTexts } from "#i18n/withTexts.ts";
import { useHasFavorites } from "#state/live/client/hooks.ts";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import styles from "./ListControls.module.css";
import { ListPage } from "./ListPage.tsx";

/** Few visits show these, so they are no part of the first screen. */
const NoFavorites = lazyPart(
  async () => (await withTexts(() => import("#components/match/NoFavorites.tsx"))).NoFavorites,
);

const FavoritesBoard = lazyPart(
  async () => (await withTexts(() => import("./FavoritesBoard.tsx"))).FavoritesBoard,
);

/** See docs/product.md#favourites-page. */
export function FavoritesPage() {
  const { t } = useLingui();
  usePageTitle(t`Favourites – Touchline`);
  return (
    <ListPage
      page="favorites"
      title={t`Favourites`}
      dated={false}
      filters
      tools={
        <span className={styles["late"]}>
          <FavoritesBoard />
        </span>
      }
      empty={<NoFavorites starred={useHasFavorites()} />}
    />
  );
}
