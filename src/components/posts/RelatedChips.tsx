// What a post is about: its matches, teams and leagues as links, a match with the minute, the score then, and now.
// See docs/product.md#posts-on-the-screen.
import type { RelatedObject } from "#domain/community/post.ts";
import { leaguePath, matchPath, teamPath } from "../page/pageLinks.ts";
import { RowLink } from "../page/RowLink.tsx";
import { MatchMoment } from "./MatchMoment.tsx";
import { RelatedMark } from "./RelatedMark.tsx";
import styles from "./RelatedChips.module.css";

const PATHS = { match: matchPath, team: teamPath, league: leaguePath } as const;

export interface RelatedChipsProps {
  readonly related: readonly RelatedObject[];
  /** When the post was written, epoch ms. */
  readonly writtenAt: number;
  /** No score is shown of a post that may reveal one. */
  readonly covered?: boolean;
}

/** Objects without a page of their own ("other") have a chip that is no link. */
export function RelatedChips({ related, writtenAt, covered = false }: RelatedChipsProps) {
  return related.map((about) => {
    const { kind, id } = about;
    const content = (
      <>
        <RelatedMark object={about} size={16} className={styles["name"]} />
        {covered ? null : <MatchMoment about={about} writtenAt={writtenAt} />}
      </>
    );
    return kind === "other" ? (
      <span key={`${kind} ${id}`} className={styles["chip"]}>
        {content}
      </span>
    ) : (
      <RowLink key={`${kind} ${id}`} path={PATHS[kind](id)} className={styles["chip"]}>
        {content}
      </RowLink>
    );
  });
}
