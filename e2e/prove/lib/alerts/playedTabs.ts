// The tabs of a played day: they hide, close, freeze and die, and count what they are told.
import type { TabAlerts } from "#domain/alerts/tabAlerts.ts";
import type { CoreUnderTest, FakeTab } from "#workers/live/testing/aCore.ts";
import { type AlertsDay, IDS } from "./alertsDay.ts";
import { addClosed, addHeard, type HeardAlerts } from "./heardAlerts.ts";

export interface PlayedTab {
  readonly number: number;
  tab: FakeTab;
  isVisible: boolean;
  usedAt: number;
  /** Answers nothing. */
  isFrozen: boolean;
  /** Closes at its next order, before it has carried it out. */
  isDoomed: boolean;
  taken: number;
  done: string | undefined;
}

export interface PlayedTabs {
  all(): readonly PlayedTab[];
  anyVisible(): boolean;
  open(isVisible: boolean): void;
  close(played: PlayedTab): void;
  /** One that is shown is healthy. */
  show(played: PlayedTab, isVisible: boolean): void;
  /** The core was replaced: all join the present one. */
  rejoin(): void;
  /** All draw what they were sent, and carry out their orders. */
  draw(): void;
}

/** No tab is open. `core()` is the present one. */
export function createPlayedTabs(
  { rules, quiet, spoilers }: AlertsDay,
  heard: HeardAlerts,
  core: () => CoreUnderTest,
): PlayedTabs {
  let nextNumber = 0;
  let tabs: PlayedTab[] = [];

  const alertsOf = ({ usedAt, done }: PlayedTab): TabAlerts => ({
    sounds: true,
    canSound: true,
    notifies: true,
    quiet,
    rules,
    usedAt,
    done,
  });

  /** Opens the tab on the present core. */
  function join(played: PlayedTab, rejoins: boolean): void {
    const { isVisible: visible } = played;
    played.tab = core().openTab({ visible, rejoins, watch: IDS, alerts: alertsOf(played), spoilers });
    played.taken = 0;
  }

  function close(played: PlayedTab): void {
    tabs = tabs.filter((each) => each !== played);
    played.tab.session.goodbye();
  }

  /** The page of the tab draws what it was sent, and carries out its orders. */
  function drawOne(played: PlayedTab): void {
    for (; played.taken < played.tab.updates.length; played.taken += 1) {
      const update = played.tab.updates[played.taken];
      for (const { event } of update?.popups ?? []) addHeard(heard.popups, event);
      for (const { event } of update?.digest ?? []) addHeard(heard.digested, event);
      for (const change of update?.posts ?? []) {
        if (change.kind !== "alert" || played.isFrozen) continue;
        if (played.isDoomed && tabs.length > 1) {
          close(played);
          return;
        }
        if ("sound" in change.order) heard.sounds += 1;
        if ("notice" in change.order) addHeard(heard.notices, change.order.notice.event);
        if ("closes" in change.order) addClosed(heard, change.order.closes);
        played.done = change.id;
        played.tab.session.setAlerts(alertsOf(played));
      }
    }
  }

  return {
    all: () => tabs,
    anyVisible: () => tabs.some(({ isVisible }) => isVisible),
    open(isVisible) {
      nextNumber += 1;
      const played: PlayedTab = {
        number: nextNumber,
        tab: undefined as unknown as FakeTab,
        isVisible,
        usedAt: isVisible ? core().clock.now() : 0,
        isFrozen: false,
        isDoomed: false,
        taken: 0,
        done: undefined,
      };
      join(played, false);
      tabs.push(played);
    },
    close,
    show(played, isVisible) {
      played.isVisible = isVisible;
      if (isVisible) {
        played.usedAt = core().clock.now();
        played.isFrozen = false;
        played.isDoomed = false;
      }
      played.tab.session.setVisible(isVisible);
      played.tab.session.setAlerts(alertsOf(played));
    },
    rejoin() {
      for (const played of tabs) {
        played.isFrozen = false;
        join(played, true);
      }
    },
    draw() {
      // A page that has closed draws nothing; an order may go from one to the next at once.
      for (let again = true; again;) {
        const before = tabs.length;
        for (const played of tabs) drawOne(played);
        again = tabs.length < before;
      }
    },
  };
}
