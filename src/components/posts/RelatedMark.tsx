// Logo and name of what a post is about.
import type { RelatedObject } from "#domain/community/post.ts";
import { LeagueBadge } from "../match/LeagueBadge.tsx";
import { TeamCrest } from "../match/TeamCrest.tsx";

/** CSS px. */
const LOGO = 18;

/** A match has the crest of its home team. Nothing has a logo of its own besides matches, teams and leagues. */
export function RelatedMark({ object: { kind, logo, name } }: { readonly object: RelatedObject }) {
  return (
    <>
      {kind === "league" ? <LeagueBadge file={logo} size={LOGO} /> : null}
      {kind === "match" || kind === "team" ? <TeamCrest file={logo} size={LOGO} /> : null}
      <bdi>{name}</bdi>
    </>
  );
}
