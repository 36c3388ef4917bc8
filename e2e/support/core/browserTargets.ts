// Finds, ends or blocks the product's shared workers over Chromium's protocol.
import type { Browser, CDPSession } from "@playwright/test";

export interface LiveWorkers {
  /** Names of the product's shared workers that are running. */
  names(): Promise<readonly string[]>;
  /** Ends the shared worker of this name, as the browser does when memory is short. */
  kill(name: string): Promise<void>;
  /** Blocks it in a loop for `ms`; resolves when the request for the loop has been sent. */
  wedge(name: string, ms: number): Promise<void>;
  close(): Promise<void>;
}

interface Target {
  readonly targetId: string;
  readonly type: string;
  readonly title: string;
  readonly url: string;
}

const isLive = ({ type, url }: Target): boolean => type === "shared_worker" && url.includes("live.worker");

/** Opens a protocol session of its own with the browser. */
export async function watchLiveWorkers(browser: Browser): Promise<LiveWorkers> {
  const session: CDPSession = await browser.newBrowserCDPSession();

  async function targets(): Promise<readonly Target[]> {
    const { targetInfos } = await session.send("Target.getTargets", { filter: [{}] });
    return targetInfos.filter(isLive);
  }

  async function find(name: string): Promise<Target> {
    const found = (await targets()).find(({ title }) => title === name);
    if (!found) throw new Error(`no live worker is called ${name}`);
    return found;
  }

  async function tell(targetId: string, expression: string): Promise<void> {
    const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: false });
    await session.send("Target.sendMessageToTarget", {
      sessionId,
      message: JSON.stringify({ id: 1, method: "Runtime.evaluate", params: { expression } }),
    });
  }

  return {
    names: async () => (await targets()).map(({ title }) => title),
    async kill(name) {
      const { targetId } = await find(name);
      await session.send("Target.closeTarget", { targetId });
    },
    async wedge(name, ms) {
      const { targetId } = await find(name);
      await tell(targetId, `{ const until = Date.now() + ${ms}; while (Date.now() < until); }`);
    },
    close: () => session.detach(),
  };
}
