// The code of highlights, log and popups is loaded when it is first needed, and nothing is lost until it has come.
import { expect, it } from "vitest";
import { ROW_CHANGES } from "#domain/board/rowCode.ts";
import { AGAIN_AFTER_MS } from "../base/limits.ts";
import { createCoreUnderTest } from "../testing/aCore.ts";
import { playing, push, told, TWO_HOURS } from "../testing/anAbsence.ts";
import { createReactions } from "./reactions.ts";

/** A core whose tab has its first list, 500 ms after its start; `loads` settle the loads of the code, in order. */
async function started(rejoins = false) {
  const loads: { come(): void; fail(): void }[] = [];
  const under = createCoreUnderTest({
    loadReactions: () =>
      new Promise((resolve, reject) => {
        loads.push({ come: () => resolve(createReactions), fail: () => reject(new Error("gone")) });
      }),
  });
  under.server.matches = [playing(1001)];
  const tab = under.openTab({ rejoins });
  await under.clock.advance(500);
  await tab.session.toggleFavorite("match", 1001, true);
  return { ...under, tab, loads };
}

it("is loaded in the second after the first list where nothing changes", async () => {
  const { clock, loads } = await started();
  expect(loads).toHaveLength(0);
  await clock.advance(500);
  expect(loads).toHaveLength(1);
});

it("is loaded with the first change", async () => {
  const under = await started();
  push(under, playing(1001, 1));
  await under.clock.advance(0);
  expect(under.loads).toHaveLength(1);
});

it("is loaded with the first list where a core replaces another", async () => {
  expect((await started(true)).loads).toHaveLength(1);
});

it("announces and highlights what changed while it was loading as soon as it has come", async () => {
  const under = await started();
  const { clock, loads, tab } = under;
  push(under, playing(1001, 1));
  await clock.advance(300);
  expect(tab.row(1001)).toMatchObject({ homeScore: 1, changed: 0 });
  expect(tab.popups()).toEqual([]);
  loads[0]?.come();
  await clock.advance(300);
  expect(told(tab.popups())).toEqual(["goal 1001 1-0"]);
  expect(tab.row(1001)).toMatchObject({ homeScore: 1, changed: ROW_CHANGES.homeScore });
  await clock.advance(700);
  expect(tab.latest("log")?.map(({ event }) => event.type)).toEqual(["goal"]);
});

it.each(["a list", "a frame"])(
  "tells in a digest of an absence whose news %s brought while it was loading",
  async (way) => {
    const under = await started();
    const { clock, loads, server, tab } = under;
    clock.sleep(TWO_HOURS);
    if (way === "a frame") push(under, playing(1001, 2));
    else server.matches = [playing(1001, 2)];
    await clock.advance(2_000);
    expect(tab.row(1001).homeScore).toBe(2);
    loads[0]?.come();
    await clock.advance(5_000);
    expect([tab.popups().length, told(tab.digest())]).toEqual([0, ["goal 1001 2-0", "goal 1001 1-0"]]);
  },
);

it("is loaded again some seconds after a failure, and rows do without it", async () => {
  const under = await started();
  const { clock, loads, tab } = under;
  push(under, playing(1001, 1));
  await clock.advance(100);
  loads[0]?.fail();
  push(under, playing(1001, 2));
  await clock.advance(AGAIN_AFTER_MS - 1_000);
  expect(loads).toHaveLength(1);
  expect(tab.row(1001).homeScore).toBe(2);
  await clock.advance(2_000);
  expect(loads).toHaveLength(2);
  loads[1]?.come();
  await clock.advance(100);
  push(under, playing(1001, 3));
  await clock.advance(300);
  expect(told(tab.popups())).toContain("goal 1001 3-0");
});
