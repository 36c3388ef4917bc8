// Breaks HTTP answers on request, by path prefix and count.
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refusal } from "../server/envelope.ts";

/** `hold` waits until the faults are cleared, `drop` cuts the connection before the call acts, `lose` after it has acted. */
export const FAULT_KINDS = [
  "delay",
  "hold",
  "status",
  "drop",
  "lose",
  "truncate",
  "corrupt",
  "html",
  "json",
] as const;
type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  /** Prefix of the affected paths. */
  readonly path: string;
  readonly kind: FaultKind;
  /** delay: time before the answer, in ms. */
  readonly ms?: number;
  /** status: the HTTP status, default 500. */
  readonly status?: number;
  /** status: headers to add, such as Retry-After. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Number of affected requests; absent means until cleared. */
  readonly count?: number;
}

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** Active faults, each with its remaining count. */
  list(): readonly Fault[];
  /** Adds the faults to the server's request handling. */
  install(app: FastifyInstance): void;
}

const PORTAL_PAGE =
  "<!doctype html><title>Sign in to the network</title><p>Please accept the terms of use.</p>";

/** In ms: long enough for the first half to be sent. */
const CUT_AFTER_MS = 20;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Changes bytes in the middle of a body, keeping its length. */
function corrupted(body: Buffer): Buffer {
  const spoilt = Buffer.from(body);
  const start = Math.floor(spoilt.length / 3);
  for (let at = start; at < Math.min(spoilt.length, start + 24); at++) spoilt[at] = 0x7e;
  return spoilt;
}

/** Half of the body, then an error, on which the server cuts the connection. */
async function* firstHalf(body: Buffer): AsyncGenerator<Buffer> {
  yield body.subarray(0, body.length >> 1);
  await wait(CUT_AFTER_MS);
  throw new Error("Staged: the answer breaks off here");
}

async function strike(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
  cleared: () => Promise<void>,
): Promise<unknown> {
  switch (fault.kind) {
    case "delay":
      await wait(fault.ms ?? 1000);
      return undefined;
    case "hold":
      await cleared();
      return undefined;
    case "status": {
      const status = fault.status ?? 500;
      return reply
        .code(status)
        .headers(fault.headers ?? {})
        .send(refusal(status, `Staged status ${status}`));
    }
    case "drop":
      reply.hijack();
      request.raw.destroy();
      return reply;
    case "html":
      return reply.type("text/html; charset=utf-8").send(PORTAL_PAGE);
    case "json":
      return reply.send({ hello: "not an envelope" });
    default:
      // Lost, truncated and corrupt answers are damaged when they are sent.
      return undefined;
  }
}

export function createFaults(): Faults {
  let faults: { fault: Fault; left: number }[] = [];
  const held = new Set<() => void>();
  const cleared = (): Promise<void> => new Promise((resolve) => void held.add(resolve));
  const damages = new WeakMap<FastifyRequest, "lose" | "truncate" | "corrupt">();

  function take(path: string): Fault | undefined {
    const hit = faults.find(({ fault }) => path.startsWith(fault.path));
    if (hit === undefined) return undefined;
    hit.left--;
    if (hit.left <= 0) faults = faults.filter((other) => other !== hit);
    return hit.fault;
  }

  return {
    add(fault) {
      faults.push({ fault, left: fault.count ?? Number.POSITIVE_INFINITY });
    },
    clear() {
      faults = [];
      for (const release of held) release();
      held.clear();
    },
    list: () => faults.map(({ fault, left }) => (Number.isFinite(left) ? { ...fault, count: left } : fault)),
    install(app) {
      app.addHook("onRequest", async (request, reply) => {
        if (faults.length === 0 || request.url.startsWith("/__control")) return;
        const fault = take(request.url.split("?", 1)[0]!);
        if (fault === undefined) return;
        if (fault.kind === "lose" || fault.kind === "truncate" || fault.kind === "corrupt")
          damages.set(request, fault.kind);
        else await strike(fault, request, reply, cleared);
      });
      app.addHook("onSend", async (request, reply, payload) => {
        const damage = damages.get(request);
        if (damage === "lose") {
          request.raw.socket.destroy();
          return payload;
        }
        if (damage === undefined || (typeof payload !== "string" && !Buffer.isBuffer(payload)))
          return payload;
        const body = typeof payload === "string" ? Buffer.from(payload) : payload;
        if (damage === "corrupt") return corrupted(body);
        reply.header("content-length", body.length);
        return Readable.from(firstHalf(body));
      });
    },
  };
}
