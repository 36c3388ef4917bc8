// A day with few matches: three leagues with three matches each, one running, one finished, one scheduled.
import { type DayLeague, readDayLeagues, readKickoffs, stageMatch } from "../backend/testing/feedClient.ts";
import type { Product } from "./product.ts";

/** A league of the small day; `running`, `finished` and `scheduled` are the ids of its three matches. */
interface SmallLeague extends DayLeague {
  readonly running: number;
  readonly finished: number;
  readonly scheduled: number;
}

export interface SmallDay {
  /** yyyy-mm-dd at UTC: tests on the small day run in that zone. */
  readonly today: string;
  /** Two top-level leagues and one below, of three countries, in the order the list shows them. */
  readonly leagues: readonly [SmallLeague, SmallLeague, SmallLeague];
}

/** The zone of the small day, for `test.use`. */
export const SMALL_DAY_ZONE = "UTC";

const DAY_MS = 86_400_000;
/** Each day of the week has other leagues: one of these days, from today on, has enough matches. */
const DAYS_AHEAD = [0, 1, 2, 3, 4, 5, 6];

/** Two top-level leagues and one below, of three countries, with three matches or more; undefined if a day has too few. */
function pickLeagues(all: readonly DayLeague[]): readonly DayLeague[] | undefined {
  const leagues = all.filter(({ matchIds }) => matchIds.length >= 3);
  const picked: DayLeague[] = [];
  for (const topLevel of [true, true, false]) {
    const next = leagues.find(
      (league) =>
        league.topLevel === topLevel && picked.every((other) => other.countryId !== league.countryId),
    );
    if (!next) return undefined;
    picked.push(next);
  }
  return picked;
}

/** The first day with enough matches, in days from today, and its leagues. */
async function findDay(
  origin: string,
  today: string,
  language: string,
): Promise<{ readonly ahead: number; readonly leagues: readonly DayLeague[] }> {
  for (const ahead of DAYS_AHEAD) {
    const leagues = pickLeagues(await readDayLeagues(origin, dayAfter(today, ahead), language));
    if (leagues) return { ahead, leagues };
  }
  throw new Error("no day of the week has three leagues with three matches");
}

/**
 * Stops the world's clock, keeps nine matches, and sets each to a known state today. On a day with few matches they are
 * those of a later day, at the same times of today.
 */
export async function stageSmallDay({ control, origin }: Product, language = "en_GB"): Promise<SmallDay> {
  await control.act("freeze", { on: true });
  const today = new Date((await control.state()).now).toISOString().slice(0, 10);
  const { ahead, leagues } = await findDay(origin, today, language);
  const kickoffs = ahead === 0 ? undefined : await readKickoffs(origin, dayAfter(today, ahead));
  const staged: SmallLeague[] = [];
  for (const league of leagues) {
    const [running = 0, finished = 0, scheduled = 0] = league.matchIds;
    const matchIds = [running, finished, scheduled];
    for (const matchId of matchIds) {
      const at = kickoffs?.get(matchId);
      if (at === undefined) continue;
      const kickoffAt = at - ahead * DAY_MS;
      await control.act("match", { matchId, kickoffAt, periodStartedAt: kickoffAt });
    }
    await stageMatch(control, running, "running", [1, 0]);
    await stageMatch(control, finished, "finished", [2, 2]);
    await stageMatch(control, scheduled, "scheduled", [0, 0]);
    staged.push({ ...league, matchIds, running, finished, scheduled });
  }
  await control.act("only", { matchIds: staged.flatMap((league) => league.matchIds) });
  const [first, second, third] = staged;
  if (!first || !second || !third) throw new Error("three leagues were picked");
  return { today, leagues: [first, second, third] };
}

/** The day `count` days after a day, both yyyy-mm-dd. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}
