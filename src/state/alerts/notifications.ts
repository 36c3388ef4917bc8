// Notifications of the system, through the registration of the offline worker, which answers a press on one.
// See docs/product.md#alerts.
import { atom } from "jotai";
import { attempt } from "#domain/attempt.ts";
import { serviceWorkers } from "../browser/webParts.ts";
import { pageStore } from "../pageStore.ts";

/** "missing": the browser has none here, as in some private windows. "default": nobody was asked. */
export type NoticePermission = "missing" | "default" | "denied" | "granted";

export interface Notice {
  readonly matchId: number;
  readonly title: string;
  readonly text: string;
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly href: string;
  /** It makes itself felt although it replaces another of its match. */
  readonly renews: boolean;
  readonly silent: boolean;
}

/** TypeScript's options lack this member, which Safari ignores. */
type Options = NotificationOptions & { readonly renotify?: boolean };

/** As known last; undefined before `learnPermission` has looked. */
export const noticePermissionAtom = atom<NoticePermission | undefined>(undefined);

const tagOf = (matchId: number): string => `match-${matchId}`;

/** A browser that has not answered by then is taken to have no worker, ms. */
const ANSWERS_WITHIN_MS = 3_000;

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  const asked = attempt(() => serviceWorkers()?.getRegistration("/"))?.catch(() => undefined);
  if (asked === undefined) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ANSWERS_WITHIN_MS);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/** Asks the browser what is allowed; the viewer is not asked. */
export async function learnPermission(): Promise<NoticePermission> {
  const permission = attempt(() => Notification.permission);
  const worker = permission === undefined ? undefined : await registration();
  const known =
    permission === undefined || typeof worker?.showNotification !== "function" ? "missing" : permission;
  pageStore.set(noticePermissionAtom, known);
  return known;
}

/** Resolves when the page's worker is registered and active, which may be never; undefined where there are none. */
export const whenWorkerIsReady = (): Promise<unknown> | undefined => serviceWorkers()?.ready;

/** Asks the viewer; call it in a press. */
export async function askPermission(): Promise<NoticePermission> {
  await attempt(() => Notification.requestPermission())?.catch(() => undefined);
  return learnPermission();
}

/** Posts it in place of an earlier one of its match. Rejects where the browser refuses it. */
export async function postNotice(notice: Notice): Promise<void> {
  const { matchId, title, text, language, direction, href, renews, silent } = notice;
  const options: Options = {
    body: text,
    tag: tagOf(matchId),
    lang: language,
    dir: direction,
    icon: "/images/icon-192.png",
    data: { matchId, href },
    // A browser refuses one that is both.
    renotify: renews && !silent,
    silent,
  };
  const worker = await registration();
  if (worker === undefined) throw new Error("there is no worker to post notifications");
  await worker.showNotification(title, options);
}

/** Takes the notification of the match away. */
export async function closeNotice(matchId: number): Promise<void> {
  const worker = await registration();
  for (const notice of (await worker?.getNotifications({ tag: tagOf(matchId) })) ?? []) notice.close();
}

/** Calls back with the address of a match where a pressed notification leads this tab. Returns how to stop. */
export function followPressedNotices(open: (href: string) => void): () => void {
  const workers = serviceWorkers();
  const onMessage = ({ data, ports }: MessageEvent): void => {
    const { type, href } = (data ?? {}) as { readonly type?: unknown; readonly href?: unknown };
    if (type !== "open" || typeof href !== "string") return;
    ports[0]?.postMessage("taken");
    open(href);
  };
  workers?.addEventListener("message", onMessage);
  return () => workers?.removeEventListener("message", onMessage);
}
