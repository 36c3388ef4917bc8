// For tests of alerts: counts sounds and notifications of a page, and lets the test say whether it is in sight.
import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "./assert/expect.ts";

const SETTINGS = "touchline.alerts.1";
const RULES = "touchline.alertRules.1";

const ALL = {
  sounds: true,
  volume: 60,
  notifications: true,
  quiet: { on: false, from: 1_380, to: 420 },
};

/** What a page has done for alerts since it was loaded. */
export interface Heard {
  /** Epoch ms. */
  readonly sounds: readonly number[];
  /** How often an audio context was put to rest: before the first time the tab cannot sound. */
  readonly contexts: number;
  /** What was posted as a notification. */
  readonly notices: readonly { readonly title: string; readonly tag: string }[];
  /** What each popup was about when it was drawn, as its row says it: a cancelled goal and a rule have no number. */
  readonly popups: readonly string[];
  /** How often the page has found a worker that posts; counted where it `posts`. */
  readonly workers: number;
}

export interface Hearing {
  /** Stored rules of alerts. */
  readonly rules?: readonly object[];
  /** What the browser lets the page do; default "granted". */
  readonly permission?: NotificationPermission;
  /** Posts through the offline worker, which the test's context must allow; else a stand-in takes what is posted. */
  readonly posts?: boolean;
}

/** Runs in the page before its own scripts. */
function listen({
  stored,
  permission,
  posts,
}: {
  readonly stored: Readonly<Record<string, object>>;
  readonly permission: string;
  readonly posts: boolean;
}): void {
  for (const [key, value] of Object.entries(stored))
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
  const heard = {
    sounds: [] as number[],
    notices: [] as object[],
    contexts: 0,
    workers: 0,
    popups: [] as string[],
  };
  Object.assign(globalThis, { heard });
  const start = OscillatorNode.prototype.start;
  let isSounding = false;
  OscillatorNode.prototype.start = function startCounted(...args) {
    // The tones of one sound are started in one go.
    if (!isSounding) heard.sounds.push(Date.now());
    isSounding = true;
    queueMicrotask(() => (isSounding = false));
    start.apply(this, args);
  };
  const suspend = AudioContext.prototype.suspend;
  AudioContext.prototype.suspend = function suspendCounted() {
    heard.contexts += 1;
    return suspend.call(this);
  };
  const note = (title: string, { tag }: { tag?: string }): void => void heard.notices.push({ title, tag });
  if (posts) {
    const { getRegistration } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.getRegistration = async function getCounted(...args) {
      const found = await getRegistration.apply(this, args);
      if (found?.active) heard.workers += 1;
      return found;
    };
    const { showNotification } = ServiceWorkerRegistration.prototype;
    ServiceWorkerRegistration.prototype.showNotification = function showCounted(title, options = {}) {
      note(title, options);
      return showNotification.call(this, title, options);
    };
  } else {
    const notification = { permission, requestPermission: async () => permission };
    Object.assign(globalThis, { Notification: notification });
    const registration = {
      showNotification: async (title: string, options: { tag: string }) => note(title, options),
      getNotifications: async () => [],
    };
    Object.defineProperty(navigator, "serviceWorker", {
      value: {
        ready: Promise.resolve(registration),
        getRegistration: async () => registration,
        getRegistrations: async () => [],
        register: async () => Promise.reject(new Error("not in this test")),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      },
    });
  }
  const known = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const row of document.querySelectorAll('[aria-label="Match events"] > [data-type]')) {
      if (known.has(row)) continue;
      known.add(row);
      heard.popups.push(row.getAttribute("data-type") ?? "");
    }
  }).observe(document, { childList: true, subtree: true });
  let hidden = false;
  Object.defineProperty(document, "visibilityState", { get: () => (hidden ? "hidden" : "visible") });
  Object.defineProperty(document, "hidden", { get: () => hidden });
  Object.assign(globalThis, {
    hide(on: boolean) {
      hidden = on;
      document.dispatchEvent(new Event("visibilitychange"));
    },
  });
}

/** Pages of this context have all alerts on, and count what they do. */
export async function hearAlerts(
  context: BrowserContext,
  { rules = [], permission = "granted", posts = false }: Hearing = {},
): Promise<void> {
  const stored = { [SETTINGS]: ALL, [RULES]: rules };
  await context.addInitScript(listen, { stored, permission, posts });
}

export const heardBy = (page: Page): Promise<Heard> => page.evaluate("globalThis.heard");

/** The page counts as hidden from now on, or as in sight. */
export const hide = (page: Page, on: boolean): Promise<unknown> => page.evaluate(`globalThis.hide(${on})`);

/** Presses the page until it can sound: its alerts are followed once their code has come. */
export async function press(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.click(5, 5);
      return (await heardBy(page)).contexts;
    })
    .toBeGreaterThan(0);
}

/** What all these pages have done together; `popups` says what each was about. */
export async function toldBy(
  pages: readonly Page[],
): Promise<{ readonly sounds: number; readonly notices: number; readonly popups: readonly string[] }> {
  const heard = await Promise.all(pages.map(heardBy));
  return {
    sounds: heard.reduce((sum, { sounds }) => sum + sounds.length, 0),
    notices: heard.reduce((sum, { notices }) => sum + notices.length, 0),
    popups: heard.flatMap(({ popups }) => popups),
  };
}
