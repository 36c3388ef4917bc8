// The successor of a core that dies, and the writes of the state that it finds, for tests.
import { vi } from "vitest";
import { type CoreUnderTest, createCoreUnderTest, type FakeTab } from "./aCore.ts";
import { IDS } from "./anAbsence.ts";

/** The stored state outlives the core `under`, which dies now; its successor starts `afterMs` later. */
export function successor(under: CoreUnderTest, afterMs: number): CoreUnderTest {
  const next = createCoreUnderTest({
    stored: under.stored,
    clock: { startAt: under.clock.now() + afterMs },
  });
  next.server.matches = under.server.matches;
  return next;
}

/** The number of writes of the state from now on. */
export function countWrites({ stored }: CoreUnderTest): () => number {
  const write = vi.spyOn(stored, "set");
  return () => write.mock.calls.filter(([key]) => key === "live.lastKnown").length;
}

/** The first tab of `under`, 2 s after it was opened; `rejoins`: it showed a list of the core before. */
export async function joined(under: CoreUnderTest, rejoins = true): Promise<FakeTab> {
  const tab = under.openTab({ watch: IDS, rejoins });
  await under.clock.advance(2_000);
  return tab;
}
