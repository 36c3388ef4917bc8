// Asks a site as a browser would, and returns the answer with its text decoded.
import { Agent as PlainAgent, type IncomingMessage, request as plainRequest } from "node:http";
import { connect } from "node:http2";
import { Agent as SecureAgent, request as secureRequest } from "node:https";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";

export interface Answer {
  readonly status: number;
  /** Names in lower case; several of one name are joined by ", ". */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Headers of a request; "accept" is that of a page that is opened where none is given. */
export type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;

/** The certificate of a server that a test has started is signed by nobody. */
function trusting(hostname: string): { readonly rejectUnauthorized: boolean } {
  return { rejectUnauthorized: !/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) };
}

const DEADLINE_MS = 10_000;

async function decoded(body: Buffer, encoding: string | undefined): Promise<string> {
  if (encoding === "br") return (await promisify(brotliDecompress)(body)).toString("utf8");
  if (encoding === "gzip") return (await promisify(gunzip)(body)).toString("utf8");
  return body.toString("utf8");
}

function joined(headers: IncomingMessage["headers"]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(", ") : (value ?? ""),
    ]),
  );
}

/** `origin`: of the site, such as "https://[::1]:8443". The path is sent as it is. */
export function askSite(origin: string): Ask & { close(): void } {
  const isSecure = origin.startsWith("https:");
  const { hostname, port } = new URL(origin);
  const trust = trusting(hostname);
  const agent = isSecure
    ? new SecureAgent({ keepAlive: true, ...trust })
    : new PlainAgent({ keepAlive: true });
  const ask: Ask = (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const options = {
        // Without the brackets of an address.
        host: hostname.replaceAll(/[[\]]/g, ""),
        port: port === "" ? (isSecure ? 443 : 80) : Number(port),
        path,
        agent,
        headers: {
          host: new URL(origin).host,
          accept: "text/html,*/*",
          "accept-encoding": "gzip, br",
          ...headers,
        },
      };
      const request = isSecure ? secureRequest({ ...options, ...trust }) : plainRequest(options);
      request.setTimeout(DEADLINE_MS, () => request.destroy(new Error(`${path} was not answered`)));
      request.on("error", reject);
      request.on("response", (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", reject);
        response.on("end", () => {
          decoded(Buffer.concat(parts), response.headers["content-encoding"]).then(
            (text) => resolve({ status: response.statusCode ?? 0, headers: joined(response.headers), text }),
            reject,
          );
        });
      });
      request.end();
    });
  return Object.assign(ask, { close: () => agent.destroy() });
}

/** The status of the home page over HTTP/2; undefined where the site does not speak it. */
export function statusOverHttp2(origin: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const session = connect(origin, trusting(new URL(origin).hostname));
    const end = (status?: number): void => {
      session.destroy();
      resolve(status);
    };
    session.on("error", () => end());
    session.setTimeout(DEADLINE_MS, () => end());
    const stream = session.request({ ":path": "/" });
    stream.on("error", () => end());
    stream.on("response", (headers) => end(headers[":status"]));
    stream.end();
  });
}
