// A tab that is shown again: it shows its age at once, and "live" only when the core reports it.
import { expect, it } from "vitest";
import { doubtWhenShown } from "./doubtWhenShown.ts";
import { createLiveStore } from "../client/liveStore.ts";

const LIVE = { state: "live", ageSeconds: 0, stale: false } as const;

function setUp() {
  const store = createLiveStore();
  store.receive({ seq: 1, snapshot: true, connection: LIVE });
  let now = 1_000_000;
  let waiting: { run: () => void; ms: number } | undefined;
  let listener = (): void => {};
  let visible = true;
  const stop = doubtWhenShown({
    store,
    page: {
      get visibilityState() {
        return visible ? "visible" : "hidden";
      },
      addEventListener: (_name: string, run: unknown) => {
        listener = run as () => void;
      },
      removeEventListener: () => {
        listener = () => {};
      },
    },
    now: () => now,
    later(run, ms) {
      const mine = { run, ms };
      waiting = mine;
      return () => {
        if (waiting === mine) waiting = undefined;
      };
    },
  });
  return {
    store,
    stop,
    show(on: boolean) {
      visible = on;
      listener();
    },
    away: (ms: number) => (now += ms),
    /** Lets the time pass that it waits for. */
    wait() {
      const due = waiting;
      waiting = undefined;
      now += due?.ms ?? 0;
      due?.run();
      return due?.ms;
    },
    connection: () => store.part("connection"),
  };
}

it("says its age before anything else, calmly at first, and as trouble when the core is silent", () => {
  const { show, away, wait, connection } = setUp();
  show(false);
  away(2 * 3_600_000);
  expect(connection()).toEqual(LIVE);
  show(true);
  expect(connection()).toEqual({ state: "reconnecting", ageSeconds: 7_200, stale: false, asking: true });
  expect(wait()).toBe(1_000);
  expect(connection()).toEqual({ state: "reconnecting", ageSeconds: 7_200, stale: true });
  expect(wait()).toBe(10_000);
  expect(connection().ageSeconds).toBe(7_210);
});

it("gives way to the core's word", () => {
  const { store, show, away, wait, connection } = setUp();
  show(false);
  away(60_000);
  show(true);
  store.receive({ seq: 2, snapshot: true, connection: LIVE });
  wait();
  expect(connection()).toEqual(LIVE);
  expect(wait()).toBeUndefined();
});

it("says nothing of a moment, of a tab that never had data, or after its end", () => {
  const { store, stop, show, away, connection } = setUp();
  show(false);
  away(29_000);
  show(true);
  expect(connection()).toEqual(LIVE);
  const none = { state: "reconnecting", ageSeconds: undefined, stale: false } as const;
  store.receive({ seq: 2, connection: none });
  show(false);
  away(60_000);
  show(true);
  expect(connection()).toEqual(none);
  store.receive({ seq: 3, connection: LIVE });
  stop();
  show(false);
  away(60_000);
  show(true);
  expect(connection()).toEqual(LIVE);
});

it("adds the age that the data had when the tab was left", () => {
  const { store, show, away, connection } = setUp();
  store.receive({ seq: 2, connection: { state: "polling", ageSeconds: 20, stale: false } });
  show(false);
  away(15_000);
  show(true);
  expect(connection()).toMatchObject({ ageSeconds: 30, asking: true });
});
