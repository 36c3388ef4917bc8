// The product over a line that a test can cut, and which tells what pages write to their console.
import { createHash } from "node:crypto";
import { type IncomingMessage, createServer, request as ask, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export interface Relay {
  readonly origin: string;
  /** Errors and warnings of pages so far, where pages are told to report them. */
  readonly complaints: string[];
  /** Cookies that the server has set so far, as it wrote them. */
  readonly cookies: readonly string[];
  /** Waits until no request has been under way for a quarter of a second. */
  quiet(): Promise<void>;
  /** Resets all connections, and each new one at once. */
  cut(): void;
  restore(): void;
  stop(): Promise<void>;
}

const QUIET_MS = 250;
const CONSOLE_PATH = "/__console";
/** The start of the address of the core's entry, of every build. */
const CORE_SCRIPT = "/assets/live.worker-";
/** Answers with the cookies that it is sent: workers have no other way to them. */
export const COOKIES_PATH = "/__cookies";
/** A page of the product's origin without scripts and requests. */
export const BLANK_PATH = "/__blank";
const BLANK = '<!doctype html><title>Blank</title><link rel="icon" href="data:,">';
/**
 * With the opener policy of the product's own documents: without it WebKit takes a new process for the page, and after Back
 * its driver is silent.
 */
const BLANK_HEADERS = { "content-type": "text/html", "cross-origin-opener-policy": "same-origin" } as const;

/**
 * Reports errors and warnings of a document, even those that are written while it is left: WebKit's driver does not. A size
 * that takes two frames to settle is no error; the product keeps it out of the console of the other browsers.
 */
export const RECORDER = `(() => {
  const tell = (parts) => navigator.sendBeacon("${CONSOLE_PATH}", parts.map(String).join(" "));
  for (const level of ["error", "warn"]) {
    const write = console[level];
    console[level] = (...parts) => { tell(parts); write.apply(console, parts); };
  }
  addEventListener("error", (event) => {
    const from = event.target;
    if (String(event.message).startsWith("ResizeObserver")) return;
    tell([event.message ?? "failed to load " + (from.src ?? from.href ?? "")]);
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => tell(["unhandled", reason]));
})();`;

const hashOf = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

async function textOf(message: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

/** Scripts of a test that run before the product's own. */
export interface TestScripts {
  readonly inDocuments?: readonly string[];
  /** At the head of the worker's entry, whose imports run before it. */
  readonly inCore?: string;
}

/** Opens a line to the server at `target`. */
export async function openRelay(
  target: string,
  { inDocuments = [], inCore }: TestScripts = {},
): Promise<Relay> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const complaints: string[] = [];
  const cookies: string[] = [];
  let isCut = false;
  let underWay = 0;
  /** When the last request ended, by performance.now(). */
  let endedAt = 0;

  async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === CONSOLE_PATH) {
      complaints.push(await textOf(request));
      response.writeHead(204).end();
      return;
    }
    if (request.url === COOKIES_PATH) {
      response.writeHead(200, { "cache-control": "no-store" }).end(request.headers.cookie ?? "");
      return;
    }
    if (request.url === BLANK_PATH) {
      response.writeHead(200, BLANK_HEADERS).end(BLANK);
      return;
    }
    const isDocument = inDocuments.length > 0 && (request.headers.accept ?? "").startsWith("text/html");
    const isCore = inCore !== undefined && request.url?.startsWith(CORE_SCRIPT) === true;
    const isChanged = isDocument || isCore;
    const headers = isChanged ? { ...request.headers, "accept-encoding": "identity" } : request.headers;
    const upstream = ask({ hostname, port, method: request.method, path: request.url, headers });
    upstream.on("error", () => response.destroy());
    upstream.on("response", (answer) => {
      cookies.push(...(answer.headers["set-cookie"] ?? []));
      const isHtml = answer.headers["content-type"]?.startsWith("text/html") === true;
      if (!isCore && !(isDocument && isHtml)) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      void textOf(answer).then((text) => {
        const { "content-length": _, etag: __, ...rest } = answer.headers;
        const written = rest["content-security-policy"]?.toString();
        // A page that allows no scripts gets none.
        const scripts = written?.includes("script-src") === false ? [] : inDocuments;
        const policy = written?.replace("script-src", `script-src ${scripts.map(hashOf).join(" ")}`);
        response.writeHead(answer.statusCode ?? 502, {
          ...rest,
          ...(policy === undefined ? {} : { "content-security-policy": policy }),
        });
        const head = scripts.map((script) => `<script>${script}</script>`).join("");
        response.end(isCore ? `${inCore}\n${text}` : text.replace("<head>", `<head>${head}`));
      });
    });
    request.pipe(upstream);
  }

  const server = createServer((request, response) => {
    underWay += 1;
    response.on("close", () => {
      underWay -= 1;
      endedAt = performance.now();
    });
    void passOn(request, response);
  });
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
    async quiet() {
      const isQuiet = (): boolean => underWay === 0 && performance.now() - endedAt >= QUIET_MS;
      while (!isQuiet()) await wait(QUIET_MS / 5);
    },
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
