// A quiet moment of the world with a few running matches, alone and in known states.
import { runningMatchIds, stageScore } from "../backend/testing/feedClient.ts";
import type { Product } from "./product.ts";

/** Stops the world's own changes and shows nothing but `count` running matches, each set to 1-0; answers their ids. */
export async function freezeWorld({ control, origin }: Product, count: number): Promise<readonly number[]> {
  await control.act("freeze", { on: true });
  const running = await runningMatchIds(origin);
  if (running.length < count)
    throw new Error(`only ${running.length} matches are running, ${count} are needed`);
  const ids = running.slice(0, count);
  for (const matchId of ids) await stageScore(control, matchId, 1, 0);
  // Alone in the lists, so that they are on the screen however many others run at this hour.
  await control.act("only", { matchIds: ids });
  return ids;
}
