// One case with a whole core: junk arrives at one of its inputs, then the rows of known matches are checked.
import { isDeepStrictEqual } from "node:util";
import { readEnvelope } from "#api/transport/answer.ts";
import { readMatchList } from "#api/live/readMatchList.ts";
import { readRecords } from "#api/live/live.ts";
import type { Row } from "#domain/board/rowCode.ts";
import type { Match } from "#domain/match/match.ts";
import type { Answers } from "./answers.ts";
import { type CoreUnderJunk, startCoreUnderJunk } from "./coreUnderJunk.ts";
import type { SeededRandom } from "../../../support/seededRandom.ts";
import { readFramePlainly } from "./frameOracle.ts";
import { type KnownStates, valuesOfMatch, applyRecord } from "./knownState.ts";
import { type Junk, makeJunk } from "./makeJunk.ts";
import { describeError, type Outcome } from "./outcome.ts";
import { readPricesPlainly } from "./pricesOracle.ts";
import { readRecordPlainly, recordsIn } from "./recordsOracle.ts";
import { findUnsound } from "./soundOracle.ts";
import type { ListJudge } from "./tryAnswer.ts";

/** In ms: longer than the maximum delay of a message to a tab, shorter than the time before a list is fetched again. */
const LOOK_AFTER_MS = 150;
const DAY_MINUTES = 1_440;
const PROVIDER = 8;

/** The fields of a row that are derived from its match. */
function standing(row: Row | undefined): unknown {
  if (row === undefined) return undefined;
  return [
    row.phase,
    row.kickoffMinutes,
    row.homeScore,
    row.awayScore,
    row.homeHalfTime,
    row.awayHalfTime,
    row.homeRed,
    row.awayRed,
    row.homeYellow,
    row.awayYellow,
    row.addedTime,
  ];
}

