// Alerts that reach a viewer who looks elsewhere: a sound in exactly one tab.
// See docs/product.md#alerts.
import { type AlertState, soundOf } from "#domain/alerts/tabAlerts.ts";
import type { Clock } from "../base/clock.ts";
import type { Counters } from "../base/counters.ts";
import type { LogEntry } from "../tabs/eventLog.ts";
import type { Tab } from "../tabs/tab.ts";
import { bestFirst, createAlertOrders, tellAlert } from "./alertOrders.ts";

export interface Reach {
  /** The event is news that the viewer wants to be told. */
  alert(entry: LogEntry): void;
  /** Call it when a tab has told of its alerts, has been shown or hidden, or has gone, and every second. */
  review(): void;
}

export interface ReachOptions {
  readonly clock: Clock;
  readonly counters: Counters;
  readonly tabs: ReadonlyMap<string, Tab>;
}

const canSound = ({ alerts }: Tab): boolean => alerts?.sounds === true && alerts.canSound;

/** Nothing has been told. */
export function createReach({ clock, counters, tabs }: ReachOptions): Reach {
  const orders = createAlertOrders(clock, tabs);
  /** The state that each tab was sent last, as text. */
  const states = new WeakMap<Tab, string>();

  function sound(entry: LogEntry): void {
    if (![...tabs.values()].some(({ alerts }) => alerts?.sounds)) return;
    counters.add("sounds");
    const able = (): readonly Tab[] => bestFirst(tabs.values(), canSound);
    orders.give({ sound: soundOf(entry.event.type) }, able, sayBlocked);
  }

  /** No tab may sound before it is pressed: the tab in sight says so. */
  function sayBlocked(): void {
    const able = (tab: Tab): boolean => tab.visible && tab.alerts?.sounds === true && !tab.alerts.canSound;
    const [tab] = bestFirst(tabs.values(), able);
    if (tab) orders.give({ blocked: true }, () => [tab]);
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
      if (!entry.late) sound(entry);
    },
    review() {
      orders.review();
      tellState();
    },
  };
}
