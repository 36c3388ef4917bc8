// Opens a second session with the live core from inside a page, and records the events that the core announces.
import type { Page } from "@playwright/test";

/** An event as the core announced it. */
export interface AnnouncedEvent {
  readonly id: string;
  readonly type: string;
  readonly matchId: number;
  readonly side: string;
  readonly values: { readonly home: number; readonly away: number };
}

/** What the listener stores in the page's window. */
interface ListenerWindow {
  capturedWorker?: { make(): SharedWorker };
  announced?: AnnouncedEvent[];
}

/** A page without a list, as a tab says what it shows. */
const VIEW = {
  version: 0,
  page: "other",
  filter: "all",
  order: "league",
  query: "",
  topOnly: false,
  hiddenLeagueIds: [],
  matchIds: [],
  hiddenMatchIds: [],
  showHidden: false,
  pinnedLeagueIds: [],
  collapsedLeagueIds: [],
};

/** Must run before the page loads. Records how the page starts its worker, so that a second port can be opened. */
export async function captureWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Real = globalThis.SharedWorker;
    const host = globalThis as unknown as ListenerWindow & { SharedWorker: unknown };
    host.SharedWorker = function CapturingWorker(url: string | URL, options?: WorkerOptions) {
      host.capturedWorker = { make: () => new Real(url, options) };
      return new Real(url, options);
    };
  });
}

/** Opens a second session with the page's core, and records every event of its log from now on. */
export async function listenToCore(page: Page): Promise<void> {
  await page.evaluate(async (view) => {
    const host = globalThis as unknown as ListenerWindow;
    const worker = host.capturedWorker?.make();
    if (!worker) throw new Error("the page has started no worker");
    const announced: AnnouncedEvent[] = [];
    host.announced = announced;
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", (message) => {
      const log = (message.data as { log?: { event: AnnouncedEvent }[] }).log ?? [];
      for (const { event } of log.toReversed()) announced.push(event);
    });
    port1.start();
    const on = {
      odds: false,
      matchNotify: false,
      teamNotify: false,
      goal: true,
      redCard: true,
      finalResult: true,
    };
    const hello = {
      lockName: `listener-${crypto.randomUUID()}`,
      context: { language: "en_GB", offsetMinutes: 0 },
      settings: { ...on, oddsFormat: "decimal", oddsProviderId: 8 },
      view,
      visible: true,
      deviceInfo: "",
    };
    await new Promise<void>((locked) => {
      void navigator.locks.request(hello.lockName, () => {
        locked();
        return new Promise(() => {});
      });
    });
    worker.port.start();
    worker.port.postMessage(
      {
        id: crypto.randomUUID(),
        type: "APPLY",
        path: ["openSession"],
        argumentList: [
          { type: "RAW", value: hello },
          { type: "RAW", value: port2 },
        ],
      },
      [port2],
    );
  }, VIEW);
}

/** The events announced since `listenToCore`. */
export async function announcedEvents(page: Page): Promise<readonly AnnouncedEvent[]> {
  return page.evaluate(() => (globalThis as unknown as ListenerWindow).announced ?? []);
}
