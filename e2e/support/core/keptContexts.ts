// Browser contexts that tests take in turn, so that code is fetched and compiled once and not by each test.
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { endWorkers } from "./endWorkers.ts";

/** Events of a context that tests listen to. */
const EVENTS = ["console", "dialog", "page", "request", "requestfinished", "response", "weberror"] as const;

interface KeptContext {
  readonly context: BrowserContext;
  /** An empty page, which stays. */
  readonly blank: Page;
  readonly session: CDPSession;
  /** Chromium's name of the context. */
  readonly id: string | undefined;
}

export interface KeptContexts {
  /** A context with the options of this test, which `options` describes, without pages but an empty one. */
  take(options: string): Promise<KeptContext>;
  /**
   * Makes it as new, but for the caches of HTTP and of compiled code: closes its pages, ends its workers, and removes
   * what the site at `origin` has stored. Init scripts and exposed functions of the context itself stay. After a test that
   * listens to the requests of the core no core starts in its context: such a test needs one of its own.
   */
  clean(kept: KeptContext, origin: string): Promise<void>;
}

/** The contexts of a browser, which close with it. */
export function createKeptContexts(browser: Browser): KeptContexts {
  const kept = new Map<string, KeptContext>();
  let whole: CDPSession | undefined;

  return {
    async take(options) {
      const before = kept.get(options);
      if (before !== undefined) return before;
      const context = await browser.newContext();
      const blank = await context.newPage();
      const session = await context.newCDPSession(blank);
      const { targetInfo } = await session.send("Target.getTargetInfo");
      const made = { context, blank, session, id: targetInfo.browserContextId };
      kept.set(options, made);
      context.once("close", () => kept.delete(options));
      return made;
    },

    async clean(one, origin) {
      const { context, blank, session, id } = one;
      for (const event of EVENTS) context.removeAllListeners(event);
      const others = context.pages().filter((page) => page !== blank);
      await Promise.all(others.map((page) => page.close()));
      // Else the next page would find the core of the last test.
      whole ??= await browser.newBrowserCDPSession();
      while (await endWorkers(whole, id));
      await context.unrouteAll();
      await context.setOffline(false);
      await context.clearPermissions();
      await context.clearCookies();
      await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    },
  };
}
