// What the answers of calls are about, as names: a change names what it makes out of date.
import type { Match } from "../match/match.ts";

/** A name such as "match:1001", "league:36" or "account". */
export type CacheTag = string;

/** Every answer that depends on who asks has this tag. */
export const MEMBER_TAG: CacheTag = "member";

/** The answer about the source of the football data. */
export const SOURCE_TAG: CacheTag = "footballSource";

/** True for the tag of a match, a league or a team: a change of a match can make its answers out of date. */
export function isMatchTag(tag: CacheTag): boolean {
  return /^(?:match|league|team):/.test(tag);
}

/** The tags that a change of this match makes out of date. */
export function tagsOfMatch({ id, leagueId, teamIds }: Match): readonly CacheTag[] {
  return [`match:${id}`, `league:${leagueId}`, `team:${teamIds.home}`, `team:${teamIds.away}`];
}
