// The processes of the proof "edges": two sources and some edges, each with its own relay to the bus.
import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { createRelay, type Relay } from "./busServer.ts";

const STARTS_MS = 60_000;
const SOURCE = join(import.meta.dirname, "sourceProcess.ts");
const EDGE = join(import.meta.dirname, "edgeProcess.ts");

export interface Machine {
  readonly name: string;
  readonly relay: Relay;
  /** Undefined while it is dead. */
  origin(): string | undefined;
  start(): Promise<void>;
  kill(): Promise<void>;
}

export interface SourceMachine extends Machine {
  leads(): boolean;
  /** From an instant (epoch ms) on nothing changes; undefined lets it go on. */
  still(from: number | undefined): void;
}

interface Told {
  readonly origin?: string;
  readonly leads?: boolean;
  readonly wrote?: readonly (readonly [number, number])[];
}

function createMachine(
  name: string,
  relay: Relay,
  command: () => readonly [string, readonly string[]],
  onTold: (told: Told) => void,
): Machine & { send(message: object): void } {
  let child: ChildProcess | undefined;
  let origin: string | undefined;
  return {
    name,
    relay,
    origin: () => origin,
    async start() {
      const [file, args] = command();
      const started = fork(file, args, { stdio: ["ignore", "ignore", "pipe", "ipc"] });
      child = started;
      let said = "";
      started.stderr?.on("data", (bytes) => (said = `${said}${String(bytes)}`.slice(-2_000)));
      origin = await new Promise<string>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${name} does not start: ${said}`)), STARTS_MS);
        started.on("message", (told: Told) => {
          onTold(told);
          if (told.origin === undefined) return;
          clearTimeout(timer);
          resolve(told.origin);
        });
        started.once("exit", () => {
          clearTimeout(timer);
          reject(new Error(`${name} ended: ${said}`));
        });
      });
    },
    async kill() {
      const dying = child;
      child = undefined;
      origin = undefined;
      if (dying === undefined || dying.exitCode !== null || dying.signalCode !== null) return;
      const ended = new Promise((resolve) => dying.once("exit", resolve));
      dying.kill("SIGKILL");
      await ended;
    },
    send: (message) => void child?.send(message),
  };
}

export interface SourcesOptions {
  readonly busPort: number;
  readonly folder: string;
  /** Epoch ms at which the versions of all matches begin. */
  readonly beganAt: number;
  readonly onWrote: (source: string, records: readonly (readonly [number, number])[]) => void;
}

export async function createSourceMachine(
  name: string,
  { busPort, folder, beganAt, onWrote }: SourcesOptions,
): Promise<SourceMachine> {
  const relay = await createRelay(busPort);
  let stillFrom: number | undefined;
  let isLeading = false;
  const machine = createMachine(
    name,
    relay,
    () => [
      SOURCE,
      [
        `nats://127.0.0.1:${relay.port}`,
        join(folder, name),
        name,
        String(beganAt),
        stillFrom === undefined ? "" : String(stillFrom),
      ],
    ],
    ({ leads, wrote }) => {
      if (leads !== undefined) isLeading = leads;
      if (wrote !== undefined) onWrote(name, wrote);
    },
  );
  return {
    ...machine,
    leads: () => isLeading,
    async kill() {
      await machine.kill();
      isLeading = false;
    },
    still(from) {
      stillFrom = from;
      machine.send({ still: from ?? null });
    },
  };
}

/** It has the same port again when it is started again, as the proxy in front expects. */
export async function createEdgeMachine(name: string, busPort: number): Promise<Machine> {
  const relay = await createRelay(busPort);
  let port = "0";
  return createMachine(
    name,
    relay,
    () => [EDGE, [`nats://127.0.0.1:${relay.port}`, name, port]],
    ({ origin }) => {
      if (origin !== undefined) port = new URL(origin).port;
    },
  );
}
