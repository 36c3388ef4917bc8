// Common parts of the routes of league, team and player pages: reading parameters, and answering.
import { answer, refusal, type Envelope } from "../server/envelope.ts";
import type { Asked } from "../details/sources.ts";
import { withQuirks } from "../server/schedule.ts";
import type { Services } from "../server/services.ts";
import type { Read } from "../server/readFields.ts";
import { readLang } from "./footballQuery.ts";
import type { Words } from "../words/words.ts";

export type DetailQuery = Readonly<Record<string, unknown>>;
export type DetailRequest = { Querystring: Record<string, unknown> };

/** A required whole number above 0. */
function readNumber(query: DetailQuery, name: string): Read<number> {
  const value = query[name];
  return typeof value === "string" && /^[1-9]\d{0,14}$/.test(value)
    ? { ok: true, value: Number(value) }
    : { ok: false, msg: `${name} is a whole number above 0` };
}

/** The same, or undefined if it is absent or empty. */
export function readOptionalNumber(query: DetailQuery, name: string): Read<number | undefined> {
  return query[name] === undefined || query[name] === ""
    ? { ok: true, value: undefined }
    : readNumber(query, name);
}

/**
 * Answers a call about one item: 400 for an invalid language or id, 404 with `missing` if `write` returns
 * undefined. The instant is read once, so that an answer is consistent.
 */
export async function answerAbout(
  { now, quirks }: Pick<Services, "now" | "quirks">,
  query: DetailQuery,
  name: string,
  missing: Words,
  write: (id: number, asked: Asked) => object | undefined | Promise<object | undefined>,
): Promise<Envelope> {
  const lang = readLang(query);
  const id = readNumber(query, name);
  if (!lang.ok) return refusal(400, lang.msg);
  if (!id.ok) return refusal(400, id.msg);
  const data = await write(id.value, { now: now(), lang: lang.value });
  if (data === undefined) return refusal(404, missing);
  return answer(quirks.looseTypes ? withQuirks(data) : data);
}
