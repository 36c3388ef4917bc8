// One case of an answer: a full list, or an answer for pages or members, read from the envelope on.
import { isDeepStrictEqual } from "node:util";
import { readEnvelope } from "#api/transport/answer.ts";
import { MEMBER_ACTS } from "#api/createMembersApi.ts";
import { PAGE_CALLS } from "#api/createPagesApi.ts";
import { readMatchList } from "#api/live/readMatchList.ts";
import type { Match } from "#domain/match/match.ts";
import type { Answers } from "./answers.ts";
import { damageJson, type MappedJson } from "./damageJson.ts";
import type { SeededRandom } from "../../../support/seededRandom.ts";
import { findInvented, findOutOfBounds, leavesOf } from "./matchOracle.ts";
import { createStopwatch, type Outcome, shownText } from "./outcome.ts";
import { findUnsound } from "./soundOracle.ts";

/** Reads the answer of a call. */
type Read = (data: unknown, message: string) => unknown;

/** A value as a text to compare; undefined if it is nested too deep to be valid. */
function canonical(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The items of a list's answer. */
function itemsIn(body: string): readonly unknown[] {
  const answer = parsed(body) as
    | { readonly data?: { readonly scheduleList?: unknown } | null }
    | null
    | undefined;
  const items = answer?.data?.scheduleList;
  return Array.isArray(items) ? items : [];
}

export interface ListJudge {
  /** The error in the matches read from `body`; undefined if there is none. */
  judge(body: string, read: readonly Match[]): string | undefined;
}

/** A judge that compares with the valid list, item by item. */
export function createListJudge({ byName, matches }: Answers): ListJudge {
  const goodItems = itemsIn(byName.get("list")?.text ?? "");
  const good = new Map(
    goodItems.map((item, place) => [canonical(item), { item, match: matches[place] }] as const),
  );

  return {
    judge(body, read) {
      const byId = new Map(read.map((match) => [match.id, match]));
      if (byId.size !== read.length) return "a match occurs twice";
      const items = itemsIn(body);
      const should = new Map<number, Match>();
      let harmed = false;
      for (const item of items) {
        const known = good.get(canonical(item));
        const match = known?.match;
        // JSON writes -0 as 0 and non-finite numbers as null.
        if (match !== undefined && isDeepStrictEqual(item, known?.item)) {
          should.set(match.id, match);
          continue;
        }
        harmed = true;
        // A damaged item may have another match's id, and the later item wins.
        const leaves = leavesOf(item);
        for (const id of should.keys()) if (leaves.has(String(id))) should.delete(id);
      }
      for (const [id, match] of should) {
        if (!isDeepStrictEqual(byId.get(id), match)) return `match ${id} was sent whole and reads otherwise`;
      }
      if (!harmed) return read.length === should.size ? undefined : "a match from nowhere";
      const leaves = leavesOf(items);
      for (const match of read) {
        if (should.has(match.id)) continue;
        const bad = findOutOfBounds({ ...match }) ?? findInvented({ ...match }, leaves);
        if (bad !== undefined) return `match ${match.id}: ${bad}`;
      }
      return undefined;
    },
  };
}

/** A full list. */
export function tryList(answers: Answers, judge: ListJudge, random: SeededRandom): Outcome {
  const body = damageJson(answers.byName.get("list") ?? { text: "", places: [] }, random);
  const watch = createStopwatch();
  const list = watch.time(() => {
    const envelope = readEnvelope(body);
    return envelope?.code === 0 ? readMatchList(envelope.data) : undefined;
  });
  const failure =
    list &&
    (judge.judge(body, list.matches) ??
      findUnsound({ leagues: list.leagues, countries: list.countries, names: list.names, odds: list.odds }));
  return { kind: "list", ms: watch.ms, failure: watch.thrown ?? failure, show: () => shownText(body) };
}

interface Readable {
  readonly name: string;
  readonly body: MappedJson;
  readonly read: Read;
  /** The valid answer as read. */
  readonly good: unknown;
  readonly goodData: unknown;
}

/** The answers of pages and acts with their readers. */
export function readableAnswers({ byName }: Answers): readonly Readable[] {
  const readers: Readonly<Record<string, { readonly read: unknown }>> = {
    ...Object.fromEntries(Object.entries(PAGE_CALLS).map(([name, call]) => [`page ${name}`, call])),
    ...Object.fromEntries(Object.entries(MEMBER_ACTS).map(([name, act]) => [`act ${name}`, act])),
  };
  return [...byName].flatMap(([name, body]) => {
    const entry = readers[name];
    if (entry === undefined) return [];
    const read = entry.read as Read;
    const envelope = readEnvelope(body.text);
    const good = read(envelope?.data, "");
    if (good === undefined) throw new Error(`the recorded answer of ${name} cannot be read`);
    return [{ name, body, read, good, goodData: envelope?.data }];
  });
}

/** The answer of a page's or member's call. */
export function tryPage(readables: readonly Readable[], random: SeededRandom): Outcome {
  const chosen = random.oneOf(readables);
  if (chosen === undefined) throw new Error("no answers were recorded");
  const { name, read, good, goodData } = chosen;
  const body = damageJson(chosen.body, random);
  const watch = createStopwatch();
  const value = watch.time(() => {
    const envelope = readEnvelope(body);
    return envelope?.code === 0 ? read(envelope.data, envelope.message) : undefined;
  });
  const unharmed = value !== undefined && isDeepStrictEqual(readEnvelope(body)?.data, goodData);
  const changed =
    unharmed && !isDeepStrictEqual(value, good) ? "was sent whole and reads otherwise" : undefined;
  const failure = value === undefined ? undefined : (changed ?? findUnsound(value));
  return { kind: name, ms: watch.ms, failure: watch.thrown ?? failure, show: () => shownText(body) };
}
