// The bar above a list: filters with live counts, order, leagues, odds and row density.
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom } from "jotai";
import { type ReactNode, useState } from "react";
import type { ListFilter } from "#domain/board/view.ts";
import { useFormats } from "#i18n/hooks.ts";
import { withTexts } from "#i18n/withTexts.ts";
import { listPreferencesAtom } from "#state/preferences/listPreferences.ts";
import { useListInfo } from "#state/live/client/hooks.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { lazyDialog } from "#ui/page/lazyPart.tsx";
import { Menu, MenuButton, type MenuGroup } from "#ui/overlays/Menu.tsx";
import { type Segment, Segmented } from "#ui/controls/Segmented.tsx";
import { FindButton } from "./FindButton.tsx";
import styles from "./ListControls.module.css";
import type { ListView } from "./useListView.ts";

const LeaguePicker = lazyDialog(
  async () => (await withTexts(() => import("./LeaguePicker.tsx"))).LeaguePicker,
  ({ onClose }) => onClose(),
);

const DisplayMenuSurface = lazyDialog(
  async () => (await withTexts(() => import("./DisplayMenuSurface.tsx"))).DisplayMenuSurface,
  ({ onOpenChange }) => onOpenChange(false),
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
  return (
    <MenuButton
      label={`${t`Display`}: ${t`Odds and rows`}`}
      className={styles["pill"]}
      button={
        <>
          <Icon name="more" size={16} />
          <span className={styles["word"]}>{t`Display`}</span>
        </>
      }
      fetchAhead={DisplayMenuSurface.fetchAhead}
    >
      {(menu) => <DisplayMenuSurface {...menu} onPrint={onPrint} />}
    </MenuButton>
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
