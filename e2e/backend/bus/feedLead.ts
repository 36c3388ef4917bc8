// Whether a living source of a feed leads: a second one would number the same matches differently.
import type { Bus } from "./bus.ts";
import { readLead } from "./lead.ts";
import { FEED_KEY, LEAD_KEY } from "./liveValues.ts";

/** In ms: four batches of a source, each of which renews its lease. */
const LOOK_MS = 2_000;

/** In ms between two looks whether the bus was reached. */
const REACHED_MS = 200;

/**
 * The leading source if it reads a feed and renews its lease; undefined where the bus does not answer, too. Waits until the bus
 * was reached for the first time.
 */
export async function leadOfFeed(
  bus: Pick<Bus, "get" | "wasReached">,
  wait = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<string | undefined> {
  while (!bus.wasReached()) await wait(REACHED_MS);
  try {
    const before = await bus.get(LEAD_KEY);
    const feed = await bus.get(FEED_KEY);
    const source = before?.value === undefined ? "" : readLead(before.value).source;
    if (source === "" || feed?.value === undefined) return undefined;
    await wait(LOOK_MS);
    const after = await bus.get(LEAD_KEY);
    if (after?.value === undefined || after.revision === before?.revision) return undefined;
    return readLead(after.value).source || undefined;
  } catch {
    return undefined;
  }
}
