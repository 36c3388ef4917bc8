// Proof "offline": what is published without a network is sent once within 10 s of its return, and asks after 10 min.
import { ask, MIN_MS, write } from "#workers/live/testing/aWriter.ts";
import type { Proof } from "./proof.ts";
import { aDesk, runCases } from "./lib/writing/writingCase.ts";

const FULL = 50;
/** docs/product.md#outbox. */
const SENT_WITHIN_MS = 10_000;
const ASKS_AFTER_MS = 10 * MIN_MS;

async function play(seed: number): Promise<readonly string[]> {
  const desk = await aDesk(seed);
  const { random, posts } = desk;
  const faults: string[] = [];
  desk.core().network.set(false);
  const { id } = await write(desk.core().tab);
  await ask(desk.core().tab, "send", id);
  const isLong = random.chance(0.4);
  const away = isLong ? ASKS_AFTER_MS + MIN_MS : 5_000 + random.int(0, 9 * MIN_MS);
  const dies = random.chance(0.4);
  await desk.pass(away / 2);
  if (dies) await desk.kill();
  await desk.drafts();
  await desk.pass(away / 2);
  if (posts.calls > 0) faults.push("called without a network");
  // The browser does not always tell that the network is back.
  desk.core().network.set(true, random.chance(0.5));
  await desk.pass(SENT_WITHIN_MS);
  if (isLong) {
    const [draft] = await desk.drafts();
    if (posts.calls > 0 || draft?.sending?.state !== "asks") faults.push("did not ask first");
    await ask(desk.core().tab, "send", id);
    await desk.pass(1_000);
  }
  if (posts.calls !== 1 || posts.made.size !== 1)
    faults.push(`${posts.calls} calls, ${posts.made.size} posts`);
  if ((await desk.drafts()).length > 0) faults.push("the draft stays");
  return faults;
}

export const offlineProof: Proof = {
  name: "offline",
  claim:
    "a text published without a network is sent once within 10 s of its return, after 10 min only when its member says so",
  async run({ cases = FULL, seed }) {
    const failures = await runCases("offline", { cases, seed }, play);
    return { failures, figures: [`${cases} texts published offline: one call each`] };
  },
};
