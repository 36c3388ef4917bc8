// One popup for ten tabs: in the one looked at last, handed on when that is left before it has shown it.
import { describe, expect, it } from "vitest";
import { busyAfternoon, playing, push, told, TWO_HOURS, watching } from "../testing/anAbsence.ts";

describe("ten tabs", () => {
  it("show one popup, in the tab that was visible last", async () => {
    const under = await watching(10);
    const { clock, tabs } = under;
    push(under, playing(1001, 1));
    await clock.advance(5_000);
    expect(tabs.map((tab) => tab.popups().length)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it("send it to the next tab when that tab closes within the time that showing takes", async () => {
    const under = await watching(3);
    const { clock, tabs } = under;
    push(under, playing(1001, 1));
    await clock.advance(10);
    tabs[2]?.session.goodbye();
    await clock.advance(300);
    tabs[1]?.session.goodbye();
    await clock.advance(5_000);
    expect(told(tabs[0]?.popups() ?? [])).toEqual(["goal 1001 1-0"]);
    tabs[0]?.session.setVisible(false);
    tabs[0]?.session.setVisible(true);
    await clock.advance(5_000);
    expect(tabs[0]?.popups()).toHaveLength(1);
  });

  it("do not show it twice when the tab closes that has shown it", async () => {
    const under = await watching(2);
    const { clock, tabs } = under;
    push(under, playing(1001, 1));
    await clock.advance(2_000);
    tabs[1]?.session.goodbye();
    await clock.advance(5_000);
    expect(tabs.map((tab) => tab.popups().length)).toEqual([0, 1]);
  });

  it("send it to the tab that is shown right after that tab is hidden", async () => {
    const under = await watching(2);
    const { clock, tabs } = under;
    tabs[0]?.session.setVisible(false);
    push(under, playing(1001, 1));
    await clock.advance(20);
    tabs[1]?.session.setVisible(false);
    await clock.advance(2_000);
    tabs[0]?.session.setVisible(true);
    await clock.advance(500);
    expect(told(tabs[0]?.popups() ?? [])).toEqual(["goal 1001 1-0"]);
  });

  it("send the whole digest to the next tab", async () => {
    const under = await watching(2);
    const { clock, tabs } = under;
    busyAfternoon(under);
    clock.sleep(TWO_HOURS);
    for (let waited = 0; tabs[1]?.digest().length === 0 && waited < 15_000; waited += 100)
      await clock.advance(100);
    tabs[1]?.session.goodbye();
    await clock.advance(5_000);
    expect(tabs.map((tab) => [tab.popups().length, tab.digest().length])).toEqual([
      [0, 9],
      [0, 9],
    ]);
  });
});
