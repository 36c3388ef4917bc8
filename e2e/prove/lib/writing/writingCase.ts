// A member's browser for the proofs of writing: a core that can be ended at any moment, and what its store had then.
import type { DraftState } from "#domain/writing/draft.ts";
import { createRandom, hashText, mix, type Random } from "../../../backend/world/random.ts";
import { MEMBER } from "#workers/live/testing/aCore.ts";
import { aPostServer, ask, aWriter, list, type PostServer } from "#workers/live/testing/aWriter.ts";

type Core = Awaited<ReturnType<typeof aWriter>>;

export interface Desk {
  readonly random: Random;
  readonly posts: PostServer;
  core(): Core;
  /** The core ends at this moment: what it has under way is lost, and the next one has what the store has now. */
  kill(): Promise<void>;
  /** The sign-in that the server has refused is made again by the same member; with it a new core. */
  signInAgain(): Promise<void>;
  /** Lets time pass, ms. */
  pass(ms: number): Promise<void>;
  drafts(): Promise<readonly DraftState[]>;
  /** The texts of all drafts. */
  texts(): Promise<readonly string[]>;
}

export async function aDesk(seed: number): Promise<Desk> {
  const posts = aPostServer();
  let stored = new Map<string, unknown>();
  let core = await aWriter(stored, posts);
  async function kill(): Promise<void> {
    const isOnline = core.network.isOnline();
    stored = structuredClone(stored);
    core = await aWriter(stored, posts, core.clock.now());
    core.network.set(isOnline);
  }
  const drafts = async (): Promise<readonly DraftState[]> => (await list(core.tab)) ?? [];
  return {
    random: createRandom(mix(hashText("writing"), seed)),
    posts,
    core: () => core,
    kill,
    signInAgain() {
      stored.set("account", MEMBER);
      return kill();
    },
    pass: (ms) => core.clock.advance(ms),
    drafts,
    async texts() {
      const contents = await Promise.all((await drafts()).map(({ id }) => ask(core.tab, "read", id)));
      return contents.flatMap((content) => (content ? [content.text] : []));
    },
  };
}

/** Runs the cases of a proof one after another. Failures name the seed and how to replay it. */
export async function runCases(
  name: string,
  { cases, seed = 1 }: { readonly cases: number; readonly seed?: number | undefined },
  play: (seed: number) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const failures: string[] = [];
  for (let at = seed; at < seed + cases; at += 1) {
    const faults = await play(at);
    if (faults.length > 0) {
      failures.push(`seed ${at}: ${faults.join("; ")} (npm run prove -- ${name} --seed ${at} --cases 1)`);
    }
  }
  return failures;
}
