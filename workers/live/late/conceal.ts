// Takes the score out of what tabs are sent, where the viewer hides scores of today.
// See docs/product.md#delay-and-hidden-scores.
import type { MatchEventType } from "#domain/match/matchEvent.ts";
import { HIDDEN_SCORE, ROW_CHANGES } from "#domain/board/rowCode.ts";
import { type Match, NO_CLOCK, NOT_TOLD } from "#domain/match/match.ts";
import { hidesScore, type Spoilers } from "#domain/spoilers.ts";
import { calendarDay, type ViewerZone } from "#domain/zones.ts";
import { ODDS_BITS } from "../matches/oddsBook.ts";
import type { LogEntry } from "../tabs/eventLog.ts";
import type { CoreSources } from "../tabs/updateSources.ts";

const HIDDEN = { home: HIDDEN_SCORE, away: HIDDEN_SCORE };
const UNTOLD = { home: NOT_TOLD, away: NOT_TOLD };
const NONE = { home: 0, away: 0 };
const NO_RANKS = { home: "", away: "" };
const TELLING_BITS = ROW_CHANGES.homeScore | ROW_CHANGES.awayScore | ROW_CHANGES.correction | ODDS_BITS;

/** The match without its score. Extra time and penalties tell of a draw, places in a live table of a result. */
function concealed(match: Match): Match {
  const isLonger = match.phase === "extraTime" || match.phase === "penalties";
  return {
    ...match,
    phase: isLonger ? "secondHalf" : match.phase,
    periodStartedAt: isLonger ? NO_CLOCK : match.periodStartedAt,
    score: HIDDEN,
    halfTimeScore: UNTOLD,
    ranks: NO_RANKS,
    explanation: undefined,
  };
}

/** True for a match whose score a viewer in this zone does not want to see. */
export function isConcealed(spoilers: Spoilers, match: Match, zone: ViewerZone, now: number): boolean {
  const dayOf = (at: number): string => calendarDay(at, zone.offsetAt(at));
  return hidesScore(spoilers, match, dayOf(now), dayOf);
}

/** The sources of a tab's message, without scores, prices and marks of goals of matches that `hides` names. */
export function concealSources(sources: CoreSources, hides: (match: Match) => boolean): CoreSources {
  const isHidden = (id: number): boolean => {
    const match = sources.store.get(id);
    return match !== undefined && hides(match);
  };
  return {
    ...sources,
    get favorites() {
      return sources.favorites;
    },
    store: {
      ...sources.store,
      get(id) {
        const match = sources.store.get(id);
        return match && hides(match) ? concealed(match) : match;
      },
    },
    odds: { price: (provider, id) => (isHidden(id) ? undefined : sources.odds.price(provider, id)) },
    highlights: {
      of: (id) => sources.highlights.of(id) & (isHidden(id) ? ~TELLING_BITS : -1),
    },
  };
}

const TELLS_NO_SCORE: ReadonlySet<MatchEventType> = new Set(["kickOff", "lineup", "kickOffSoon"]);

/** The event as one of which it is said that something happened, and not what. What precedes a score tells none. */
export function concealEntry(entry: LogEntry): LogEntry {
  const { event, match } = entry;
  if (TELLS_NO_SCORE.has(event.type)) return entry;
  return {
    ...entry,
    event: { ...event, type: "something", side: "none", values: UNTOLD },
    match: { ...match, score: UNTOLD, redCards: NONE, yellowCards: NONE },
  };
}
