// Proof "posting": answers that are cut off after the server wrote make exactly one post, whatever its writer does.
import { ask, TEXT, write } from "#workers/live/testing/aWriter.ts";
import type { Proof } from "./proof.ts";
import { aDesk, type Desk, runCases } from "./lib/writing/writingCase.ts";

const FULL = 50;
const STEPS = ["press", "edit", "reload", "kill"] as const;

/** One step of the writer, or of the browser. */
async function step(desk: Desk, did: (typeof STEPS)[number], at: number): Promise<void> {
  const { core } = desk;
  if (did === "kill") await desk.kill();
  else if (did === "reload") core().openTab();
  else {
    const [draft] = await desk.drafts();
    if (draft === undefined || draft.slot !== "new") return;
    const { id, revision } = draft;
    const content = { ...TEXT, text: `What a save, ${at}` };
    if (did === "edit") {
      await ask(core().tab, "save", { id, slot: "new", revision, wasStored: true, content });
    } else await ask(core().tab, "send", id);
  }
}

async function play(seed: number): Promise<readonly string[]> {
  const desk = await aDesk(seed);
  const { random, posts } = desk;
  const faults: string[] = [];
  const { id } = await write(desk.core().tab);
  let last = TEXT.text;
  posts.fault = "cut";
  posts.isSilent = random.chance(0.5);
  await ask(desk.core().tab, "send", id);
  for (let at = random.int(1, 4); at > 0; at -= 1) {
    await desk.pass(random.int(0, 4_000));
    const did = STEPS[random.int(0, STEPS.length - 1)]!;
    await step(desk, did, at);
    if (did === "edit" && (await desk.drafts())[0]?.slot === "new") last = `What a save, ${at}`;
    if (random.chance(0.5)) posts.fault = undefined;
    if (random.chance(0.5)) posts.isSilent = false;
    const failed = (await desk.drafts()).find(({ sending }) => sending?.state === "failed");
    if (failed) faults.push(`said to have failed after ${did}`);
  }
  posts.fault = undefined;
  posts.isSilent = false;
  await desk.pass(15_000);
  for (const draft of await desk.drafts()) await ask(desk.core().tab, "check", draft.id);
  await desk.pass(15_000);
  if (posts.made.size !== 1) faults.push(`${posts.made.size} posts`);
  if ((await desk.drafts()).some(({ sending }) => sending !== undefined))
    faults.push("the outcome stays open");
  if (![...posts.made.values(), ...(await desk.texts())].includes(last)) faults.push("the last text is lost");
  return faults;
}

export const postingProof: Proof = {
  name: "posting",
  claim:
    "a text whose answer was cut off after the server wrote is one post, and is never said to have failed",
  async run({ cases = FULL, seed }) {
    const failures = await runCases("posting", { cases, seed }, play);
    return { failures, figures: [`${cases} texts published through cut answers: one post each`] };
  },
};
