// Loads the core's part for drafts when a tab first asks about them: only who writes needs its code.
import { createLater } from "../base/later.ts";
import type { createWriting, Writing, WritingDeps } from "../writing/writing.ts";

/** Brings the code of drafts. */
export type LoadWriting = () => Promise<typeof createWriting>;

/** Answers undefined while the code cannot be loaded. */
export function createWritingLater(
  deps: WritingDeps,
  load: LoadWriting = async () => (await import("../writing/writing.ts")).createWriting,
): Writing {
  const later = createLater(async () => (await load())(deps));
  return async (...asked) => (await later.load())?.(...asked);
}
