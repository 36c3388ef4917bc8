// Compresses the answers of calls: a day's list shrinks to a twelfth.
import type { FastifyInstance } from "fastify";
import { compress, type Encoding, pickEncoding } from "./encodings.ts";
import { createKeptBytes } from "./keptBytes.ts";

/** In bytes: smaller answers do not gain from compression. */
const LEAST_BYTES = 1_024;
/** Made while the asker waits: higher values need twice the time for a tenth fewer bytes. */
const EFFORT = { quality: 5, level: 6 };

/** Answers with a validator are the same for many askers: the latest copies are kept. That of a Saturday's list has 30 kB. */
const MOST_BYTES = 32 * 1024 * 1024;

type Compress = (payload: string, encoding: Encoding, etag: unknown) => Promise<Buffer>;

/** Compresses an answer that has a validator once for all who ask for it. */
function compressOnce(): Compress {
  const copies = createKeptBytes<Promise<Buffer>>(MOST_BYTES);
  return (payload, encoding, etag) => {
    if (typeof etag !== "string") return compress(payload, encoding, EFFORT);
    const key = `${encoding} ${etag}`;
    const known = copies.get(key);
    if (known !== undefined) return known;
    const copy = compress(payload, encoding, EFFORT);
    // Its size is not known yet.
    copies.put(key, copy, 0);
    copy.then(
      ({ length }) => copies.put(key, copy, length),
      () => copies.remove(key),
    );
    return copy;
  };
}

/** Compresses text answers of calls in the encoding that the client prefers. */
export function compressAnswers(app: FastifyInstance): void {
  const compressed = compressOnce();
  app.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || payload.length < LEAST_BYTES) return payload;
    if (!/^\/(api|v1)\//.test(request.url) || reply.hasHeader("content-encoding")) return payload;
    reply.header("vary", "accept-encoding");
    const encoding = pickEncoding(request.headers["accept-encoding"]);
    if (encoding === undefined) return payload;
    reply.header("content-encoding", encoding).removeHeader("content-length");
    return compressed(payload, encoding, reply.getHeader("etag"));
  });
}
