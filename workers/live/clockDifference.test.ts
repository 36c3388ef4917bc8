// What pages learn of the machine’s clock: its difference to the server’s, once it is known, and when it changes.
import { describe, expect, it } from "vitest";
import { createCoreUnderTest } from "./testing/aCore.ts";

const HOUR = 3_600_000;

describe("the difference of the clocks", () => {
  it.each([
    ["is right", 0],
    ["is 2 h behind", 2 * HOUR],
    ["is a day ahead", -24 * HOUR],
  ])("is told where the machine's clock %s", async (_name, difference) => {
    const under = createCoreUnderTest();
    const tab = under.openTab();
    await under.clock.advance(300);
    under.serverClock.learn(under.clock.now() + difference, under.clock.now());
    await under.clock.advance(31_000);
    expect(tab.latest("clockDifferenceMs") ?? 0).toBe(difference);
    expect(under.openTab().latest("clockDifferenceMs")).toBeUndefined();
  });

  it("is not told before an answer has told the server's time", async () => {
    const under = createCoreUnderTest();
    const tab = under.openTab();
    await under.clock.advance(5_000);
    expect(tab.latest("clockDifferenceMs")).toBeUndefined();
  });

  it.each([2 * HOUR, HOUR / 4])("follows a clock that is set back by %d ms within 2 s", async (back) => {
    const under = createCoreUnderTest();
    const tab = under.openTab();
    under.serverClock.learn(under.clock.now(), under.clock.now());
    await under.clock.advance(1_000);
    under.clock.setBack(back);
    await under.clock.advance(2_000);
    expect(Math.abs((tab.latest("clockDifferenceMs") ?? 0) - back)).toBeLessThanOrEqual(1_000);
  });

  it("reaches no hidden tab, and a tab that is shown at once", async () => {
    const under = createCoreUnderTest();
    const tab = under.openTab({ visible: false });
    under.serverClock.learn(under.clock.now() + HOUR, under.clock.now());
    await under.clock.advance(5_000);
    expect(tab.updates).toEqual([]);
    tab.session.setVisible(true);
    await under.clock.advance(300);
    expect(tab.latest("clockDifferenceMs")).toBe(HOUR);
  });
});
