// A real nats-server of the system, that is killed and started again, and relays by which one machine is cut off from it.
import { spawn, type ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { run } from "../../../commands/lib/run.ts";
import { findProgram } from "../hosting/installed.ts";

const PROGRAM = "nats-server";
const STARTS_MS = 20_000;

/** Installs it where this user may; a sentence where it is not there. */
export async function findBusServer(): Promise<string | undefined> {
  const isAllowed = findProgram("apt-get") !== undefined && process.getuid?.() === 0;
  if (findProgram(PROGRAM) === undefined && isAllowed) {
    await run("apt-get", ["update"]);
    await run("apt-get", ["install", "-y", "--no-install-recommends", PROGRAM]);
  }
  return findProgram(PROGRAM) === undefined
    ? `${PROGRAM} is not installed. On Debian: apt-get install ${PROGRAM}`
    : undefined;
}

export interface BusServer {
  readonly port: number;
  /** Of its process; undefined while it is dead. */
  pid(): number | undefined;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Removes all it has stored; while it is dead. */
  empty(): void;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function untilOpen(port: number): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.on("connect", () => {
        socket.destroy();
        resolve(true);
      });
      socket.on("error", () => resolve(false));
    });
    if (isOpen) return;
    if (performance.now() - startedAt > STARTS_MS) throw new Error(`${PROGRAM} does not start`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** `folder`: an empty one, for what it stores. */
export async function createBusServer(folder: string): Promise<BusServer> {
  const port = await freePort();
  const store = join(folder, "bus");
  let child: ChildProcess | undefined;
  return {
    port,
    pid: () => child?.pid,
    async start() {
      const program = findProgram(PROGRAM) ?? PROGRAM;
      child = spawn(program, ["-js", "-sd", store, "-a", "127.0.0.1", "-p", String(port)], {
        stdio: "ignore",
      });
      await untilOpen(port);
    },
    async kill() {
      const dying = child;
      child = undefined;
      if (dying === undefined || dying.exitCode !== null) return;
      const ended = new Promise((resolve) => dying.once("exit", resolve));
      dying.kill("SIGKILL");
      await ended;
    },
    empty: () => rmSync(store, { recursive: true, force: true }),
  };
}

export interface Relay {
  readonly port: number;
  /** Nothing passes any more; what is sent meanwhile arrives after `join`. */
  cut(): void;
  join(): void;
  close(): void;
}

/** A port that leads to another one. */
export async function createRelay(target: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => void to.write(bytes));
      from.on("error", () => from.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isCut) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    join() {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
