// Background of an upcoming match: meetings of both teams, their form and their next matches.
import type { FixtureLine } from "./fixture.ts";
import type { PerSide } from "./match.ts";

export interface MatchAnalysis {
  readonly matchId: number;
  readonly leagueId: number;
  readonly teamIds: PerSide<number>;
  /** Meetings of the two teams, newest first, at most 20. */
  readonly meetings: readonly FixtureLine[];
  /** Finished matches of each team before this one, newest first, at most 20. */
  readonly recent: PerSide<readonly FixtureLine[]>;
  /** The next matches of each team after this one, soonest first, at most 5. */
  readonly next: PerSide<readonly FixtureLine[]>;
}
