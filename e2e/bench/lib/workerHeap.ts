// Memory that the live worker uses, read over Chromium's protocol.
import type { CDPSession } from "@playwright/test";
import { attach } from "../../support/core/rawTabs.ts";

/** Bytes used by the live worker after garbage collection. */
export async function workerHeap(session: CDPSession): Promise<number> {
  const { targetInfos } = await session.send("Target.getTargets", { filter: [{}] });
  const worker = targetInfos.find(({ type, url }) => type === "shared_worker" && url.includes("live.worker"));
  if (!worker) throw new Error("no live worker is running");
  const send = await attach(session, worker.targetId);
  for (let turn = 0; turn < 3; turn += 1) await send("HeapProfiler.collectGarbage");
  const { usedSize } = (await send("Runtime.getHeapUsage")) as { readonly usedSize?: number };
  return usedSize ?? Number.NaN;
}
