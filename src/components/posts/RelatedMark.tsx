// Logo and name of what a post is about.
import type { RelatedObject } from "#domain/community/post.ts";
import { LeagueBadge } from "../pictures/LeagueBadge.tsx";
import { TeamCrest } from "../pictures/TeamCrest.tsx";

export interface RelatedMarkProps {
  readonly object: RelatedObject;
  /** Edge of the logo, CSS px. */
  readonly size: number;
  /** Class of the name. */
  readonly className?: string | undefined;
}

/** A match has the crest of its home team. Nothing has a logo of its own besides matches, teams and leagues. */
export function RelatedMark({ object: { kind, logo, name }, size, className }: RelatedMarkProps) {
  return (
    <>
      {kind === "league" ? <LeagueBadge file={logo} size={size} /> : null}
      {kind === "match" || kind === "team" ? <TeamCrest file={logo} size={size} /> : null}
      <bdi className={className} translate="no">
        {name}
      </bdi>
    </>
  );
}
