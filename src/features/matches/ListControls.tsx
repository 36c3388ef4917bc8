// The bar above a list: filters with live counts, order, leagues, odds and row density.
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { type ReactNode, useState } from "react";
import type { ListFilter } from "#domain/board/view.ts";
import { ODDS_PROVIDER_IDS, type OddsFormat } from "#domain/settings.ts";
import { useFormats } from "#i18n/hooks.ts";
import { withTexts } from "#i18n/withTexts.ts";
import { hasOddsAtom } from "#state/footballSource.ts";
import { densityAtom } from "#state/preferences/density.ts";
import { listPreferencesAtom } from "#state/preferences/listPreferences.ts";
import { useListInfo } from "#state/live/client/hooks.ts";
import { matchDisplayAtom } from "#state/preferences/matchDisplay.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { lazyDialog } from "#ui/page/lazyPart.tsx";
import { Menu, type MenuGroup } from "#ui/overlays/Menu.tsx";
import { type Segment, Segmented } from "#ui/controls/Segmented.tsx";
import { FindButton } from "./FindButton.tsx";
import styles from "./ListControls.module.css";
import type { ListView } from "./useListView.ts";

const LeaguePicker = lazyDialog(
  async () => (await withTexts(() => import("./LeaguePicker.tsx"))).LeaguePicker,
  ({ onClose }) => onClose(),
);

function Filters({ list }: { list: ListView }) {
  const { t } = useLingui();
  const formats = useFormats();
  const counts = useListInfo()?.counts;
  // A dash takes the place of a count that is not known yet.
  const count = (name: ListFilter): string => (counts ? formats.number(counts[name]) : "–");
  const favorites: Segment<ListFilter> = {
    value: "favorites",
    label: <Icon name="star" size={14} />,
    name: t`Favourites`,
    count: count("favorites"),
  };
  return (
    <Segmented
      label={t`Which matches`}
      className={styles["filter"]}
      value={list.view.filter}
      segments={[
        { value: "all", label: <Trans context="matches">All</Trans>, count: count("all") },
        { value: "live", label: <Trans>Live</Trans>, count: count("live") },
        { value: "finished", label: <Trans>Finished</Trans>, count: count("finished") },
        { value: "scheduled", label: <Trans>Scheduled</Trans>, count: count("scheduled") },
        // A list of favourites has no filter for favourites.
        ...(list.view.page === "favorites" ? [] : [favorites]),
      ]}
      onChange={(filter) => list.change({ filter: filter === "all" ? undefined : filter })}
    />
  );
}

function OrderMenu({ list }: { list: ListView }) {
  const { t } = useLingui();
  const [, setPreferences] = useAtom(listPreferencesAtom);
  const choose = (order: "league" | "kickoff"): void => {
    setPreferences((known) => ({ ...known, order }));
    list.change({ order: undefined });
  };
  const { order } = list.view;
  const word = order === "league" ? t`By league` : t`By kick-off`;
  const groups: readonly MenuGroup[] = [
    {
      label: t`Order`,
      items: [
        { id: "league", label: t`By league`, checked: order === "league", onSelect: () => choose("league") },
        {
          id: "kickoff",
          label: t`By kick-off`,
          checked: order === "kickoff",
          onSelect: () => choose("kickoff"),
        },
      ],
    },
  ];
  return (
    <Menu
      label={`${t`Order`}: ${word}`}
      groups={groups}
      className={styles["pill"]}
      button={
        <>
          <Icon name="sort" size={16} />
          <span className={styles["word"]}>{word}</span>
        </>
      }
    />
  );
}

function DisplayMenu({ onPrint }: { onPrint: () => void }) {
  const { t } = useLingui();
  const [settings, setSettings] = useAtom(matchDisplayAtom);
  const [density, setDensity] = useAtom(densityAtom);
  const hasOdds = useAtomValue(hasOddsAtom);
  const formats: readonly [OddsFormat, string][] = [
    ["decimal", t`Decimal (2.50)`],
    ["fraction", t`Fraction (3/2)`],
    ["american", t`American (+150)`],
  ];
  const oddsGroups: readonly MenuGroup[] = [
    {
      label: t`Odds`,
      items: [
        {
          id: "off",
          label: t`No odds`,
          checked: !settings.odds,
          onSelect: () => setSettings((known) => ({ ...known, odds: false })),
        },
        ...ODDS_PROVIDER_IDS.map((oddsProviderId, index) => {
          const number = index + 1;
          return {
            id: `provider-${oddsProviderId}`,
            label: t`Provider ${number}`,
            checked: settings.odds && settings.oddsProviderId === oddsProviderId,
            onSelect: () => setSettings((known) => ({ ...known, odds: true, oddsProviderId })),
          };
        }),
      ],
    },
    {
      label: t`Odds format`,
      items: formats.map(([oddsFormat, label]) => ({
        id: oddsFormat,
        label,
        checked: settings.oddsFormat === oddsFormat,
        onSelect: () => setSettings((known) => ({ ...known, oddsFormat })),
      })),
    },
  ];
  const groups: readonly MenuGroup[] = [
    ...(hasOdds ? oddsGroups : []),
    {
      label: t`Row height`,
      items: (["comfortable", "compact"] as const).map((value) => ({
        id: value,
        label: value === "comfortable" ? t`Comfortable` : t`Compact`,
        checked: density === value,
        onSelect: () => setDensity(value),
      })),
    },
    { label: t`Paper`, items: [{ id: "print", label: t`Print this list`, onSelect: onPrint }] },
  ];
  return (
    <Menu
      label={`${t`Display`}: ${t`Odds and rows`}`}
      groups={groups}
      className={styles["pill"]}
      button={
        <>
          <Icon name="more" size={16} />
          <span className={styles["word"]}>{t`Display`}</span>
        </>
      }
    />
  );
}

function LeaguesButton() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [{ hiddenLeagueIds, topOnly }] = useAtom(listPreferencesAtom);
  const word = topOnly ? t`Top leagues` : t`Leagues`;
  return (
    <>
      <button
        type="button"
        className={styles["pill"]}
        data-on={hiddenLeagueIds.length > 0 || topOnly || undefined}
        // A narrow bar hides the word.
        aria-label={word}
        aria-haspopup="dialog"
        title={t`Leagues`}
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" size={16} />
        <span className={styles["word"]}>{word}</span>
      </button>
      <LeaguePicker open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** `filters`: false for pages with a fixed filter. */
export function ListControls({
  list,
  filters,
  onPrint,
  children,
}: {
  list: ListView;
  filters: boolean;
  /** Prints the list. */
  onPrint: () => void;
  /** Further buttons, placed before the others. */
  children: ReactNode;
}) {
  return (
    <div className={styles["holder"]}>
      <div className={styles["bar"]}>
        {filters ? <Filters list={list} /> : null}
        <div className={styles["tools"]}>
          {children}
          <FindButton list={list} onPrint={onPrint} />
          <LeaguesButton />
          <OrderMenu list={list} />
          <DisplayMenu onPrint={onPrint} />
        </div>
      </div>
    </div>
  );
}
