// Makes every name in the answers long, for tests of pages with long texts.
import type { FastifyInstance } from "fastify";

export interface LongNames {
  /** Names get one of these numbers of letters, some in words and some without a space; an empty list ends it. */
  set(letters: readonly number[]): void;
  letters(): readonly number[];
  /** The answer with long names, or as it is. */
  apply(answer: unknown): unknown;
  /** Adds it to the server's request handling. */
  install(app: FastifyInstance): void;
}

/** Fields that people read and the client does not: teams, leagues, places, seasons, providers, players, members. */
const FIELD = /^(?:\w*name|season|city|coach|referee|title|label|bio|text)$/i;

/** The text with this many letters: words, or one word that can be broken nowhere. */
function longer(text: string, letters: number, inWords: boolean): string {
  const part = inWords ? `${text} ` : text.replaceAll(/\s/g, "");
  return part
    .repeat(Math.ceil(letters / part.length))
    .slice(0, letters)
    .trim();
}

/** A copy of an answer with long names. Length and spaces follow from the name's own length, so it stays the same. */
export function withLongNames(value: unknown, letters: readonly number[], field = ""): unknown {
  if (typeof value === "string") {
    if (value === "" || !FIELD.test(field)) return value;
    return longer(value, letters[(value.length >> 1) % letters.length] ?? 0, value.length % 2 === 0);
  }
  if (Array.isArray(value)) return value.map((item) => withLongNames(item, letters, field));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withLongNames(item, letters, key)]),
  );
}

export function createLongNames(): LongNames {
  let letters: readonly number[] = [];
  const apply = (answer: unknown): unknown => (letters.length > 0 ? withLongNames(answer, letters) : answer);
  return {
    letters: () => letters,
    apply,
    set(lengths) {
      letters = lengths;
    },
    install(app) {
      app.addHook("preSerialization", async ({ url }, _reply, payload) =>
        /^\/(?:api|v1)\//.test(url) ? apply(payload) : payload,
      );
    },
  };
}
