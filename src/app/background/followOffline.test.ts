// The offline worker is registered and told languages and what to keep.
import { i18n } from "@lingui/core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { deviceStateAtom, lowPowerChoiceAtom } from "#state/lowPower/lowPower.ts";
import { followOffline, removeOffline } from "./followOffline.ts";

const store = pageStore;
const DEVICE = { battery: undefined, saveData: false, memoryGib: 8, reducedMotion: false };
let stop = (): void => undefined;

beforeEach(() => {
  i18n.load({ en: {}, fr: {} });
  i18n.activate("en");
  store.set(deviceStateAtom, DEVICE);
});
afterEach(() => {
  stop();
  stop = () => undefined;
});

/** A browser whose worker is active once `activate` was called. */
function aBrowser({ refuses = "", refusal = "SecurityError" } = {}) {
  const wishes: unknown[] = [];
  /** The core's worker: installing until its state changes. */
  const direct = Object.assign(new EventTarget(), { state: "installing" });
  let isInstalled = true;
  let activate = (): void => undefined;
  const ready = new Promise<ServiceWorkerRegistration>((resolve) => {
    const active = { postMessage: (wish: unknown) => wishes.push(wish) };
    activate = () => resolve({ active } as unknown as ServiceWorkerRegistration);
  });
  const update = vi.fn(async () => undefined);
  const tellDirect = vi.fn();
  let isRegistered = true;
  const getRegistration = async (scope: string) =>
    scope === "/assets/live.worker" && isInstalled && isRegistered ? {} : undefined;
  const register = vi.fn(async (url: string, _options?: { scope: string }) => {
    if (refuses.split(" ").includes(url)) throw new DOMException("forbidden", refusal);
    const isInstalling = url === "/direct.js" && !isInstalled;
    return isInstalling
      ? { installing: direct, active: null, update }
      : { installing: null, active: { postMessage: tellDirect }, update };
  });
  const workers = Object.assign(new EventTarget(), { ready, getRegistration, register });
  return {
    wishes,
    register,
    update,
    tellDirect,
    workers: workers as unknown as ServiceWorkerContainer,
    activate: () => activate(),
    installsDirect: () => void (isInstalled = false),
    removesDirect: () => void (isRegistered = false),
    directBecomes(state: string) {
      direct.state = state;
      direct.dispatchEvent(new Event("statechange"));
    },
    registered: () => register.mock.calls.map(([url]) => url),
    languages: () => (wishes as { language: string }[]).map(({ language }) => language),
    whole: () => (wishes as { whole: boolean }[]).map(({ whole }) => whole),
  };
}
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

async function follow(browser = aBrowser()) {
  stop = await followOffline(browser.workers);
  browser.activate();
  await turn();
  return browser;
}

it("does without a worker where the browser forbids them to the site", async () => {
  const forbids = aBrowser({ refuses: "/direct.js /offline.js", refusal: "NotSupportedError" });
  await follow(forbids);
  expect(forbids.wishes).toEqual([]);
});

it("registers the worker at its address, and sends a wish once a worker is active", async () => {
  const browser = aBrowser();
  stop = await followOffline(browser.workers);
  expect(browser.register).toHaveBeenLastCalledWith("/offline.js");
  await turn();
  expect(browser.wishes).toEqual([]);
  browser.activate();
  await turn();
  expect(browser.wishes).toEqual([{ type: "keep", language: "en", whole: true }]);
});

it.each(["activated", "redundant"])("registers it once the core's worker is %s", async (state) => {
  const browser = aBrowser();
  browser.installsDirect();
  const following = followOffline(browser.workers);
  await turn();
  browser.directBecomes("installed");
  await turn();
  expect(browser.register.mock.calls).toEqual([["/direct.js", { scope: "/assets/live.worker" }]]);
  browser.directBecomes(state);
  stop = await following;
  expect(browser.registered()).toEqual(["/direct.js", "/offline.js"]);
});

it("looks for a newer worker of the core where it has one, and waits for no answer", async () => {
  const browser = aBrowser();
  browser.update.mockReturnValue(new Promise(() => undefined));
  await follow(browser);
  expect(browser.update).toHaveBeenCalledOnce();
  expect(browser.wishes).toHaveLength(1);
  expect(browser.tellDirect).not.toHaveBeenCalled();
});

it("tells the core's worker when registering it has taken back its removal", async () => {
  const browser = aBrowser();
  browser.removesDirect();
  await follow(browser);
  expect(browser.tellDirect).toHaveBeenCalledOnce();
});

it("registers it where the core's worker is refused", async () => {
  const browser = aBrowser({ refuses: "/direct.js" });
  stop = await followOffline(browser.workers);
  expect(browser.registered()).toEqual(["/direct.js", "/offline.js"]);
});

it("sends another wish when the language changes, and none when it stays", async () => {
  const browser = await follow();
  i18n.activate("fr");
  await turn();
  i18n.activate("fr");
  await turn();
  expect(browser.languages()).toEqual(["en", "fr"]);
});

it("asks for the start alone in low-power mode, and for all files when it ends", async () => {
  store.set(lowPowerChoiceAtom, "always");
  const browser = await follow();
  store.set(lowPowerChoiceAtom, "automatic");
  await turn();
  store.set(deviceStateAtom, { ...DEVICE, battery: { level: 0.1, charging: false } });
  await turn();
  expect(browser.whole()).toEqual([false, true, false]);
});

it("asks for the start alone on a device that saves data, also where low-power mode is switched off", async () => {
  store.set(lowPowerChoiceAtom, "never");
  const browser = await follow();
  store.set(deviceStateAtom, { ...DEVICE, saveData: true });
  await turn();
  expect(browser.whole()).toEqual([true, false]);
});

it("sends no wish for a change that concerns neither", async () => {
  const browser = await follow();
  store.set(deviceStateAtom, { ...DEVICE, battery: { level: 0.9, charging: false } });
  await turn();
  expect(browser.wishes).toHaveLength(1);
});

it("repeats the wish to a new worker, which may not know it", async () => {
  const browser = await follow();
  browser.workers.dispatchEvent(new Event("controllerchange"));
  await turn();
  expect(browser.languages()).toEqual(["en", "en"]);
});

it("sends nothing after the end", async () => {
  const browser = await follow();
  stop();
  i18n.activate("fr");
  browser.workers.dispatchEvent(new Event("controllerchange"));
  await turn();
  expect(browser.wishes).toHaveLength(1);
});

it("rejects where the browser does not take the script", async () => {
  await expect(followOffline(aBrowser({ refuses: "/direct.js /offline.js" }).workers)).rejects.toThrow(
    "forbidden",
  );
});

it("a build without the workers makes the browser look for the script that removes them", async () => {
  const update = vi.fn(async () => undefined);
  const registered = { update } as unknown as ServiceWorkerRegistration;
  await removeOffline({ getRegistrations: async () => [registered, registered] });
  expect(update).toHaveBeenCalledTimes(2);
});
