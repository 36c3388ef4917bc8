// Whether a match is being played, breaks included.
import { isLive } from "#domain/match/phase.ts";
import { useMatch } from "#state/live/client/hooks.ts";

/** True from kick-off to the end; false while the live row is not known. */
export function useRunning(matchId: number): boolean {
  const row = useMatch(matchId);
  return row !== undefined && isLive(row.phase);
}
