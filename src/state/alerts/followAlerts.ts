// Tells the core which alerts this tab wants and can give, and carries out what the core has it do.
// See docs/product.md#alerts.
import type { AlertOrder, NoticedEvent, TabAlerts, ToldAlert } from "#domain/alerts/tabAlerts.ts";
import { isAlertChange } from "#domain/memberNews.ts";
import { tabSight } from "../browser/tabSight.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { pageStore } from "../pageStore.ts";
import { alertRulesAtom } from "./alertRules.ts";
import { alertSettingsAtom } from "./alertSettings.ts";
import { alertStateAtom, alertStateShownAtom, soundingAtom } from "./alertState.ts";
import {
  closeNotice,
  followPressedNotices,
  learnPermission,
  type Notice,
  noticePermissionAtom,
  postNotice,
  whenWorkerIsReady,
} from "./notifications.ts";
import { createSounder } from "./sounder.ts";

/** A tab that was frozen does nothing that it is told later than this, ms. */
const LATE_MS = 5_000;
/** The core gives a sound to another tab after this time, ms: a tab that is throttled may be ready only then. */
const PASSED_ON_MS = 2_000;
/** A tab that is used all the time says so at most this often, ms. */
const USED_EVERY_MS = 10_000;

export interface AlertDoers {
  /** Says that this tab cannot sound before it is pressed. */
  sayBlocked(): void;
  /** Says the event in the language of the page. */
  draw(event: NoticedEvent): Pick<Notice, "title" | "text" | "language" | "direction" | "href">;
  /** Leads this tab to an address of the product. */
  open(href: string): void;
}

/** Also where the machine's clock was set meanwhile. */
const isOlder = (sentAt: number, ms: number): boolean => Math.abs(Date.now() - sentAt) > ms;

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
    const { sounds, notifications, quiet } = pageStore.get(alertSettingsAtom);
    const alerts: TabAlerts = {
      sounds,
      canSound: sounder.state() === "ready",
      notifies: notifications && pageStore.get(noticePermissionAtom) === "granted",
      quiet: quiet.on ? { from: quiet.from, to: quiet.to } : undefined,
      rules: pageStore.get(alertRulesAtom),
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

  function onSight(): void {
    // It may have been changed in the settings of the browser.
    void learnPermission();
    onUse();
  }

  function onPress(): void {
    void sounder.unlock();
    onUse();
  }

  /** False where the browser refuses it: another tab is to try. */
  async function carryOut(order: AlertOrder, sentAt: number): Promise<boolean> {
    if ("sound" in order) {
      const { volume } = pageStore.get(alertSettingsAtom);
      return sounder.play(order.sound, volume, () => !isOlder(sentAt, PASSED_ON_MS));
    }
    if ("notice" in order) {
      const { notice, renews, silent } = order;
      await postNotice({ ...doers.draw(notice), matchId: notice.event.matchId, renews, silent });
    } else if ("closes" in order) await closeNotice(order.closes);
    else if (!hasSaidBlocked) {
      hasSaidBlocked = true;
      doers.sayBlocked();
    }
    return true;
  }

  async function take(change: ToldAlert): Promise<void> {
    if (change.kind === "alertState") {
      pageStore.set(alertStateAtom, change.state);
      return;
    }
    if (isOlder(change.sentAt, LATE_MS)) return;
    const isDone = await carryOut(change.order, change.sentAt).catch(() => false);
    if (isDone) done = change.id;
    // What is allowed may have changed: the core gives the order to a tab that can.
    else await learnPermission();
    tell();
  }

  const onTold = (): void => {
    for (const change of client.store.part("posts")) if (isAlertChange(change)) void take(change);
  };
  // A control that stops its event must not keep the tab silent.
  const listen = { capture: true, passive: true };
  addEventListener("pointerdown", onPress, listen);
  addEventListener("keydown", onPress, listen);
  addEventListener("focus", onSight);
  tabSight.addEventListener("visibilitychange", onSight);
  const stops = [
    client.store.subscribe("posts", onTold),
    pageStore.sub(alertSettingsAtom, tell),
    pageStore.sub(alertRulesAtom, tell),
    pageStore.sub(alertStateShownAtom, tell),
    pageStore.sub(noticePermissionAtom, tell),
    followPressedNotices((href) => doers.open(href)),
    () => removeEventListener("pointerdown", onPress, listen),
    () => removeEventListener("keydown", onPress, listen),
    () => removeEventListener("focus", onSight),
    () => tabSight.removeEventListener("visibilitychange", onSight),
  ];
  // A page that has been pressed may begin at once. Elsewhere a context would only be refused, with a warning.
  if ((navigator as Partial<Navigator>).userActivation?.hasBeenActive) void sounder.unlock();
  void learnPermission();
  void whenWorkerIsReady()?.then(learnPermission);
  tell();
  return () => {
    for (const stop of stops) stop();
    client.setAlerts(undefined);
  };
}
