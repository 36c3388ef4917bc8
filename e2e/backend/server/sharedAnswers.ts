// Lists and prices are the same for everybody: each is written once per instant, whoever asks.
import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createKeptBytes } from "./keptBytes.ts";
import type { Services } from "./services.ts";

/** In ms: how old the state of an answer may be while nothing newer has been told. */
const INSTANT_MS = 1_000;
/**
 * Of the texts of one instant, by day, zone and language; further ones replace the oldest. The list of a Saturday takes 0.7 MB
 * and 4 to 10 ms to write, so 190 of them are about as many as a core can write before the next instant.
 */
const MOST_BYTES = 128 * 1024 * 1024;
/** Of a string with other letters than Latin ones. */
const BYTES_OF_LETTER = 2;

interface SharedAnswer {
  readonly body: string;
  readonly etag: string;
}

export interface SharedAnswers {
  /**
   * The instant (epoch ms) whose state every list and every price shows. A client keeps the newest that it has read, so no
   * answer may be older than another one, or than a frame of the stream.
   */
  instant(): number;
  /** Sends the answer of this key, or 304 where the client has it; `write` is called once per instant. */
  send(
    key: string,
    request: FastifyRequest,
    reply: FastifyReply,
    write: (instant: number) => object,
  ): FastifyReply;
}

export type Published = Pick<Services, "now" | "quirks"> & {
  readonly stage: Pick<Services["stage"], "version" | "putSince">;
  readonly stream: Pick<Services["stream"], "sentAt">;
  readonly longNames: Pick<Services["longNames"], "letters" | "apply">;
};

export function createSharedAnswers({ now, stage, stream, quirks, longNames }: Published): SharedAnswers {
  const kept = createKeptBytes<SharedAnswer>(MOST_BYTES);
  let at = Number.NEGATIVE_INFINITY;
  let keptFor = "";

  function instant(): number {
    const to = now();
    // Staging changes what an instant holds.
    const staged = `${stage.version()}/${JSON.stringify(quirks)}/${longNames.letters().join()}`;
    // What was written in the same ms may be of before the frame.
    const isSame = keptFor === staged && to >= at && to - at < INSTANT_MS && stream.sentAt() < at;
    if (!isSame) {
      at = to;
      keptFor = staged;
      kept.clear();
    }
    return at;
  }

  function answerOf(key: string, write: (instant: number) => object): SharedAnswer {
    const from = instant();
    const known = kept.get(key);
    if (known !== undefined) return known;
    const body = JSON.stringify(longNames.apply(write(from)));
    const digest = createHash("sha256").update(body).digest("base64url").slice(0, 22);
    // Weak, because compression changes the bytes.
    const made = { body, etag: `W/"${digest}"` };
    kept.put(key, made, BYTES_OF_LETTER * body.length);
    return made;
  }

  return {
    instant,
    send(key, request, reply, write) {
      const { body, etag } = answerOf(key, write);
      void reply.header("etag", etag);
      if (request.headers["if-none-match"]?.includes(etag) === true) return reply.code(304).send();
      return reply.type("application/json; charset=utf-8").send(body);
    },
  };
}
