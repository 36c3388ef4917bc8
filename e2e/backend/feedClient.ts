// Reads the stand-in backend's lists for tests, so that wire words stay beside the backend.
import type { ControlClient } from "./controlClient.ts";

const FULL_TIME = -1;
const RUNNING_STATES: readonly number[] = [1, 3];

interface Listed {
  readonly scheduleId: number;
  readonly matchInfo: { readonly matchState: number };
}

async function readList(origin: string, path: string): Promise<readonly Listed[]> {
  const answer = await fetch(`${origin}/api/football/${path}`);
  const { data } = (await answer.json()) as { readonly data: { readonly scheduleList: readonly Listed[] } };
  return data.scheduleList;
}

/** Ids of the matches in their first or second half. */
export async function runningMatchIds(origin: string): Promise<readonly number[]> {
  const list = await readList(origin, "live?lang=en_GB&timezone=e0");
  return list.filter((item) => RUNNING_STATES.includes(item.matchInfo.matchState)).map((item) => item.scheduleId);
}

/** How many of a day's matches (yyyy-mm-dd at UTC) are over. */
export async function finishedCount(origin: string, date: string): Promise<number> {
  const list = await readList(origin, `fixture?date=${date}&lang=en_GB&timezone=e0`);
  return list.filter((item) => item.matchInfo.matchState === FULL_TIME).length;
}

/** Puts a match's score to a known value, without cards. */
export async function stageScore(control: ControlClient, matchId: number, home: number, away: number): Promise<void> {
  await control.act("match", { matchId, homeScore: home, guestScore: away, homeRed: 0, guestRed: 0 });
}
