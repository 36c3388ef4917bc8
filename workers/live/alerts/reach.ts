// Alerts that reach a viewer who looks elsewhere: a sound in exactly one tab, and notifications of the system.
// See docs/product.md#alerts.
import { type AlertState, soundOf } from "#domain/alerts/tabAlerts.ts";
import type { LogEntry } from "../tabs/eventLog.ts";
import type { Tab } from "../tabs/tab.ts";
import { bestFirst, createAlertOrders, tellAlert } from "./alertOrders.ts";
import { createNotices, type NoticesOptions } from "./notices.ts";

export interface Reach {
  /** The event is news that the viewer wants to be told. */
  alert(entry: LogEntry): void;
  /** A tab was left before it could show the event. */
  unseen(entry: LogEntry): void;
  /** A goal was taken back: so is its notification. */
  withdraw(entry: LogEntry): void;
  /** Call it when a tab has told of its alerts, has been shown or hidden, or has gone, and every second. */
  review(): void;
}

export type ReachOptions = NoticesOptions;

const canSound = ({ alerts }: Tab): boolean => alerts?.sounds === true && alerts.canSound;

/** Nothing has been told. */
export function createReach(options: ReachOptions): Reach {
  const { clock, counters, tabs } = options;
  const orders = createAlertOrders(clock, tabs);
  const notices = createNotices(options, orders);
  /** The state that each tab was sent last, as text. */
  const states = new WeakMap<Tab, string>();

  function sound(entry: LogEntry): void {
    if (![...tabs.values()].some(({ alerts }) => alerts?.sounds)) return;
    counters.add("sounds");
    const able = (): readonly Tab[] => bestFirst(tabs.values(), canSound);
    orders.give(() => ({ sound: soundOf(entry.event.type) }), able, sayBlocked);
  }

  /** No tab may sound before it is pressed: the tab in sight says so. */
  function sayBlocked(): void {
    const able = (tab: Tab): boolean => tab.visible && tab.alerts?.sounds === true && !tab.alerts.canSound;
    const [tab] = bestFirst(tabs.values(), able);
    if (tab)
      orders.give(
        () => ({ blocked: true }),
        () => [tab],
      );
  }

  function tellState(): void {
    for (const tab of tabs.values()) {
      if (tab.alerts?.shows !== true) {
        states.delete(tab);
        continue;
      }
      const state: AlertState = { canSound: [...tabs.values()].some(canSound) };
      const text = JSON.stringify(state);
      if (states.get(tab) === text) continue;
      states.set(tab, text);
      tellAlert(tab, { kind: "alertState", state });
    }
  }

  return {
    alert(entry) {
      // What was learnt late is no news.
      if (entry.late) return;
      sound(entry);
      notices.raise(entry);
    },
    unseen: notices.raise,
    withdraw: notices.withdraw,
    review() {
      orders.review();
      tellState();
    },
  };
}
