// Registers the offline worker, and tells it which language the browser uses and whether to keep all files.
// See docs/product.md#offline.
import { i18n } from "@lingui/core";
import { pageStore } from "#state/pageStore.ts";
import { offlineWorkerUrl } from "#state/live/link/loadWorker.ts";
import { deviceStateAtom, lowPowerReasonsAtom } from "#state/lowPower/lowPower.ts";
import type { KeepWish } from "#workers/offline/keptBuild.ts";

/** The part of `navigator.serviceWorker` used here. */
type Workers = Pick<
  ServiceWorkerContainer,
  "ready" | "getRegistration" | "register" | "addEventListener" | "removeEventListener"
>;

function currentWish(): KeepWish {
  // The viewer may have switched low-power mode off on a device that saves data.
  const savesData = pageStore.get(deviceStateAtom)?.saveData !== false;
  const isLowPower = pageStore.get(lowPowerReasonsAtom)?.length !== 0;
  return { type: "keep", language: i18n.locale, whole: !isLowPower && !savesData };
}

/** The core's scripts of all builds. */
const CORE_SCRIPTS = "/assets/live.worker";

/**
 * The core has a registration of its own, which is active before the offline worker claims what it controls. Without it
 * the offline worker controls the core, too, and is kept awake by its calls.
 */
async function registerForCore(workers: Pick<Workers, "getRegistration" | "register">): Promise<void> {
  const earlier = await workers.getRegistration(CORE_SCRIPTS);
  const registration = await workers.register(offlineWorkerUrl("/direct.js"), { scope: CORE_SCRIPTS });
  const { active, installing } = registration;
  if (!installing) {
    // It was not registered, and yet it is active: it waited for its removal, and this call has taken that back. A message
    // makes it remove itself again (workers/offline/off.worker.ts). The other worker gets the wish.
    if (!earlier) active?.postMessage(currentWish());
    // Only navigations make the browser look for a newer one, and none leads into its scope. Nothing waits for the network:
    // offline it fails, and the next page looks again.
    registration.update().catch(() => undefined);
    return;
  }
  await new Promise<void>((resolve) => {
    installing.addEventListener("statechange", () => {
      if (/activated|redundant/.test(installing.state)) resolve();
    });
  });
}

/** The browser gives this site no worker, as where its cookies are blocked: it works without. */
const isForbidden = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "NotSupportedError";

/**
 * Registers the worker. A wish is sent at the start of each page, because the worker fetches
 * at a wish what it could not have before, and at each change of language or low-power mode. Resolves with how to stop;
 * rejects where the worker's script is not taken.
 */
export async function followOffline(workers: Workers): Promise<() => void> {
  await registerForCore(workers).catch(() => undefined);
  try {
    await workers.register(offlineWorkerUrl("/offline.js"));
  } catch (error) {
    if (isForbidden(error)) return () => undefined;
    throw error;
  }
  let sent = "";
  async function send(): Promise<void> {
    const wish = currentWish();
    sent = JSON.stringify(wish);
    (await workers.ready).active?.postMessage(wish);
  }
  function look(): void {
    if (JSON.stringify(currentWish()) !== sent) void send();
  }
  // A worker that was installed while this page was open may not know what the one before was told meanwhile.
  const onNewWorker = (): void => void send();
  workers.addEventListener("controllerchange", onNewWorker);
  const stops = [
    pageStore.sub(deviceStateAtom, look),
    pageStore.sub(lowPowerReasonsAtom, look),
    i18n.on("change", look),
    () => workers.removeEventListener("controllerchange", onNewWorker),
  ];
  void send();
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Makes the browser look at the workers' addresses at once, where a build without them has the script that removes
 * workers and files. Without it the browser looks there after a navigation.
 */
export async function removeOffline(
  workers: Pick<ServiceWorkerContainer, "getRegistrations">,
): Promise<void> {
  await Promise.all((await workers.getRegistrations()).map((each) => each.update()));
}
