/** The settling rules: what a fact may change in a match that is known. */
import type { MatchFact, ScorePair } from "../contract.ts";
import { type ExplainFacts, writeExplain } from "../../world/course/explain.ts";
import type { FeedRow, KnownMatch } from "./feedMatch.ts";
import { isInPlay } from "./feedMatch.ts";

/** A fall is believed when an answer so much later says the same. */
export const PROOF_AFTER_MS = 15_000;
/** For so long a score that was taken back needs proof to come back. */
const RETURN_MS = 10 * 60_000;
/** A period start that differs by less is the same one. */
const TREMBLE_MS = 120_000;
/** A match that runs so long after its kick-off without a read in SILENT_MS has an unknown state. */
const LONGEST_PLAY_MS = 4 * 3_600_000;
const SILENT_MS = 30 * 60_000;
const UNKNOWN = -99;
const FULL_TIME = -1;
const OVER = 6;

/** What the ids of a fact are here. */
export interface OwnIds {
  readonly id: number;
  readonly leagueId: number;
  readonly homeId: number;
  readonly awayId: number;
}

/** Progress of a state; undefined for a break, a cancellation and an unknown state, which have none. */
function rankOf(state: number): number | undefined {
  if (isInPlay(state)) return state;
  if (state === FULL_TIME) return OVER;
  return state === 0 || state === -11 || state === -14 ? 0 : undefined;
}

export function firstSight(ids: OwnIds, fact: MatchFact, hasClock: boolean): KnownMatch {
  const kickoffAt = fact.kickoffAt ?? 0;
  return {
    row: {
      ...ids,
      state: 0,
      kickoffAt,
      periodStartedAt: hasClock ? kickoffAt : undefined,
      homeScore: 0,
      guestScore: 0,
      homeHalf: undefined,
      guestHalf: undefined,
      homeRed: undefined,
      guestRed: undefined,
      homeYellow: undefined,
      guestYellow: undefined,
      injuryTime: 0,
      hasLineup: false,
      homeRank: "",
      guestRank: "",
      neutral: false,
      explain: "",
    },
    sourceId: fact.id,
    season: "",
    round: undefined,
    stage: "",
    venue: "",
    referee: "",
    regular: undefined,
    extra: undefined,
    penalties: undefined,
    winner: undefined,
    reached: 0,
    confirmedAt: 0,
    doubt: undefined,
    takenBack: undefined,
    missing: 0,
    ofSeason: false,
  };
}

type Counts = Pick<FeedRow, "homeScore" | "guestScore"> &
  Pick<FeedRow, "homeHalf" | "guestHalf" | "homeRed" | "guestRed" | "homeYellow" | "guestYellow">;

/** The counts of a fact, by the row's names; null is "said: none". */
function countsOf(fact: MatchFact): Partial<Counts> {
  const counts: Record<string, number | undefined> = {};
  const put = (home: keyof Counts, guest: keyof Counts, value: ScorePair | null | undefined): void => {
    if (value === undefined) return;
    counts[home] = value?.[0];
    counts[guest] = value?.[1];
  };
  put("homeScore", "guestScore", fact.score ?? undefined);
  put("homeHalf", "guestHalf", fact.halfTime);
  put("homeRed", "guestRed", fact.red);
  put("homeYellow", "guestYellow", fact.yellow);
  return counts;
}

/** The state of a fact; full time needs a score, until then the former state stays. */
function wantedState(before: KnownMatch, fact: MatchFact): number {
  const { state } = fact;
  if (state === undefined) return before.row.state;
  const noScore = fact.finalScoreMissing === true || fact.score === null || fact.score === undefined;
  return state === FULL_TIME && noScore ? before.row.state : state;
}

/** What fell, as text: counts, a phase, full time. "" if nothing did. */
function falls(before: KnownMatch, state: number, counts: ReturnType<typeof countsOf>): string {
  const fallen: string[] = [];
  for (const [key, value] of Object.entries(counts)) {
    const known = before.row[key as keyof FeedRow];
    if (typeof known === "number" && (value === undefined || value < known)) fallen.push(`${key} ${value}`);
  }
  const rank = rankOf(state);
  const earlier = rank !== undefined && rank < before.reached;
  const reopened = before.row.state === FULL_TIME && state !== FULL_TIME;
  if (earlier || reopened) fallen.push(`state ${state}`);
  return fallen.join(", ");
}

/** A score that was taken back a little while ago and is told again, as text: an older answer may tell it. */
function returns({ row, takenBack }: KnownMatch, counts: Partial<Counts>, receivedAt: number): string {
  const { homeScore = row.homeScore, guestScore = row.guestScore } = counts;
  const isAnother = homeScore !== row.homeScore || guestScore !== row.guestScore;
  if (!isAnother || takenBack === undefined || receivedAt - takenBack.at >= RETURN_MS) return "";
  const [home, guest] = takenBack.score;
  return homeScore === home && guestScore === guest ? `again ${home}-${guest}` : "";
}

/** The last score that was taken back, after this one. */
function takenBackBy(before: KnownMatch, counts: Partial<Counts>, at: number): KnownMatch["takenBack"] {
  const { homeScore, guestScore } = before.row;
  const { homeScore: home = homeScore, guestScore: guest = guestScore } = counts;
  return home < homeScore || guest < guestScore ? { score: [homeScore, guestScore], at } : before.takenBack;
}

