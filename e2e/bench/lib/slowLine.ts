// A slow line in front of a server: latency and one bandwidth for all connections, those of workers too.
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface SlowLine {
  /** The origin at which the server is reached over the line. */
  readonly origin: string;
  stop(): Promise<void>;
}

export interface LineOptions {
  /** Time of a round trip, ms. */
  readonly roundTripMs: number;
  /** Of what the server sends, on all connections together. */
  readonly bitsPerSecond: number;
}

/** A line to the server at `origin`. Opening a connection costs one round trip, as on a real line. */
export async function openSlowLine(origin: string, options: LineOptions): Promise<SlowLine> {
  const { hostname, port } = new URL(origin);
  const oneWayMs = options.roundTripMs / 2;
  const sockets = new Set<Socket>();
  /** When the line has sent all that it was given, epoch ms. */
  let freeAt = 0;

  function sentAt(bytes: number): number {
    freeAt = Math.max(Date.now(), freeAt) + (bytes * 8_000) / options.bitsPerSecond;
    return freeAt;
  }

  function later(socket: Socket, at: number, act: () => void): void {
    setTimeout(() => socket.destroyed || act(), Math.max(0, at - Date.now()));
  }

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    const openAt = Date.now() + options.roundTripMs;
    for (const socket of [client, upstream]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
      socket.on("error", () => socket.destroy());
    }
    client.on("data", (chunk) =>
      later(upstream, Math.max(openAt, Date.now() + oneWayMs), () => upstream.write(chunk)),
    );
    upstream.on("data", (chunk) => later(client, sentAt(chunk.length) + oneWayMs, () => client.write(chunk)));
    client.on("end", () => later(upstream, Date.now() + oneWayMs, () => upstream.end()));
    upstream.on("end", () => later(client, sentAt(0) + oneWayMs, () => client.end()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
