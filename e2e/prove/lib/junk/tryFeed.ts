// One case of the feed's readers: a frame, a text of live-change records, or a text of odds records.
import { isDeepStrictEqual } from "node:util";
import { readFrameJson, type RecordText } from "#api/live/stream.ts";
import { createLiveLineReader } from "#api/live/readLiveLine.ts";
import { readOddsChange } from "#api/live/readOddsChange.ts";
import type { MatchUpdate } from "#domain/match/match.ts";
import { decodeFrame } from "#workers/live/feed/decodeFrame.ts";
import { INFLATED_MAX_BYTES } from "#workers/live/base/limits.ts";
import type { SeededRandom } from "../../../support/seededRandom.ts";
import { readFramePlainly } from "./frameOracle.ts";
import { findDifference, type KnownStates, valuesOf, applyRecord } from "./knownState.ts";
import { makeFrame } from "./makeFrame.ts";
import { damageRecords, makePrices, makeRecord, makeText } from "./makeRecords.ts";
import { createStopwatch, type Outcome, shownBytes, shownText, type Stopwatch } from "./outcome.ts";
import { readPricesPlainly } from "./pricesOracle.ts";
import { readRecordPlainly, recordsIn } from "./recordsOracle.ts";

/** docs/product.md#odds-providers: the default one. */
/** RFC 1951: one symbol writes so many bytes at most. */
const LONGEST_SYMBOL = 258;
const PROVIDER = 8;

const decoder = new TextDecoder();
const textOf = (records: RecordText): string =>
  typeof records === "string" ? records : decoder.decode(records);

/** Reads texts with the product and with the oracle; returns a difference. */
function judgeRecords(texts: readonly RecordText[], watch: Stopwatch): string | undefined {
  const reader = createLiveLineReader();
  const read: KnownStates = new Map();
  let taken = 0;
  let dropped = 0;
  for (const text of texts) {
    const updates: MatchUpdate[] = [];
    const counts = watch.time(() => reader.read(text, (update) => updates.push(update)));
    for (const update of updates) applyRecord(read, valuesOf(update));
    taken += (counts?.applied ?? 0) + (counts?.skipped ?? 0);
    dropped += counts?.dropped ?? 0;
  }
  const told: KnownStates = new Map();
  const records = texts.map(textOf).flatMap(recordsIn);
  let good = 0;
  let last = "";
  let lastValues: ReturnType<typeof readRecordPlainly>;
  for (const record of records) {
    // Heavy texts repeat a record thousands of times.
    if (record !== last) lastValues = readRecordPlainly(record);
    last = record;
    if (lastValues === undefined) continue;
    good += 1;
    applyRecord(told, lastValues);
  }
  if (taken !== good || dropped !== records.length - good) {
    return `${good} of ${records.length} records are good, ${taken} were taken and ${dropped} dropped`;
  }
  return findDifference(told, read);
}

/** A frame through decodeFrame and the line reader. */
export function tryFrame(ids: readonly number[], random: SeededRandom): Outcome {
  const { bytes, bomb } = makeFrame(ids, random);
  const watch = createStopwatch();
  const frame = watch.time(() => decodeFrame(bytes));
  const texts = frame?.ok === true ? (watch.time(() => readFrameJson(frame.value)) ?? []) : [];
  const says = readFramePlainly(bytes);
  const should = typeof says === "string" ? [] : says.texts;

  function judge(): string | undefined {
    if (frame === undefined) return undefined;
    if (frame.inflatedBytes > INFLATED_MAX_BYTES + LONGEST_SYMBOL)
      return `inflated ${frame.inflatedBytes} bytes`;
    if (bomb && (frame.ok || frame.reason !== "tooLarge")) return "a bomb that was not refused as too large";
    if (!isDeepStrictEqual(texts.map(textOf), should))
      return `${should.length} texts were expected, ${texts.length} were read`;
    return judgeRecords(texts, watch);
  }

  const failure = judge();
  return {
    kind: bomb ? "bomb" : "frame",
    ms: watch.ms,
    failure: watch.thrown ?? failure,
    show: () => shownBytes(bytes),
  };
}

/** Live-change records as in a poll's answer. */
export function tryLine(ids: readonly number[], random: SeededRandom): Outcome {
  let text = makeText((with_) => makeRecord(ids, with_), random);
  for (let damages = 1 + random.below(3); damages > 0; damages -= 1) text = damageRecords(text, random);
  const watch = createStopwatch();
  const failure = judgeRecords([text], watch);
  return { kind: "line", ms: watch.ms, failure: watch.thrown ?? failure, show: () => shownText(text) };
}

/** Odds records. */
export function tryPrices(ids: readonly number[], random: SeededRandom): Outcome {
  let text = makeText((with_) => makePrices(ids, with_), random);
  for (let damages = 1 + random.below(3); damages > 0; damages -= 1) text = damageRecords(text, random);
  const read: unknown[] = [];
  const watch = createStopwatch();
  watch.time(() => readOddsChange(text, (id, odds) => read.push({ id, ...odds }), PROVIDER));
  const should = readPricesPlainly(text, PROVIDER);
  const failure = isDeepStrictEqual(read, should)
    ? undefined
    : `should say ${JSON.stringify(should)} and says ${JSON.stringify(read)}`;
  return { kind: "prices", ms: watch.ms, failure: watch.thrown ?? failure, show: () => shownText(text) };
}
