// The attempts of a tab to start a worker whose code cannot be loaded, on a virtual clock.
import { describe, expect, it } from "vitest";
import { aTab } from "../testing/aTab.ts";

/** A tab whose hello to the core of this generation is unanswered. */
function opening(generation: number) {
  const tab = aTab();
  tab.send({ type: "joined", generation });
  return tab;
}

describe("a worker whose code cannot be loaded", () => {
  it("is started again at growing intervals, each fourth time for this tab alone", () => {
    const tab = opening(0);
    const wanted: (string | undefined)[] = [];
    for (let line = 0; line < 9; line += 1) {
      tab.send({ type: "failed" });
      wanted.push(tab.done()[1]);
      tab.send({ type: "joined", generation: 0 });
    }
    expect(wanted).toEqual([
      "join 0",
      "join 0",
      "join alone after 1000",
      "join 0 after 2000",
      "join 0 after 4000",
      "join 0 after 8000",
      "join alone after 10000",
      "join 0 after 10000",
      "join 0 after 10000",
    ]);
  });

  it("is at its first attempt again after an answer", () => {
    const tab = opening(4);
    for (let line = 0; line < 5; line += 1) {
      tab.send({ type: "failed" });
      tab.send({ type: "joined", generation: 4 });
    }
    tab.send({ type: "heard", tookMs: 5 });
    tab.done();
    tab.send({ type: "failed" });
    expect(tab.done()).toEqual(["close", "join 5"]);
  });

  it("fails once: errors of a worker that was left change nothing", () => {
    const tab = opening(4);
    tab.send({ type: "failed" });
    tab.done();
    tab.send({ type: "failed" });
    expect(tab.done()).toEqual([]);
  });
});
