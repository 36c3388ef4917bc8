// The results of a search under their headings, as the listbox of a combobox.
import { useLingui } from "@lingui/react/macro";
import type { SearchGroup, SearchItem } from "#components/search/searchItems.ts";
import { SearchOption } from "./SearchOption.tsx";
import styles from "./SearchPanel.module.css";

export interface SearchResultsProps {
  readonly id: string;
  readonly groups: readonly SearchGroup[];
  /** The words to mark, "" for none. */
  readonly query: string;
  /** Index of the option that Enter chooses. */
  readonly active: number;
  /** The results belong to an earlier query. */
  readonly stale: boolean;
  readonly onPoint: (at: number) => void;
  readonly onChoose: (item: SearchItem) => void;
}

/** The id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

export function SearchResults({ id, groups, query, active, stale, onPoint, onChoose }: SearchResultsProps) {
  const { t, i18n } = useLingui();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t`Search results`}
      aria-busy={stale}
      className={styles["list"]}
      data-stale={stale || undefined}
    >
      {groups.map((group, at) => {
        const first = groups.slice(0, at).reduce((count, { items }) => count + items.length, 0);
        return (
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} data-group={group.id}>
            <div id={`${id}-${group.id}`} role="presentation" className={styles["heading"]}>
              {i18n._(group.heading)}
            </div>
            {group.items.map((item, place) => (
              <SearchOption
                key={`${item.kind}${item.id}`}
                id={optionId(id, first + place)}
                item={item}
                query={query}
                active={first + place === active}
                onPoint={() => onPoint(first + place)}
                onChoose={() => onChoose(item)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
