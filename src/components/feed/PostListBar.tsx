// The bar above a list of posts: what the list holds, and its order.
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PostSort } from "#domain/community/post.ts";
import { Select } from "#ui/controls/Select.tsx";
import { SORT_NAMES } from "../posts/postChoiceNames.ts";
import styles from "./PostListBar.module.css";

export interface PostListBarProps {
  readonly sort: PostSort;
  readonly onSort: (sort: PostSort) => void;
  /** Nothing where the list holds all posts of its page. */
  readonly children?: ReactNode;
}

export function PostListBar({ sort, onSort, children }: PostListBarProps) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles["bar"]}>
      {children}
      <Select
        label={t({ message: "Order of posts", comment: "Setting: in which order lists of posts begin" })}
        value={sort}
        options={Object.entries(SORT_NAMES).map(([value, name]) => ({ value, label: i18n._(name) }))}
        onChange={(value) => onSort(value as PostSort)}
        className={styles["sort"]}
      />
    </div>
  );
}