function findWrongRow(
  rows: ReadonlyMap<number, Row>,
  states: KnownStates,
  ids: readonly number[],
): string | undefined {
  for (const id of ids) {
    const says = states.get(id);
    const { kickoffAt } = says ?? {};
    const minutes =
      kickoffAt === undefined ? -1 : (((kickoffAt / 60_000) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
    const should = [says?.phase, minutes, ...(says?.counts ?? []), says?.addedTime];
    const does = standing(rows.get(id));
    if (!isDeepStrictEqual(does, should)) {
      return `the row of match ${id} should be ${JSON.stringify(should)} and is ${JSON.stringify(does)}`;
    }
  }
  return undefined;
}

function statesOf(matches: readonly Match[]): KnownStates {
  return new Map(matches.map((match) => [match.id, valuesOfMatch(match)]));
}

/** The data of a body by the envelope's rules: undefined if the answer is invalid. */
function dataOf(body: string): unknown {
  const envelope = readEnvelope(body);
  return envelope?.code === 0 ? envelope.data : undefined;
}

/** The expected state of the known matches after these texts of records; unknown ids create no row. */
function afterRecords(matches: readonly Match[], texts: readonly string[]): KnownStates {
  const states = statesOf(matches);
  for (const record of texts.flatMap(recordsIn)) {
    const says = readRecordPlainly(record);
    if (says !== undefined && states.has(says.id)) applyRecord(states, says);
  }
  return states;
}

/** Passes the junk in and waits until the tab is updated. */
async function feed(under: CoreUnderJunk, junk: Junk): Promise<string | undefined> {
  const { clock, session } = under;
  const { door, body = "" } = junk;
  async function untilAsked(what: "records" | "prices" | "token"): Promise<void> {
    const before = under.asked[what];
    under.server.bodies = { [what]: body };
    for (let turn = 0; turn < 200 && under.asked[what] === before; turn += 1) await clock.advance(50);
  }
  if (door === "frame" || door === "message") under.sendFrame(junk.message);
  else if (door === "list") {
    under.server.bodies = { list: body };
    session.retry();
  } else if (door === "page") {
    under.server.bodies = { page: body };
    const answer = await session.getPage(
      { call: "matchSummary", params: { matchId: 1 } },
      { language: "en_GB", offsetMinutes: 0 },
    );
    return answer.ok ? findUnsound(answer.value) : undefined;
  } else await untilAsked(door === "poll" ? "records" : door);
  await clock.advance(LOOK_AFTER_MS);
  return undefined;
}

function judgeRows(under: CoreUnderJunk, junk: Junk, answers: Answers, judge: ListJudge): string | undefined {
  const { matches } = answers;
  const { door, body = "" } = junk;
  const ids = matches.map(({ id }) => id);
  if (door === "frame") {
    const says = readFramePlainly(Buffer.from(junk.message as ArrayBuffer));
    if (says === "tooLarge" && under.sendFrame("ok")) return "a connection over the size limit was kept";
    return findWrongRow(under.rows, afterRecords(matches, typeof says === "string" ? [] : says.texts), ids);
  }
  if (door === "poll") {
    return findWrongRow(under.rows, afterRecords(matches, [readRecords(dataOf(body)) ?? ""]), ids);
  }
  if (door === "list") {
    const list = readMatchList(dataOf(body));
    const wrong = list && judge.judge(body, list.matches);
    const states = statesOf(matches);
    for (const match of list?.matches ?? []) applyRecord(states, valuesOfMatch(match));
    return wrong ?? findWrongRow(under.rows, states, ids);
  }
  if (door === "prices") {
    const said = readPricesPlainly(readRecords(dataOf(body)) ?? "", PROVIDER);
    for (const id of ids) {
      const price = said.findLast((prices) => prices.id === id) ?? { ...answers.list.odds.get(id), id };
      const row = under.rows.get(id);
      for (const [text, value] of [
        [row?.oddsHome, price.home],
        [row?.oddsDraw, price.draw],
        [row?.oddsAway, price.away],
      ] as const) {
        if (!isShownAs(text ?? "", value))
          return `the price ${String(value)} of match ${id} shows as "${text}"`;
      }
    }
  }
  return findWrongRow(under.rows, statesOf(matches), ids);
}

/** Prices are shown with at most two decimals; a withdrawn one (0) is shown as none. */
function isShownAs(text: string, price: number | undefined): boolean {
  if (price === undefined || price === 0) return text === "";
  return Math.abs(Number(text) - price) <= Math.max(0.006, price / 100);
}

/** After any junk, a valid list restores every row. */
export async function setRight(under: CoreUnderJunk, { matches }: Answers): Promise<string | undefined> {
  under.server.bodies = {};
  under.session.retry();
  // An earlier answer may still be pending, in which case the list is fetched again.
  await under.clock.advance(2 * LOOK_AFTER_MS);
  const wrong = findWrongRow(
    under.rows,
    statesOf(matches),
    matches.map(({ id }) => id),
  );
  return wrong === undefined ? undefined : `after a good list: ${wrong}`;
}

/** A case with its own core. */
export async function tryCore(
  answers: Answers,
  judge: ListJudge,
  random: SeededRandom,
): Promise<Outcome & { readonly junk: Junk }> {
  const junk = makeJunk(answers, random);
  let failure: string | undefined;
  let ms = 0;
  try {
    const under = await startCoreUnderJunk(answers, junk.door !== "poll" && junk.door !== "token");
    if (junk.door === "token") under.server.accepts = true;
    const from = performance.now();
    failure = await feed(under, junk);
    ms = performance.now() - from;
    failure ??= judgeRows(under, junk, answers, judge);
    failure ??= await setRight(under, answers);
  } catch (error) {
    failure = `threw ${describeError(error)}`;
  }
  return { kind: `core ${junk.door}`, ms, failure, show: junk.show, junk };
}

/** The same junk for a shared core; exceptions are returned. */
export async function feedOn(under: CoreUnderJunk, junk: Junk): Promise<string | undefined> {
  try {
    return await feed(under, junk);
  } catch (error) {
    return `threw ${describeError(error)}`;
  }
}
