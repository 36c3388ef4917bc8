// Opens tabs over Chromium's protocol, because Playwright's own pages are always visible and these can be hidden.
import type { Browser, CDPSession } from "@playwright/test";

export interface RawTab {
  /** The value of an expression in the page; it must be plain data. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Brings the tab to the front: it becomes visible and the others hidden. */
  show(): Promise<void>;
  /** Presses the page at this place, in CSS px, as a viewer does. */
  press(x: number, y: number): Promise<void>;
}

export interface RawTabs {
  /** Opens a tab; `script` runs before the page's own. In the background it starts hidden. */
  open(url: string, options: { readonly background: boolean; readonly script: string }): Promise<RawTab>;
  /** Lets the pages of this origin post notifications of the system. */
  allowNotifications(origin: string): Promise<void>;
  close(): Promise<void>;
}

interface Reply {
  readonly id?: number;
  /** Of an event: its name and what it says. */
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: { readonly result?: { readonly value?: unknown }; readonly exceptionDetails?: unknown };
  readonly error?: { readonly message: string };
}

export type Send = (method: string, params?: object) => Promise<NonNullable<Reply["result"]>>;

/** How long the browser has for an answer, ms. */
const ANSWER_WITHIN_MS = 60_000;

/** The answer to `what`. Throws an error with that name after 60 s, so that a test fails instead of hanging. */
export async function answerTo<Value>(what: string, answer: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: the browser does not answer`)), ANSWER_WITHIN_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Sends protocol messages to one target through the browser's session; `onEvent` gets the target's events. */
export async function attach(
  browser: CDPSession,
  targetId: string,
  onEvent?: (name: string, params: unknown) => void,
): Promise<Send> {
  const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: false });
  const waiting = new Map<number, (reply: Reply) => void>();
  let lastId = 0;
  browser.on("Target.receivedMessageFromTarget", (event) => {
    if (event.sessionId !== sessionId) return;
    const reply = JSON.parse(event.message) as Reply;
    if (reply.method !== undefined) onEvent?.(reply.method, reply.params);
    if (reply.id === undefined) return;
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  return async (method, params = {}) => {
    lastId += 1;
    const id = lastId;
    const replied = new Promise<Reply>((resolve) => {
      waiting.set(id, resolve);
    });
    await browser.send("Target.sendMessageToTarget", {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const { result, error } = await answerTo(method, replied);
    if (error || !result) throw new Error(`${method}: ${error?.message ?? "no result"}`);
    return result;
  };
}

/** A fresh browser context for tabs that can be hidden. Close it at the end. */
export async function createRawTabs(browser: Browser): Promise<RawTabs> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send("Target.createBrowserContext");
  return {
    async open(url, { background, script }) {
      const { targetId } = await session.send("Target.createTarget", {
        url: "about:blank",
        browserContextId,
        background,
      });
      const send = await attach(session, targetId);
      await send("Page.enable");
      await send("Page.addScriptToEvaluateOnNewDocument", { source: script });
      await send("Page.navigate", { url });
      return {
        async evaluate<Value>(expression: string) {
          const { result, exceptionDetails } = await send("Runtime.evaluate", {
            expression,
            returnByValue: true,
            awaitPromise: true,
          });
          if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
          return result?.value as Value;
        },
        show: async () => {
          await session.send("Target.activateTarget", { targetId });
        },
        async press(x, y) {
          for (const type of ["mousePressed", "mouseReleased"])
            await send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
        },
      };
    },
    async allowNotifications(origin) {
      await session.send("Browser.grantPermissions", {
        permissions: ["notifications"],
        origin,
        browserContextId,
      });
    },
    async close() {
      await session.send("Target.disposeBrowserContext", { browserContextId });
      await session.detach();
    },
  };
}
