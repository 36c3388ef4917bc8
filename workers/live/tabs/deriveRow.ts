// One match as one tab draws it: numbers, flags, price texts and facts, in its zone, language and odds format.
import { type FavoriteSets, isHot } from "#domain/board/filterBoard.ts";
import { type Row, ROW_FLAGS } from "#domain/board/rowCode.ts";
import { gameMinute } from "#domain/match/gameMinute.ts";
import type { League, Match, Odds } from "#domain/match/match.ts";
import { hasHalfTime, hasScore } from "#domain/match/phase.ts";
import { minutesOfDay } from "#domain/zones.ts";
import type { MatchFacts } from "../contract.ts";
import type { NameDirectory } from "../matches/nameDirectory.ts";
import type { PriceText } from "./priceTexts.ts";
import type { Tab } from "./tab.ts";

export interface RowContext {
  readonly serverNow: number;
  readonly favorites: FavoriteSets;
  readonly league: League | undefined;
  readonly odds: Odds | undefined;
  readonly priceText: PriceText;
  readonly changed: number;
}

function flagsOf(match: Match, tab: Tab, context: RowContext): number {
  const { favorites } = context;
  let flags = 0;
  if (match.hasLineup) flags |= ROW_FLAGS.lineup;
  if (match.neutralVenue) flags |= ROW_FLAGS.neutral;
  if (favorites.match.has(match.id)) flags |= ROW_FLAGS.favoriteMatch;
  if (favorites.team.has(match.teamIds.home)) flags |= ROW_FLAGS.favoriteHome;
  if (favorites.team.has(match.teamIds.away)) flags |= ROW_FLAGS.favoriteAway;
  if (favorites.league.has(match.leagueId)) flags |= ROW_FLAGS.favoriteLeague;
  if (isHot(context.league)) flags |= ROW_FLAGS.hot;
  if (hasScore(match)) flags |= ROW_FLAGS.scored;
  if (hasHalfTime(match)) flags |= ROW_FLAGS.halfTime;
  if (tab.view.hiddenMatchIds.includes(match.id)) flags |= ROW_FLAGS.hidden;
  return flags;
}

/**
 * The row of a match for a tab; what the viewer switched off (docs/product.md#match-display-settings) is left
 * out.
 */
export function deriveRow(match: Match, tab: Tab, context: RowContext): Row {
  const { settings } = tab;
  const price = (of: keyof Odds): string =>
    settings.odds && context.odds?.[of] ? context.priceText(context.odds[of], settings.oddsFormat) : "";
  const red = settings.redCardShow ? match.redCards : NO_CARDS;
  const yellow = settings.yellowCardShow ? match.yellowCards : NO_CARDS;
  return {
    matchId: match.id,
    phase: match.phase,
    minute: gameMinute(match, context.serverNow),
    kickoffMinutes:
      match.kickoffAt === undefined ? -1 : minutesOfDay(match.kickoffAt, tab.zone.offsetAt(match.kickoffAt)),
    homeScore: match.score.home,
    awayScore: match.score.away,
    homeHalfTime: match.halfTimeScore.home,
    awayHalfTime: match.halfTimeScore.away,
    homeRed: Math.max(0, red.home),
    awayRed: Math.max(0, red.away),
    homeYellow: Math.max(0, yellow.home),
    awayYellow: Math.max(0, yellow.away),
    addedTime: Math.max(0, match.addedTime),
    flags: flagsOf(match, tab, context),
    changed: context.changed,
    oddsHome: price("home"),
    oddsDraw: price("draw"),
    oddsAway: price("away"),
  };
}

const NO_CARDS = { home: 0, away: 0 } as const;
const NO_RANKS = { home: "", away: "" } as const;

/** Names, pictures and slow facts of a match for a tab. */
export function deriveFacts(match: Match, tab: Tab, names: NameDirectory): MatchFacts {
  const { language } = tab.context;
  const home = names.team(language, match.teamIds.home);
  const away = names.team(language, match.teamIds.away);
  return {
    matchId: match.id,
    leagueId: match.leagueId,
    teamIds: match.teamIds,
    names: { home: home.name, away: away.name },
    logos: { home: home.logo, away: away.logo },
    ranks: tab.settings.rankingShow ? match.ranks : NO_RANKS,
    neutralVenue: match.neutralVenue ?? false,
    explanation: match.explanation,
  };
}

/** True when nothing in the facts differs; an explanation that stays keeps its identity (docs/product.md#identity-of-data). */
export function sameFacts(a: MatchFacts, b: MatchFacts): boolean {
  return (
    a.teamIds === b.teamIds &&
    a.names.home === b.names.home &&
    a.names.away === b.names.away &&
    a.logos.home === b.logos.home &&
    a.logos.away === b.logos.away &&
    a.ranks.home === b.ranks.home &&
    a.ranks.away === b.ranks.away &&
    a.neutralVenue === b.neutralVenue &&
    a.explanation === b.explanation
  );
}
