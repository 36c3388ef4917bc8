// Ends the shared workers of a browser context: a core outlives the last page that it served.
import type { CDPSession } from "@playwright/test";

/**
 * Ends those that run now; whether there were any. `session` is one with the whole browser, `contextId` is Chromium's name
 * of the context.
 */
export async function endWorkers(session: CDPSession, contextId: string | undefined): Promise<boolean> {
  const running = async (): Promise<readonly string[]> => {
    const { targetInfos } = await session.send("Target.getTargets", { filter: [{ type: "shared_worker" }] });
    return targetInfos
      .filter(({ browserContextId }) => browserContextId === contextId)
      .map(({ targetId }) => targetId);
  };
  const ending = await running();
  for (let left = ending; left.length > 0; left = (await running()).filter((id) => ending.includes(id))) {
    // A worker whose last page has closed may end by itself, and is then not found.
    for (const targetId of left)
      await session.send("Target.closeTarget", { targetId }).catch(() => undefined);
  }
  return ending.length > 0;
}
