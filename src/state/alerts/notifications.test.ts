// What the page takes notifications for where the browser's workers refuse, are missing, or do not answer.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageStore } from "../pageStore.ts";
import { askPermission, learnPermission, noticePermissionAtom, postNotice } from "./notifications.ts";

const NOTICE = {
  matchId: 1,
  title: "1:0",
  text: "Goal",
  language: "en",
  direction: "ltr",
  href: "/",
  renews: false,
  silent: false,
} as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Notification", { permission: "granted", requestPermission: async () => "granted" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function stubRegistration(getRegistration: () => Promise<unknown>): void {
  vi.stubGlobal("navigator", { cookieEnabled: true, serviceWorker: { getRegistration } });
}

it("are as the viewer allowed them where the worker is registered", async () => {
  const showNotification = vi.fn<() => Promise<void>>(async () => undefined);
  stubRegistration(async () => ({ showNotification }));
  expect(await learnPermission()).toBe("granted");
  await postNotice(NOTICE);
  expect(showNotification).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it.each<readonly [string, () => Promise<unknown>]>([
  ["has none", async () => undefined],
  ["refuses", () => Promise.reject(new DOMException("The operation is insecure.", "SecurityError"))],
  [
    "throws",
    () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  ],
  ["does not answer", () => new Promise(() => undefined)],
])("are missing where the browser %s", async (_, getRegistration) => {
  stubRegistration(getRegistration);
  const asked = Promise.all([askPermission(), postNotice(NOTICE).catch(() => "refused")]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await asked).toEqual(["missing", "refused"]);
  expect(pageStore.get(noticePermissionAtom)).toBe("missing");
});
