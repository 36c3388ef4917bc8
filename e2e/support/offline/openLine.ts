// A line in front of a server that a test cuts and restores: for pages, their workers and the offline worker alike.
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface Line {
  /** The origin at which the server is reached over the line. */
  readonly origin: string;
  /** Resets all connections, and each new one at once. */
  cut(): void;
  /** Cuts the line at the next request for a path that begins so; the request does not reach the server. */
  cutAt(path: string): void;
  isCut(): boolean;
  restore(): void;
  stop(): Promise<void>;
}

/** The path of a request whose first line is in this piece of a connection; undefined for any other piece. */
function pathIn(piece: Buffer): string | undefined {
  return /^[A-Z]+ (\S+) HTTP\/1\.1\r\n/.exec(piece.toString("latin1"))?.[1];
}

/**
 * Opens a line to the server at `origin`. The browser's own switch for offline (`setOffline`) does not reach the requests
 * of all workers, and leaves open connections as they are.
 */
export async function openLine(origin: string): Promise<Line> {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  let isCut = false;
  let cutPath: string | undefined;

  function cut(): void {
    isCut = true;
    cutPath = undefined;
    for (const socket of sockets) socket.resetAndDestroy();
  }

  const server = createServer((client) => {
    client.on("error", () => client.destroy());
    if (isCut) {
      client.resetAndDestroy();
      return;
    }
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
    }
    upstream.on("error", () => client.destroy());
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
    client.on("data", (piece) => {
      if (cutPath !== undefined && pathIn(piece)?.startsWith(cutPath) === true) cut();
      else upstream.write(piece);
    });
    upstream.on("data", (piece) => client.write(piece));
  });
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  return {
    origin: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    cut,
    cutAt(path) {
      cutPath = path;
    },
    isCut: () => isCut,
    restore() {
      isCut = false;
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
