// Sends the answers of calls gzipped, like a real backend: a day's list shrinks to a tenth.
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";

const gzipped = promisify(gzip);

/** In bytes: smaller answers do not gain from compression. */
const LEAST_BYTES = 1_024;

/** Compresses text answers of calls for clients that accept gzip. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || payload.length < LEAST_BYTES) return payload;
    if (!/^\/(api|v1)\//.test(request.url) || reply.hasHeader("content-encoding")) return payload;
    if (!(request.headers["accept-encoding"] ?? "").includes("gzip")) return payload;
    const body = await gzipped(payload, { level: 4 });
    reply.header("content-encoding", "gzip").header("vary", "accept-encoding").removeHeader("content-length");
    return body;
  });
}
