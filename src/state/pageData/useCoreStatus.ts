// The status of the live core, asked for again and again while a page shows it.
import { useQuery } from "@tanstack/react-query";
import type { CoreStatus } from "#workers/live/contract.ts";
import { useLiveClient } from "../live/client/hooks.ts";
import { rememberedGeneration } from "../live/link/coreMemory.ts";
import { localStore } from "../browser/webStorage.ts";
import { pageClient } from "./pageClient.ts";

export interface ShownCoreStatus extends CoreStatus {
  /** Number of the newest core that a tab of this build has joined; undefined where the browser stores nothing. */
  readonly generation: number | undefined;
}

const ASK_EVERY_MS = 2_000;

/** The status of this tab's core, every 2 s while the tab is visible; undefined while the core does not answer. */
export function useCoreStatus(): ShownCoreStatus | undefined {
  const client = useLiveClient();
  const { data } = useQuery(
    {
      queryKey: ["coreStatus"],
      queryFn: async () => {
        const status = await client.getStatus();
        return status === undefined ? null : { ...status, generation: rememberedGeneration(localStore()) };
      },
      refetchInterval: ASK_EVERY_MS,
    },
    pageClient,
  );
  return data ?? undefined;
}
