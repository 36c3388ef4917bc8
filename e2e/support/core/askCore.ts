// Asks the live core about drafts over the line of a page, as the page's own parts do.
import type { Page } from "@playwright/test";

/** What the helper stores in the page's window. */
interface AskingWindow {
  corePort?: MessagePort;
}

/** Must run before the page loads: keeps the port on which the page talks to its core. */
export async function keepCorePort(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Real = globalThis.SharedWorker;
    const host = globalThis as unknown as AskingWindow & { SharedWorker: unknown };
    host.SharedWorker = function KeepingWorker(url: string | URL, options?: WorkerOptions) {
      const worker = new Real(url, options);
      host.corePort = worker.port;
      return worker;
    };
  });
}

/** The answer to a call about drafts. */
export async function askDraftOfCore<Answer>(
  page: Page,
  call: string,
  ...args: readonly unknown[]
): Promise<Answer> {
  return page.evaluate(
    ({ request }) =>
      new Promise<never>((resolve) => {
        const { corePort: port } = globalThis as unknown as AskingWindow;
        if (port === undefined) throw new Error("the page has no core");
        const id = crypto.randomUUID();
        const onAnswer = ({
          data,
        }: MessageEvent<{ readonly id?: string; readonly value?: unknown }>): void => {
          if (data.id !== id) return;
          port.removeEventListener("message", onAnswer);
          resolve(data.value as never);
        };
        port.addEventListener("message", onAnswer);
        port.postMessage({
          id,
          type: "APPLY",
          path: ["draft"],
          argumentList: [{ type: "RAW", value: request }],
        });
      }),
    { request: { call, args } },
  );
}

/** Gives the core a picture of this many bytes that no one looks at: the head of a PNG, then noise. */
export async function addNoise(page: Page, draftId: string, id: string, bytes: number): Promise<void> {
  await page.evaluate(
    ({ draft, key, size }) => {
      const { corePort: port } = globalThis as unknown as AskingWindow;
      const noise = new Uint8Array(size);
      for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(noise.subarray(at, at + 65_536));
      const head = [
        0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 4, 0, 0, 0,
        3, 0,
      ];
      noise.set(head);
      const blob = new Blob([noise], { type: "image/png" });
      const upload = { id: key, kind: "image", name: `${key}.png`, width: 1_024, height: 768, blob };
      const value = { call: "addUpload", args: [draft, upload] };
      const argumentList = [{ type: "RAW", value }];
      port?.postMessage({ id: crypto.randomUUID(), type: "APPLY", path: ["draft"], argumentList });
    },
    { draft: draftId, key: id, size: bytes },
  );
}
