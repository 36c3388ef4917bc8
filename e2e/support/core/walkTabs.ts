// Opens, hides, freezes, crashes and closes the tabs of a walk over Chromium's protocol.
import type { Browser } from "@playwright/test";
import { answerTo, attach, type Send } from "./rawTabs.ts";

/** Records the dedicated workers of a page, so that a walk can end one. */
const KEEP_WORKERS = `{
  const Real = globalThis.Worker;
  globalThis.keptWorkers = [];
  globalThis.Worker = function KeptWorker(url, options) {
    const worker = new Real(url, options);
    globalThis.keptWorkers.push(worker);
    return worker;
  };
}`;
/** A tab that is still open this long after a request to close is asked again, ms. */
const CLOSE_AGAIN_MS = 500;
const LOOKS = 20;
const CLOSED_WITHIN_MS = 10_000;

/** As e2e/playwright.config.ts does for other contexts. */
const WITHOUT_OFFLINE =
  process.env["OFFLINE_WORKER"] === "1"
    ? ""
    : `if ("ServiceWorkerContainer" in globalThis)
      ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined);`;

const WITHOUT_SHARED = "Reflect.deleteProperty(globalThis, 'SharedWorker');";

export interface WalkTab {
  readonly number: number;
  frozen: boolean;
  /** The value of an expression in the page; undefined when the page does not answer within `ms`. */
  read<Value>(expression: string, ms?: number): Promise<Value | undefined>;
  show(): Promise<void>;
  /** Requests a reload. Until the new page is there, the old one has `isLeaving` set. */
  reload(): Promise<void>;
  /** A frozen tab runs nothing until it is thawed. */
  setFrozen(on: boolean): Promise<void>;
  crash(): Promise<void>;
  /** Its process ends and the tab stays, as when memory is short; it reloads when it is shown. */
  discard(): Promise<void>;
  close(): Promise<void>;
}

export interface WalkTabs {
  /** Opens a tab in front of the others. */
  open(url: string): Promise<WalkTab>;
  close(): Promise<void>;
}

/** A fresh browser context for a walk; `shared`: whether it has SharedWorkers; `script` runs before each page's own. */
export async function createWalkTabs(browser: Browser, shared: boolean, script = ""): Promise<WalkTabs> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send("Target.createBrowserContext");
  let opened = 0;

  async function within<Value>(ms: number, answer: Promise<Value>): Promise<Value | undefined> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), ms);
    });
    const outcome = await Promise.race([answer.catch(() => undefined), late]);
    clearTimeout(timer);
    return outcome;
  }

  /** Asks until the tab is closed: the browser loses a close that arrives during a reload. Throws after 10 s. */
  async function closeTarget(targetId: string): Promise<void> {
    const deadline = performance.now() + CLOSED_WITHIN_MS;
    while (performance.now() < deadline) {
      await within(CLOSE_AGAIN_MS, session.send("Target.closeTarget", { targetId }));
      for (let look = 0; look < LOOKS; look += 1) {
        const { targetInfos } = await answerTo("the targets", session.send("Target.getTargets"));
        if (!targetInfos.some((info) => info.targetId === targetId)) return;
        await new Promise((resolve) => setTimeout(resolve, CLOSE_AGAIN_MS / LOOKS));
      }
    }
    throw new Error("the browser did not close a tab");
  }

  /** Resolves when the browser reports that the process of a tab has ended; ask for it before it ends. */
  function crashOf(crashing: string): Promise<void> {
    return new Promise((resolve) => {
      const note = ({ targetId }: { readonly targetId: string }): void => {
        if (targetId !== crashing) return;
        session.off("Target.targetCrashed", note);
        resolve();
      };
      session.on("Target.targetCrashed", note);
    });
  }

  async function read<Value>(send: Send, expression: string, ms: number): Promise<Value | undefined> {
    const answer = await within(
      ms,
      send("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true }),
    );
    return answer?.result?.value as Value | undefined;
  }

  return {
    async open(url) {
      opened += 1;
      const { targetId } = await session.send("Target.createTarget", {
        url: "about:blank",
        browserContextId,
      });
      const send = await attach(session, targetId);
      await send("Page.enable");
      const source = `${WITHOUT_OFFLINE}${shared ? "" : WITHOUT_SHARED}${KEEP_WORKERS}${script}`;
      await send("Page.addScriptToEvaluateOnNewDocument", { source });
      await send("Page.navigate", { url });
      const tab: WalkTab = {
        number: opened,
        frozen: false,
        read: (expression, ms = 1_000) => read(send, expression, ms),
        async show() {
          await answerTo("show", session.send("Target.activateTarget", { targetId }));
        },
        async reload() {
          await tab.read("globalThis.isLeaving = true");
          await send("Page.reload");
        },
        async setFrozen(on) {
          await send("Page.setWebLifecycleState", { state: on ? "frozen" : "active" });
          tab.frozen = on;
        },
        async crash() {
          // A crashed page does not answer.
          await within(300, send("Page.crash"));
          await closeTarget(targetId);
        },
        async discard() {
          const crashed = crashOf(targetId);
          await session.send("Target.setDiscoverTargets", { discover: true });
          // A crashed page does not answer; one that has not crashed yet would crash after it was opened again.
          await within(300, send("Page.crash"));
          await answerTo("the crash", crashed);
          await session.send("Target.setDiscoverTargets", { discover: false });
          await send("Page.navigate", { url });
        },
        async close() {
          await closeTarget(targetId);
        },
      };
      return tab;
    },
    async close() {
      await answerTo("the end", session.send("Target.disposeBrowserContext", { browserContextId }));
      await session.detach();
    },
  };
}
