// The product over a line that a test can cut, and which tells what pages write to their console.
import { createHash } from "node:crypto";
import { type IncomingMessage, createServer, request as ask, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";

export interface Relay {
  readonly origin: string;
  /** Errors and warnings of pages so far, where pages are told to report them. */
  readonly complaints: string[];
  /** Cookies that the server has set so far, as it wrote them. */
  readonly cookies: readonly string[];
  /** Resets all connections, and each new one at once. */
  cut(): void;
  restore(): void;
  stop(): Promise<void>;
}

const CONSOLE_PATH = "/__console";
/** A page of the product's origin without scripts and requests. */
export const BLANK_PATH = "/__blank";
const BLANK = '<!doctype html><title>Blank</title><link rel="icon" href="data:,">';

/**
 * Stands first in each document: WebKit's driver has no call for the console. It tells even what is written while the page
 * is left.
 */
const RECORDER = `(() => {
  const tell = (parts) => navigator.sendBeacon("${CONSOLE_PATH}", parts.map(String).join(" "));
  for (const level of ["error", "warn"]) {
    const write = console[level];
    console[level] = (...parts) => { tell(parts); write.apply(console, parts); };
  }
  addEventListener("error", (event) => {
    const from = event.target;
    tell([event.message ?? "failed to load " + (from.src ?? from.href ?? "")]);
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => tell(["unhandled", reason]));
})();`;

const RECORDER_HASH = `'sha256-${createHash("sha256").update(RECORDER).digest("base64")}'`;

async function textOf(message: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

/** Opens a line to the server at `target`; `records`: documents get the script that reports their console. */
export async function openRelay(target: string, { records = false } = {}): Promise<Relay> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const complaints: string[] = [];
  const cookies: string[] = [];
  let isCut = false;

  async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === CONSOLE_PATH) {
      complaints.push(await textOf(request));
      response.writeHead(204).end();
      return;
    }
    if (request.url === BLANK_PATH) {
      response.writeHead(200, { "content-type": "text/html" }).end(BLANK);
      return;
    }
    const isDocument = records && (request.headers.accept ?? "").startsWith("text/html");
    const headers = isDocument ? { ...request.headers, "accept-encoding": "identity" } : request.headers;
    const upstream = ask({ hostname, port, method: request.method, path: request.url, headers });
    upstream.on("error", () => response.destroy());
    upstream.on("response", (answer) => {
      cookies.push(...(answer.headers["set-cookie"] ?? []));
      if (!isDocument || answer.headers["content-type"]?.startsWith("text/html") !== true) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      void textOf(answer).then((html) => {
        const { "content-length": _, etag: __, ...rest } = answer.headers;
        const policy = rest["content-security-policy"]
          ?.toString()
          .replace("script-src", `script-src ${RECORDER_HASH}`);
        response.writeHead(answer.statusCode ?? 502, {
          ...rest,
          ...(policy === undefined ? {} : { "content-security-policy": policy }),
        });
        response.end(html.replace("<head>", `<head><script>${RECORDER}</script>`));
      });
    });
    request.pipe(upstream);
  }

  const server = createServer((request, response) => void passOn(request, response));
  server.on("upgrade", (request, client: Socket) => {
    const upstream = connect(Number(port), hostname);
    sockets.add(upstream);
    upstream.on("close", () => {
      sockets.delete(upstream);
      client.destroy();
    });
    for (const socket of [client, upstream]) socket.on("error", () => socket.destroy());
    client.on("close", () => upstream.destroy());
    const { rawHeaders } = request;
    const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
    upstream.write([`GET ${request.url} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
    upstream.pipe(client);
    client.pipe(upstream);
  });
  server.on("connection", (socket: Socket) => {
    if (isCut) socket.resetAndDestroy();
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    complaints,
    cookies,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    restore() {
      isCut = false;
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
