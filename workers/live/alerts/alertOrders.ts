// Has exactly one tab carry out an alert, and another one where that tab ends, cannot, or does not answer.
import type { AlertOrder, ToldAlert } from "#domain/alerts/tabAlerts.ts";
import type { Clock, Timer } from "../base/clock.ts";
import type { Tab } from "../tabs/tab.ts";
import { createEventIds } from "./eventIds.ts";

/** A tab carries out an order within a few ms, unless it is frozen. */
const DONE_WITHIN_MS = 2_000;

export interface AlertOrders {
  /**
   * Gives the order to the first of `able()`, and to the next one if need be: `orderFor` says it in the language of the
   * tab. `none` is called where no further tab is able.
   */
  give(orderFor: (tab: Tab) => AlertOrder, able: () => readonly Tab[], none?: () => void): void;
  /** Call it when a tab has told of its alerts, or has gone. */
  review(): void;
}

/** Each tab that is able, the best one first: the visible ones before the hidden ones, then by their last use. */
export function bestFirst(tabs: Iterable<Tab>, isAble: (tab: Tab) => boolean): readonly Tab[] {
  const usedAt = ({ alerts }: Tab): number => alerts?.usedAt ?? 0;
  return [...tabs]
    .filter(isAble)
    .toSorted((one, other) => Number(other.visible) - Number(one.visible) || usedAt(other) - usedAt(one));
}

/** Sends it at once, to a hidden tab too. */
export function tellAlert(tab: Tab, told: ToldAlert): void {
  tab.sent.seq += 1;
  tab.post({ seq: tab.sent.seq, posts: [told] });
}

interface Given {
  readonly id: string;
  readonly orderFor: (tab: Tab) => AlertOrder;
  readonly able: () => readonly Tab[];
  readonly none: () => void;
  readonly tried: Set<Tab>;
  tab: Tab | undefined;
  timer: Timer | undefined;
}

/** No order has been given. */
export function createAlertOrders(clock: Clock, tabs: ReadonlyMap<string, Tab>): AlertOrders {
  const nextId = createEventIds(clock);
  const open = new Set<Given>();

  function end(given: Given): void {
    clock.clearTimeout(given.timer);
    open.delete(given);
  }

  function pass(given: Given): void {
    clock.clearTimeout(given.timer);
    const tab = given.able().find((each) => !given.tried.has(each));
    if (tab === undefined) {
      end(given);
      given.none();
      return;
    }
    given.tab = tab;
    given.tried.add(tab);
    given.timer = clock.setTimeout(() => pass(given), DONE_WITHIN_MS);
    const { id, orderFor } = given;
    tellAlert(tab, { kind: "alert", id, sentAt: clock.machineNow(), order: orderFor(tab) });
  }

  return {
    give(orderFor, able, none = () => undefined) {
      const given: Given = {
        id: nextId(),
        orderFor,
        able,
        none,
        tried: new Set(),
        tab: undefined,
        timer: undefined,
      };
      open.add(given);
      pass(given);
    },
    review() {
      for (const given of open) {
        const { id, tab, able } = given;
        if (tab?.alerts?.done === id) end(given);
        else if (tab === undefined || !tabs.has(tab.id) || !able().includes(tab)) pass(given);
      }
    },
  };
}
