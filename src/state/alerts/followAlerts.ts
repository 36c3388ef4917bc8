// Tells the core which alerts this tab wants and can give, and carries out what the core has it do.
// See docs/product.md#alerts.
import { type AlertOrder, type TabAlerts, type ToldAlert } from "#domain/alerts/tabAlerts.ts";
import { isAlertChange } from "#domain/memberNews.ts";
import { tabSight } from "../browser/tabSight.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { pageStore } from "../pageStore.ts";
import { alertSettingsAtom } from "./alertSettings.ts";
import { alertStateAtom, alertStateShownAtom, soundingAtom } from "./alertState.ts";
import { createSounder } from "./sounder.ts";

/** A tab that was frozen does nothing that it is told later than this, ms. */
const LATE_MS = 5_000;
/** A tab that is used all the time says so at most this often, ms. */
const USED_EVERY_MS = 10_000;

export interface AlertDoers {
  /** Says that this tab cannot sound before it is pressed. */
  sayBlocked(): void;
}

/** Follows them until the returned function is called. */
export function followAlerts(client: Pick<LiveClient, "setAlerts" | "store">, doers: AlertDoers): () => void {
  const sounder = createSounder((state) => {
    pageStore.set(soundingAtom, state);
    tell();
  });
  pageStore.set(soundingAtom, sounder.state());
  let usedAt = tabSight.visibilityState === "visible" ? Date.now() : 0;
  let done: string | undefined;
  let told = "";
  let hasSaidBlocked = false;

  function tell(): void {
    const { sounds } = pageStore.get(alertSettingsAtom);
    const alerts: TabAlerts = {
      sounds,
      canSound: sounder.state() === "ready",
      usedAt,
      done,
      shows: pageStore.get(alertStateShownAtom) > 0 ? true : undefined,
    };
    const text = JSON.stringify(alerts);
    if (text === told) return;
    told = text;
    client.setAlerts(alerts);
  }

  function onUse(): void {
    if (tabSight.visibilityState !== "visible" || Date.now() - usedAt < USED_EVERY_MS) return;
    usedAt = Date.now();
    tell();
  }

  function onPress(): void {
    void sounder.unlock();
    onUse();
  }

  async function carryOut(order: AlertOrder): Promise<void> {
    if ("sound" in order) {
      await sounder.play(order.sound, pageStore.get(alertSettingsAtom).volume);
    } else if (!hasSaidBlocked) {
      hasSaidBlocked = true;
      doers.sayBlocked();
    }
  }

  async function take(change: ToldAlert): Promise<void> {
    if (change.kind === "alertState") {
      pageStore.set(alertStateAtom, change.state);
      return;
    }
    if (Math.abs(Date.now() - change.sentAt) > LATE_MS) return;
    await carryOut(change.order);
    // A tab that cannot sound has told so, and the core has given the order to another one.
    done = change.id;
    tell();
  }

  const onTold = (): void => {
    for (const change of client.store.part("posts")) if (isAlertChange(change)) void take(change);
  };
  // A control that stops its event must not keep the tab silent.
  const listen = { capture: true, passive: true };
  addEventListener("pointerdown", onPress, listen);
  addEventListener("keydown", onPress, listen);
  addEventListener("focus", onUse);
  tabSight.addEventListener("visibilitychange", onUse);
  const stops = [
    client.store.subscribe("posts", onTold),
    pageStore.sub(alertSettingsAtom, tell),
    pageStore.sub(alertStateShownAtom, tell),
    () => removeEventListener("pointerdown", onPress, listen),
    () => removeEventListener("keydown", onPress, listen),
    () => removeEventListener("focus", onUse),
    () => tabSight.removeEventListener("visibilitychange", onUse),
  ];
  // A page that has been pressed may begin at once. Elsewhere a context would only be refused, with a warning.
  if ((navigator as Partial<Navigator>).userActivation?.hasBeenActive) void sounder.unlock();
  tell();
  return () => {
    for (const stop of stops) stop();
    client.setAlerts(undefined);
  };
}
