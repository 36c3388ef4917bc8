// What a post is about: its matches, teams and leagues as links, a match with the minute and the score of then.
// See docs/product.md#posts-on-the-screen.
import type { RelatedObject } from "#domain/community/post.ts";
import { LeagueBadge } from "../match/LeagueBadge.tsx";
import { TeamCrest } from "../match/TeamCrest.tsx";
import { leaguePath, matchPath, teamPath } from "../page/pageLinks.ts";
import { RowLink } from "../page/RowLink.tsx";
import styles from "./RelatedChips.module.css";

const PATHS = { match: matchPath, team: teamPath, league: leaguePath } as const;

/** Objects without a page of their own ("other") have a chip that is no link. */
export function RelatedChips({ related }: { readonly related: readonly RelatedObject[] }) {
  return related.map((about) => {
    const { kind, id, name } = about;
    const content = (
      <>
        {kind === "league" ? <LeagueBadge file={about.logo} size={16} /> : null}
        {kind === "match" || kind === "team" ? <TeamCrest file={about.logo} size={16} /> : null}
        <bdi className={styles["name"]}>{name}</bdi>
        <MomentOf about={about} />
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

/** The minute of the match that the post is about, and the score at that minute. */
function MomentOf({ about: { minute, scoreThen } }: { readonly about: RelatedObject }) {
  if (minute === undefined) return null;
  return (
    <span className={styles["moment"]}>
      <bdi className="num">{minute}′</bdi>
      {scoreThen === undefined ? null : <bdi className="num">{scoreThen.replace("-", "–")}</bdi>}
    </span>
  );
}
