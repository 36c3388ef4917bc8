// The connection to NATS: tried until it is made, also where the bus is dead when a server starts.
import { setTimeout } from "node:timers/promises";
import { connect, type NatsConnection } from "@nats-io/transport-node";

/** In ms between two attempts, and up to as long again, so that servers do not come all at once. */
const RECONNECT_MS = 500;
/** In ms for one attempt. */
const ATTEMPT_MS = 5_000;

export interface HeldConnection {
  /** The connection; throws before the first one is made. */
  get(): NatsConnection;
  /** False until the bus was reached for the first time. */
  wasReached(): boolean;
  close(): Promise<void>;
}

export interface ConnectionOptions {
  /** Addresses of one cluster, joined by commas. */
  readonly urls: string;
  /** Of this server, shown in the bus. */
  readonly name: string;
  /** Receives why the bus is not reached, once for each reason. */
  readonly log: (line: string) => void;
}

/** Begins to connect, and goes on trying for as long as it takes, before the first connection and after it. */
export function holdConnection({ urls, name, log }: ConnectionOptions): HeldConnection {
  const addresses = urls.split(",").map((url) => new URL(url));
  const servers = addresses.map(({ host }) => host);
  const { protocol, username, password } = addresses[0]!;
  let connection: NatsConnection | undefined;
  let told = "";
  const closing = new AbortController();

  const attempt = (): Promise<NatsConnection> =>
    connect({
      servers,
      name,
      ...(username === "" ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
      ...(protocol === "tls:" ? { tls: {} } : {}),
      timeout: ATTEMPT_MS,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RECONNECT_MS,
      reconnectJitter: RECONNECT_MS,
      pingInterval: 5_000,
      maxPingOut: 2,
      ignoreAuthErrorAbort: true,
    });

  const pause = (): Promise<void> =>
    setTimeout(RECONNECT_MS * (1 + Math.random()), undefined, { signal: closing.signal }).catch(() => {});

  async function hold(): Promise<void> {
    while (!closing.signal.aborted && connection === undefined) {
      try {
        connection = await attempt();
        if (told !== "") log("The bus is reached.");
      } catch (error) {
        const why = String(error);
        // Without the password.
        if (why !== told)
          log(
            `The bus at ${servers.join(", ")} cannot be reached (${why}) and is tried again until it is. Start nats-server with -js, or name another with --bus.`,
          );
        told = why;
        await pause();
      }
    }
  }
  const held = hold();

  return {
    get() {
      if (connection === undefined) throw new Error("The bus has not been reached yet");
      return connection;
    },
    wasReached: () => connection !== undefined,
    async close() {
      closing.abort();
      await held;
      await connection?.close();
    },
  };
}
