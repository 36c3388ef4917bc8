// Generates junk for each input of a whole core: socket messages, and answers to its calls.
import type { Answers } from "./answers.ts";
import { damageJson, mapJson } from "./damageJson.ts";
import type { SeededRandom } from "../../../support/seededRandom.ts";
import { junkBody, junkField } from "./junkTexts.ts";
import { makeFrame } from "./makeFrame.ts";
import { damageRecords, makePrices, makeRecord, makeText } from "./makeRecords.ts";
import { shownBytes, shownText } from "./outcome.ts";

/** Relative frequency of each input. */
const DOORS = [
  "frame",
  "frame",
  "frame",
  "poll",
  "poll",
  "list",
  "list",
  "prices",
  "page",
  "message",
  "token",
] as const;
export interface Junk {
  readonly door: (typeof DOORS)[number];
  /** The junk: a socket message, or the body of an answer. */
  readonly message?: unknown;
  readonly body?: string;
  show(): string;
}

function envelopeOf(data: unknown): string {
  return JSON.stringify({ code: 0, msg: "", data });
}

/** Junk for one of the core's inputs. */
export function makeJunk(answers: Answers, random: SeededRandom): Junk {
  const ids = answers.matches.map(({ id }) => id);
  const door = random.pick(DOORS);
  if (door === "frame") {
    const { bytes } = makeFrame(ids, random);
    const message = new Uint8Array(bytes).buffer;
    return { door, message, show: () => shownBytes(bytes) };
  }
  if (door === "message") {
    const message = random.pick<unknown>([
      junkField(random),
      junkBody(random),
      null,
      undefined,
      7,
      {},
      [],
      new Uint8Array(3),
      new Blob(),
    ]);
    return { door, message, show: () => shownText(String(message)) };
  }
  let body: string;
  if (door === "poll" || door === "prices") {
    const make = door === "poll" ? makeRecord : makePrices;
    let text = makeText((with_) => make(ids, with_), random);
    if (random.chance(0.7)) text = damageRecords(text, random);
    body = envelopeOf(random.chance(0.1) ? text.split("!") : text);
    if (random.chance(0.2)) body = damageJson(mapJson(body), random);
  } else {
    const names = { list: ["list"], token: ["streamToken"], page: [...answers.byName.keys()] }[door];
    body = damageJson(answers.byName.get(random.oneOf(names) ?? "list") ?? { text: "", places: [] }, random);
  }
  return { door, body, show: () => shownText(body) };
}
