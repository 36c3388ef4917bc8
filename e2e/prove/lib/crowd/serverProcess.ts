// Starts the crowd's server in a process of its own, and asks it for its time and memory.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

interface Usage {
  readonly kind: "usage";
  /** Time of the processor since the start. */
  readonly cpuMs: number;
  /** Memory after a collection of garbage. */
  readonly bytes: number;
  /** How often a whole list was written. */
  readonly lists: number;
}

interface Ready {
  readonly kind: "ready";
  readonly port: number;
  /** None of an edge, which has no script. */
  readonly matchIds: readonly number[];
}

export type Told = Usage | Ready;
export type Asked = "usage" | "end";

export interface ServerProcess {
  readonly port: number;
  readonly matchIds: readonly number[];
  usage(): Promise<Usage>;
  /** As Docker stops it: sockets are told, calls end. */
  end(): Promise<void>;
  kill(): void;
}

export interface ServerPlace {
  /** As of `npm start`; "alone" has no bus. */
  readonly role: "alone" | "source" | "edge";
  /** Undefined without a bus. */
  readonly busUrl?: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly dataDir: string;
  readonly distDir: string;
  readonly startedAt: number;
  readonly everyMs: number;
}

/** The next message of this kind. */
function told<Kind extends Told["kind"]>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<Told, { readonly kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      child.off("message", hear);
      child.off("exit", fail);
    };
    const fail = (): void => {
      end();
      reject(new Error("the crowd's server ended"));
    };
    function hear(message: Told): void {
      if (message.kind !== kind) return;
      end();
      resolve(message as Extract<Told, { readonly kind: Kind }>);
    }
    child.on("message", hear);
    child.on("exit", fail);
  });
}

export async function startServer(place: ServerPlace): Promise<ServerProcess> {
  const script = join(import.meta.dirname, "crowdServer.ts");
  const child = fork(script, [JSON.stringify(place)], {
    // As `npm start`, and with a way to measure memory without garbage.
    execArgv: ["--max-semi-space-size=4", "--expose-gc"],
    serialization: "advanced",
  });
  const ready = await told(child, "ready");
  const ask = (asked: Asked): void => void child.send(asked);
  return {
    port: ready.port,
    matchIds: ready.matchIds,
    usage() {
      ask("usage");
      return told(child, "usage");
    },
    async end() {
      ask("end");
      if (child.exitCode === null) await once(child, "exit");
    },
    kill: () => void child.kill("SIGKILL"),
  };
}
