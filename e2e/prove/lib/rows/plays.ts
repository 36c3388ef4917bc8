// Random changes of the proof's matches: goals, corrections, cards, phases, prices.
import { type FeedServer, PROVIDERS, wholeMinute } from "./feedServer.ts";
import { NO_EXPLANATION } from "./feedWriter.ts";
import type { FeedMatch, FeedRecord } from "./eventsOracle.ts";
import type { SeededRandom } from "../../../support/seededRandom.ts";

/** Relative frequency of each change. */
const WEIGHTS = {
  goal: 10,
  twoGoals: 1,
  bothScore: 1,
  cancel: 4,
  goalAndCancel: 1,
  red: 2,
  yellow: 3,
  cardTaken: 1,
  lineup: 1,
  nextPhase: 8,
  anyPhase: 1,
  addedTime: 1,
  explanation: 1,
} as const;

export type PlayKind = keyof typeof WEIGHTS;

/** docs/product.md#match-states: the usual sequence of states. */
const NEXT: Readonly<Record<number, number>> = { 0: 1, 1: 2, 2: 3, 3: -1, 4: 5, 5: -1 };
const ANY = [-99, 0, 1, 2, 3, 4, 5, -1, -10, -11, -12, -13, -14, 77] as const;
const EXPLANATIONS = ["90,1-1;;;;", "90,1-1;4-4;1,2-2;4-1;1", NO_EXPLANATION] as const;

function inPhase(match: FeedMatch, state: number, now: number): Partial<FeedMatch> {
  const begins = state >= 1 && state <= 5 && state !== match.state;
  return {
    state,
    ...(begins ? { periodStartedAt: wholeMinute(now) } : {}),
    ...(state === 2 ? { homeHalf: match.homeScore, awayHalf: match.awayScore } : {}),
  };
}

/** The changes of a play of this kind. Scores and cards stay between 0 and 99. */
function changeOf(kind: PlayKind, match: FeedMatch, now: number, random: SeededRandom): Partial<FeedMatch> {
  const home = random.chance(0.5);
  const less = (count: number): number => Math.max(0, count - 1);
  const { homeScore, awayScore, homeRed, awayRed, homeYellow, awayYellow } = match;
  switch (kind) {
    case "goal":
      return home ? { homeScore: homeScore + 1 } : { awayScore: awayScore + 1 };
    case "twoGoals":
      return home ? { homeScore: homeScore + 2 } : { awayScore: awayScore + 2 };
    case "bothScore":
      return { homeScore: homeScore + 1, awayScore: awayScore + 1 };
    case "cancel":
      return home ? { homeScore: less(homeScore) } : { awayScore: less(awayScore) };
    case "goalAndCancel":
      return home
        ? { homeScore: homeScore + 1, awayScore: less(awayScore) }
        : { homeScore: less(homeScore), awayScore: awayScore + 1 };
    case "red":
      return home ? { homeRed: homeRed + 1 } : { awayRed: awayRed + 1 };
    case "yellow":
      return home ? { homeYellow: homeYellow + 1 } : { awayYellow: awayYellow + 1 };
    case "cardTaken":
      return home ? { homeYellow: less(homeYellow) } : { awayRed: less(awayRed) };
    case "lineup":
      return { lineup: !match.lineup };
    case "nextPhase":
      return inPhase(match, NEXT[match.state] ?? 0, now);
    case "anyPhase":
      return inPhase(match, random.pick(ANY), now);
    case "addedTime":
      return { addedTime: random.below(10) };
    default:
      return { explanation: random.pick(EXPLANATIONS) };
  }
}

/** Applies one play to one match on the server; returns the stream's record of it. */
export function play(
  server: FeedServer,
  random: SeededRandom,
  now: number,
): { readonly kind: PlayKind; readonly record: FeedRecord; readonly change: Partial<FeedMatch> } {
  const matches = [...server.matches.values()];
  const match = matches[random.below(matches.length)];
  if (!match) throw new Error("the server has no match");
  const kind = random.weighted(WEIGHTS);
  const change = changeOf(kind, match, now, random);
  return { kind, change, record: server.change(match.id, change) };
}

/** Below 10, where a price has two decimals. */
const price = (random: SeededRandom): number =>
  random.chance(0.15) ? random.pick(WITHDRAWN) : (101 + random.below(890)) / 100;

/** docs/product.md#withdrawn-prices: what feeds send for a price that is not offered. */
const WITHDRAWN = [0, 0.01, 1, 1.005] as const;

/** Changes a provider's prices of one match. */
export function movePrices(server: FeedServer, random: SeededRandom): void {
  const ids = [...server.matches.keys()];
  const id = ids[random.below(ids.length)] ?? 0;
  server.setPrice(random.pick(PROVIDERS), id, [price(random), price(random), price(random)]);
}