/** With a clock: the new start of a period, unless it is the known one told a little differently. */
function periodStart(
  before: FeedRow,
  state: number,
  kickoffAt: number,
  told: number | undefined,
): number | undefined {
  if (state !== 1 && state !== 3) return state === 0 ? kickoffAt : before.periodStartedAt;
  const known = before.state === state ? before.periodStartedAt : undefined;
  if (told === undefined) return known;
  return known !== undefined && Math.abs(told - known) < TREMBLE_MS ? known : told;
}

/** The explanation; `;;;;` after one that no longer holds, because an empty field keeps it. */
function explain(match: KnownMatch, before: string): string {
  const { row, regular, extra, penalties, winner } = match;
  const total: ScorePair = [row.homeScore, row.guestScore];
  const running = row.state === 4;
  const long = extra !== undefined || penalties !== undefined;
  const awarded = row.state === -10 && winner !== undefined;
  if (!long && !running && !awarded) return before === "" ? "" : writeExplain({}, false);
  const facts: ExplainFacts = {
    ...(regular === undefined ? {} : { regular }),
    ...(running
      ? { extra: { kind: 3, score: total } as const }
      : extra === undefined
        ? {}
        : { extra: { kind: 1, score: total } as const }),
    ...(penalties === undefined ? {} : { penalties }),
    ...(winner === undefined || running ? {} : { winner: winner === 1 ? (0 as const) : (1 as const) }),
  };
  return writeExplain(facts, false);
}

/** The facts that no rule holds back. */
function described(before: KnownMatch, fact: MatchFact): KnownMatch {
  const kickoffAt = fact.kickoffAt ?? before.row.kickoffAt;
  return {
    ...before,
    row: {
      ...before.row,
      kickoffAt,
      hasLineup: fact.hasLineup ?? before.row.hasLineup,
      neutral: fact.neutral ?? before.row.neutral,
    },
    sourceId: fact.id,
    season: fact.season ?? before.season,
    round: fact.round ?? before.round,
    stage: fact.stage ?? before.stage,
    venue: fact.venue ?? before.venue,
    referee: fact.referee ?? before.referee,
    missing: 0,
  };
}

/** Takes over a value unless it was not said; null takes it away. */
const or = <Value>(said: Value | null | undefined, known: Value | undefined): Value | undefined =>
  said === undefined ? known : (said ?? undefined);

/**
 * The match after a fact of an answer received at `receivedAt` (epoch ms). A match with a `doubt` wants another
 * answer, at least PROOF_AFTER_MS later.
 */
export function settle(
  before: KnownMatch,
  fact: MatchFact,
  { receivedAt, hasClock }: { readonly receivedAt: number; readonly hasClock: boolean },
): KnownMatch {
  const base = described(before, fact);
  if (fact.state === undefined) return withPeriod(base, before, undefined, hasClock);
  const state = wantedState(before, fact);
  const counts = countsOf(fact);
  const isFirst = before.reached === 0 && before.confirmedAt === 0;
  const fallen = isFirst ? "" : falls(before, state, counts) || returns(before, counts, receivedAt);
  if (fallen !== "") {
    const since = before.doubt?.text === fallen ? before.doubt.since : receivedAt;
    if (receivedAt - since < PROOF_AFTER_MS)
      return {
        ...withPeriod(base, before, undefined, hasClock),
        doubt: { text: fallen, since },
        confirmedAt: receivedAt,
      };
  }
  const rank = rankOf(state);
  const next: KnownMatch = {
    ...base,
    row: { ...base.row, ...counts, state, injuryTime: fact.addedTime ?? 0 },
    regular: or(fact.regular, before.regular),
    extra: or(fact.extra, before.extra),
    penalties: or(fact.penalties, before.penalties),
    winner: or(fact.winner, before.winner),
    reached: rank === undefined ? before.reached : fallen === "" ? Math.max(rank, before.reached) : rank,
    confirmedAt: receivedAt,
    doubt: undefined,
    takenBack: takenBackBy(before, counts, receivedAt),
  };
  return withPeriod(next, before, fact.periodStartedAt, hasClock);
}

function withPeriod(
  match: KnownMatch,
  before: KnownMatch,
  told: number | undefined,
  hasClock: boolean,
): KnownMatch {
  const { row } = match;
  const periodStartedAt = hasClock ? periodStart(before.row, row.state, row.kickoffAt, told) : undefined;
  const timed = { ...match, row: { ...row, periodStartedAt } };
  return { ...timed, row: { ...timed.row, explain: explain(timed, before.row.explain) } };
}

/** A match that runs, of which no answer has told for long: its state is unknown. Nothing ends by the clock. */
export function silenced(match: KnownMatch, now: number): KnownMatch | undefined {
  const { row, confirmedAt } = match;
  const long = now > row.kickoffAt + LONGEST_PLAY_MS && now > confirmedAt + SILENT_MS;
  return isInPlay(row.state) && long ? { ...match, row: { ...row, state: UNKNOWN } } : undefined;
}
