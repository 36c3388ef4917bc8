// What the crowd asks: one server, or edges behind nginx (edgesTarget.ts).
import type { CrowdFolder } from "./crowdFolder.ts";
import type { Costs } from "./processCosts.ts";
import { type ServerProcess, startServer } from "./serverProcess.ts";

interface Usage extends Costs {
  /** How often a whole list was written; undefined where nobody counts it. */
  readonly lists: number | undefined;
}

export interface CrowdTarget {
  /** Where clients ask, on 127.0.0.1. */
  readonly port: number;
  /** Ids of the matches that change in turn. */
  readonly matchIds: readonly number[];
  /** Of the servers of the live part. */
  usage(): Promise<Usage>;
  /** Of the other programs, by name. */
  others(): Promise<ReadonlyMap<string, Costs>>;
  /** In words, what `replace` does. */
  readonly replacing: string;
  /** Replaces a server; resolves to the time of the processor from which on its clients come back, in ms. */
  replace(): Promise<number>;
  close(): Promise<void>;
}

export interface TargetPlan {
  readonly folder: CrowdFolder;
  readonly startedAt: number;
  readonly everyMs: number;
  readonly clients: number;
}

/** One server, which is stopped as Docker stops it and started again. */
export async function startOneServer({ folder, startedAt, everyMs }: TargetPlan): Promise<CrowdTarget> {
  const start = (port: number): Promise<ServerProcess> =>
    startServer({ role: "alone", ...folder, startedAt, everyMs, port });
  let server = await start(0);
  const { port, matchIds } = server;
  return {
    port,
    matchIds,
    usage: () => server.usage(),
    others: async () => new Map(),
    replacing: "the server is replaced",
    async replace() {
      await server.end();
      server = await start(port);
      // The new process counts from 0.
      return 0;
    },
    close: async () => server.kill(),
  };
}
