// Reads a live-change line for tests, and collects what it sets.
import type { MatchUpdate } from "#domain/match/match.ts";
import { createLiveLineReader, type LineCounts } from "../live/readLiveLine.ts";

export function readLine(
  data: string,
  reader = createLiveLineReader(),
): { updates: MatchUpdate[]; counts: LineCounts } {
  const updates: MatchUpdate[] = [];
  const counts = reader.read(data, (update) => updates.push(update));
  return { updates, counts };
}
