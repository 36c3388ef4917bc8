// Things found under their headings, as options of one list: suggestions of tags, and of what a post is about.
// See docs/product.md#suggestions.
import { useLingui } from "@lingui/react/macro";
import type { SearchGroup, SearchItem } from "./searchItems.ts";
import styles from "./FoundGroups.module.css";
import { FoundOption } from "./FoundOption.tsx";

export interface FoundGroupsProps {
  /** Of the list; its options have this id with their place. */
  readonly id: string;
  readonly groups: readonly SearchGroup[];
  /** The letters to mark, "" for none. */
  readonly query: string;
  /** Place of the active option among all. */
  readonly active: number;
  onPoint(at: number): void;
  onChoose(item: SearchItem): void;
}

export function FoundGroups({ id, groups, query, active, onPoint, onChoose }: FoundGroupsProps) {
  const { i18n } = useLingui();
  return groups.map((group, at) => {
    const first = groups.slice(0, at).reduce((count, { items }) => count + items.length, 0);
    return (
      <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
        <div id={`${id}-${group.id}`} role="presentation" className={styles["heading"]}>
          {i18n._(group.heading)}
        </div>
        {group.items.map((item, place) => (
          <FoundOption
            key={`${item.kind} ${item.id}`}
            id={`${id}-${first + place}`}
            item={item}
            query={query}
            active={first + place === active}
            onPoint={() => onPoint(first + place)}
            onChoose={() => onChoose(item)}
          />
        ))}
      </div>
    );
  });
}
