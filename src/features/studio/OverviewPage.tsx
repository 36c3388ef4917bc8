// The overview of the studio: figures of a range, their course by day, and the posts with most reactions.
// See docs/product.md#figures-of-the-studio.
import { Trans, useLingui } from "@lingui/react/macro";
import { useSearch } from "@tanstack/react-router";
import { FigureTiles } from "#components/page/FigureTiles.tsx";
import { PageSection } from "#components/page/PageSection.tsx";
import { RowLink } from "#components/page/RowLink.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { StudioPage } from "#components/studio/StudioPage.tsx";
import { type CreatorStats, STATS_RANGES, type StatsRange } from "#domain/creators/studio.ts";
import { useFormats, useLocale } from "#i18n/hooks.ts";
import { formatMoney } from "#i18n/money.ts";
import { useNavigation } from "#state/navigation/hooks.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { Segmented } from "#ui/controls/Segmented.tsx";
import { DayCourse } from "./DayCourse.tsx";
import styles from "./OverviewPage.module.css";
import { overviewSearch, rangeOf } from "./studioSearch.ts";
import { TopPosts } from "./TopPosts.tsx";

export function OverviewPage() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const range = useSearch({ strict: false, select: rangeOf });
  const stats = usePageData("creatorStats", { range }, { keepPrevious: true });
  const names: Readonly<Record<StatsRange, string>> = {
    "7": t({ message: "7 days", comment: "Range of figures" }),
    "28": t({ message: "28 days", comment: "Range of figures" }),
    "90": t({ message: "90 days", comment: "Range of figures" }),
    all: t({ message: "All", context: "days", comment: "Range of figures: since the first one" }),
  };
  return (
    <StudioPage
      title={t({ message: "Overview", comment: "Page of the creator studio: figures" })}
      actions={
        <Segmented
          label={t({ message: "Range", comment: "Of figures: the last days" })}
          value={range}
          segments={STATS_RANGES.map((value) => ({ value, label: names[value] }))}
          onChange={(value) =>
            navigation.go({
              to: "/studio",
              search: { ...overviewSearch(value) },
              replace: true,
              keepScroll: true,
            })
          }
        />
      }
    >
      <PageSection query={stats} skeleton={<RowsSkeleton rows={6} height={64} />}>
        {(data) => (
          <div aria-busy={stats.isPrevious || undefined} className={styles["figures"]}>
            {isEmpty(data) ? <NoFigures /> : <Figures stats={data} />}
          </div>
        )}
      </PageSection>
    </StudioPage>
  );
}

const isEmpty = ({ days, topPosts, newCount }: CreatorStats): boolean =>
  newCount === 0 &&
  topPosts.length === 0 &&
  days.every(({ revenue, subscriberCount }) => revenue === 0n && subscriberCount === 0);

function NoFigures() {
  return (
    <EmptyState
      icon="sort"
      title={<Trans>There are no figures for these days.</Trans>}
      actions={
        <RowLink path="/studio/fees" className={styles["go"]}>
          <Trans>Look at your prices</Trans>
        </RowLink>
      }
    >
      <Trans>Figures begin with your first post and your first subscriber.</Trans>
    </EmptyState>
  );
}

function Figures({ stats }: { readonly stats: CreatorStats }) {
  const { t } = useLingui();
  const formats = useFormats();
  const locale = useLocale();
  return (
    <>
      <FigureTiles
        figures={[
          {
            key: "revenue",
            label: t({ message: "Earned", comment: "Figure: what is left to a creator of sales" }),
            value: <bdi translate="no">{formatMoney(stats.revenue, locale)}</bdi>,
          },
          {
            key: "subscribers",
            label: t({ message: "Subscribers", comment: "Page of the creator studio" }),
            value: formats.number(stats.subscriberCount),
          },
          {
            key: "new",
            label: t({ message: "New", comment: "Figure: subscribers who came in these days" }),
            value: formats.number(stats.newCount),
          },
          {
            key: "ended",
            label: t({ message: "Ended", comment: "Figure: subscriptions that ended in these days" }),
            value: formats.number(stats.endedCount),
          },
        ]}
      />
      <p className={styles["note"]}>
        <Trans>What you earned is after the platform’s share and after refunds.</Trans>
      </p>
      <DayCourse days={stats.days} />
      <TopPosts posts={stats.topPosts} />
    </>
  );
}
