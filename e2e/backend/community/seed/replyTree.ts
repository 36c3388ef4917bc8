// Plans the replies below a seeded post: a few long chains, many short ones.
import { pick, type Random } from "../../world/random.ts";
import { GENERAL_TEXTS } from "./generalTexts.ts";
import type { PlannedPost } from "./postPlan.ts";
import type { Writers } from "./seedWriters.ts";

const DAY_MS = 86_400_000;
/** Trees are at most this deep. */
const MAX_DEPTH = 8;

export interface PlannedReply {
  /** Place of the parent in the list; undefined for a reply to the post. */
  readonly parent: number | undefined;
  readonly depth: number;
  readonly userId: number;
  readonly content: string;
  /** Epoch ms. */
  readonly createdAt: number;
}

/** The replies of one post in the order of time. `now`: epoch ms. */
export function planReplies(
  { createdAt, language, replies }: PlannedPost,
  writers: Writers,
  random: Random,
  now: number,
): readonly PlannedReply[] {
  const planned: PlannedReply[] = [];
  const times = Array.from({ length: replies }, () =>
    Math.floor(createdAt + (Math.min(now, createdAt + 2 * DAY_MS) - createdAt) * random.next() ** 2),
  ).sort((a, b) => a - b);
  for (const at of times) {
    // The newest reply is answered most often, which makes chains.
    const last = planned.length - 1;
    const candidate = random.chance(0.6) ? last : random.int(0, Math.max(0, last));
    const parent = random.chance(0.45) ? undefined : planned[candidate];
    const isChild = parent !== undefined && parent.depth < MAX_DEPTH - 1;
    const own = random.chance(0.85) ? language : "en";
    planned.push({
      parent: isChild ? candidate : undefined,
      depth: isChild ? parent.depth + 1 : 0,
      userId: pick(random.chance(0.7) ? writers.of(own) : writers.all, random.int(0, 1_000_000)),
      content: pick(GENERAL_TEXTS[own].replies, random.int(0, 1_000_000)),
      createdAt: at,
    });
  }
  return planned;
}
