// What a tab tells the core of alerts, and what the core has one tab do.
// See docs/product.md#alerts.
import type { MatchEventType } from "../match/matchEvent.ts";

export type SoundKind = "goal" | "card" | "whistle";

/** What a tab wants and can do. All tabs of a browser want the same, but for the moment of a change. */
export interface TabAlerts {
  /** The viewer wants sounds. */
  readonly sounds: boolean;
  /** The browser lets this tab sound. */
  readonly canSound: boolean;
  /** When it was used last, epoch ms by the machine's clock. */
  readonly usedAt: number;
  /** The id of the order that it carried out last. */
  readonly done?: string | undefined;
  /** It shows the state of the alerts, and is sent each change of it. */
  readonly shows?: true | undefined;
}

/** What the core has one tab do. */
export type AlertOrder =
  | { readonly sound: SoundKind }
  /** No tab can sound before it is pressed. */
  | { readonly blocked: true };

/** The state of the alerts that settings show. */
export interface AlertState {
  /** Some tab can sound. */
  readonly canSound: boolean;
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
