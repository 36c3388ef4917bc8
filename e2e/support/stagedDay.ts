// A quiet day with a few matches in known states, staged through the control channel.
import type { Product } from "./product.ts";

/** Ids of running matches of the world, at least `count`, with the world's own changes stopped. */
export async function freezeWorld(product: Product, count: number): Promise<readonly number[]> {
  const { control, origin } = product;
  await control.act("freeze", { on: true });
  const answer = await fetch(`${origin}/api/football/live?lang=en_GB&timezone=e0`);
  const { data } = (await answer.json()) as {
    data: { scheduleList: readonly { scheduleId: number; matchInfo: { matchState: number } }[] };
  };
  const running = data.scheduleList
    .filter((item) => item.matchInfo.matchState === 1 || item.matchInfo.matchState === 3)
    .map((item) => item.scheduleId);
  if (running.length < count) throw new Error(`only ${running.length} matches are running, ${count} are needed`);
  const ids = running.slice(0, count);
  // Known scores to start from, so that a test can say what it expects.
  for (const matchId of ids) {
    await control.act("match", { matchId, homeScore: 1, guestScore: 0, homeRed: 0, guestRed: 0 });
  }
  return ids;
}
