// What a tab tells the core of alerts, and what the core has one tab do.
// See docs/product.md#alerts.
import type { AlertRule } from "./alertRules.ts";
import type { QuietHours } from "./quietHours.ts";
import type { PerSide } from "../match/match.ts";
import type { MatchEvent, MatchEventType } from "../match/matchEvent.ts";

export type SoundKind = "goal" | "card" | "whistle";

/** What a tab wants and can do. All tabs of a browser want the same, but for the moment of a change. */
export interface TabAlerts {
  /** The viewer wants sounds. */
  readonly sounds: boolean;
  /** The browser lets this tab sound. */
  readonly canSound: boolean;
  /** The viewer wants notifications of the system, and the browser lets this tab post them. */
  readonly notifies: boolean;
  /** undefined where there are none. */
  readonly quiet?: QuietHours | undefined;
  readonly rules: readonly AlertRule[];
  /** When it was used last, epoch ms by the machine's clock. */
  readonly usedAt: number;
  /** The id of the order that it carried out last. */
  readonly done?: string | undefined;
  /** It shows the state of the alerts, and is sent each change of it. */
  readonly shows?: true | undefined;
}

/** An event as a notification of the system tells it, in the language of the tab that posts it. */
export interface NoticedEvent {
  readonly event: MatchEvent;
  readonly league: string;
  readonly names: PerSide<string>;
  readonly score: PerSide<number | string>;
  readonly favorite: boolean;
}

/** What the core has one tab do. */
export type AlertOrder =
  | { readonly sound: SoundKind }
  /** Post a notification in place of an earlier one of the match; one that renews makes itself felt again. */
  | { readonly notice: NoticedEvent; readonly renews: boolean; readonly silent: boolean }
  /** Take the notification of this match away. */
  | { readonly closes: number }
  /** No tab can sound before it is pressed. */
  | { readonly blocked: true };

/** The state of the alerts that settings show. */
export interface AlertState {
  /** Some tab can sound. */
  readonly canSound: boolean;
  /** When each rule fired last, server time, epoch ms; those that never did are absent, NaN while a hidden score forbids it. */
  readonly fired: Readonly<Record<string, number>>;
}

/** As the core tells it to a tab, a hidden one too. */
export type ToldAlert =
  | {
      readonly kind: "alert";
      readonly id: string;
      /** Epoch ms by the machine's clock: a tab that was frozen does nothing late. */
      readonly sentAt: number;
      readonly order: AlertOrder;
    }
  | { readonly kind: "alertState"; readonly state: AlertState };

const SOUNDS: Readonly<Partial<Record<MatchEventType, SoundKind>>> = {
  goal: "goal",
  redCard: "card",
  yellowCard: "card",
};

/** The sound of an event. */
export const soundOf = (type: MatchEventType): SoundKind => SOUNDS[type] ?? "whistle";
