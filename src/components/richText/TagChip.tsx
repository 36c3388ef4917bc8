// A tag in rich text: the name of a match, a team or a person, which leads to its page, or a word alone.
// See docs/product.md#tags.
import type { CSSProperties } from "react";
import type { Tag } from "#domain/richText/delta.ts";
import { type TagTarget, tagTarget } from "#domain/richText/tagTarget.ts";
import { leaguePath, matchPath, playerPath, profilePath, teamPath, topicPath } from "../page/pageLinks.ts";
import { RowLink } from "../page/RowLink.tsx";
import styles from "./RichText.module.css";

const PATHS: Readonly<Record<TagTarget["kind"], (id: number) => string>> = {
  match: matchPath,
  team: teamPath,
  league: leaguePath,
  player: playerPath,
  topic: topicPath,
  user: profilePath,
};

export interface TagChipProps {
  readonly tag: Tag;
  /** True inside a link, which holds no link of its own. */
  readonly plain: boolean;
}

export function TagChip({ tag: { id, text, color }, plain }: TagChipProps) {
  const target = plain ? undefined : tagTarget(id);
  const words = <bdi translate="no">{text}</bdi>;
  return (
    <span data-tag className={styles["tag"]} style={{ "--tag": color } as CSSProperties}>
      {target === undefined ? words : <RowLink path={PATHS[target.kind](target.id)}>{words}</RowLink>}
    </span>
  );
}
