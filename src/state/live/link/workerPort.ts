// The port to a worker that runs the core, for shared and dedicated workers alike.
import type { Endpoint } from "comlink";

export interface WorkerPort {
  /** The generation of the core that was found, where it may differ from the requested one. */
  readonly generation?: number;
  readonly port: Endpoint;
  /** Where updates arrive; `handOver` goes to the core with the hello, where it needs one. */
  readonly stream: Pick<MessagePort, "addEventListener" | "close"> & { start?(): void };
  readonly handOver: MessagePort | undefined;
  /** Calls back when the worker's code cannot be loaded or throws. */
  onError(listener: () => void): void;
  close(): void;
}
