// The right column of wide screens: the live-match widget, and below it lists of the community.
// See docs/product.md#right-rail.
import { useLingui } from "@lingui/react/macro";
import { RailCardSkeleton, type RailList } from "#components/page/RailCard.tsx";
import { LiveWidgetCard } from "#features/notifications/LiveWidget.tsx";
import { withTexts } from "#i18n/withTexts.ts";
import { usePlace } from "#state/navigation/hooks.ts";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import { whenIdle } from "../background/whenIdle.ts";
import styles from "./RightRail.module.css";

const ANYWHERE: readonly RailList[] = ["posts"];
const IN_COMMUNITY: readonly RailList[] = ["topics", "creators", "posts"];
/** The page itself lists the creators. */
const BESIDE_CREATORS: readonly RailList[] = ["topics", "posts"];

function useRailLists(): readonly RailList[] {
  return (
    usePlace(({ path }) => {
      if (path === "/creators") return BESIDE_CREATORS;
      return path === "/community" || path.startsWith("/topic/") ? IN_COMMUNITY : ANYWHERE;
    }) ?? ANYWHERE
  );
}

function RailSkeleton() {
  return useRailLists().map((list) => <RailCardSkeleton key={list} list={list} />);
}

const RailLists = lazyPart(
  async () => {
    await whenIdle();
    return (await withTexts(() => import("#features/community/RailLists.tsx"))).RailLists;
  },
  { instead: <RailSkeleton /> },
);

export function RightRail() {
  const { t } = useLingui();
  const lists = useRailLists();
  return (
    <aside className={styles["rail"]} aria-label={t`Events and posts`}>
      <div className={styles["live"]} data-small={lists.length > 1 || undefined}>
        <LiveWidgetCard />
      </div>
      <RailLists lists={lists} />
    </aside>
  );
}
