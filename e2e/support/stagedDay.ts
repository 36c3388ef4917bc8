// A stopped world with a few running matches in known states.
import { runningMatchIds, stageScore } from "../backend/testing/feedClient.ts";
import type { Product } from "./product.ts";

/** Stops the world's own changes and keeps only `count` running matches, each set to 1-0; returns their ids. */
export async function freezeWorld({ control, origin }: Product, count: number): Promise<readonly number[]> {
  await control.act("freeze", { on: true });
  const running = await runningMatchIds(origin);
  if (running.length < count)
    throw new Error(`only ${running.length} matches are running, ${count} are needed`);
  const ids = running.slice(0, count);
  for (const matchId of ids) await stageScore(control, matchId, 1, 0);
  // Without other matches in the lists, so that they are on the screen at any hour.
  await control.act("only", { matchIds: ids });
  return ids;
}
