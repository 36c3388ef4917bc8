// Calls of the crowd over few connections, as a proxy in front keeps them.
import { Agent, get } from "node:http";

export interface Answer {
  readonly status: number;
  readonly etag: string;
  /** As it was sent, compressed. */
  readonly body: Buffer;
}

export interface Caller {
  /** Rejects where the server does not answer. `localAddress`: whence, of this machine. */
  ask(path: string, localAddress?: string): Promise<Answer>;
  close(): void;
}

const MOST_CONNECTIONS = 64;
const LONGEST_CALL_MS = 20_000;

/**
 * `addresses`: of how many the clients come in turn. Each has its share of the connections: under a limit for all, a call
 * from one address waits until an idle connection of another ends.
 */
export function createCaller(port: number, addresses = 1): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: Math.ceil(MOST_CONNECTIONS / addresses) });
  return {
    ask: (path, localAddress) =>
      new Promise((resolve, reject) => {
        const call = get(
          { host: "127.0.0.1", port, path, agent, localAddress, headers: { "accept-encoding": "br" } },
          (response) => {
            const parts: Buffer[] = [];
            response.on("data", (part: Buffer) => parts.push(part));
            response.on("error", reject);
            response.on("end", () =>
              resolve({
                status: response.statusCode ?? 0,
                etag: response.headers.etag ?? "",
                body: Buffer.concat(parts),
              }),
            );
          },
        );
        call.setTimeout(LONGEST_CALL_MS, () => call.destroy(new Error("no answer in time")));
        call.on("error", reject);
      }),
    close: () => agent.destroy(),
  };
}
