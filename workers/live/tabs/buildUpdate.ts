// Puts together the one message a tab is owed: only what is on its screen, only what differs from what it has.
import { type Row, writeRow } from "#domain/board/rowCode.ts";
import type { ListOrdering } from "#domain/board/view.ts";
import { isFollowed } from "#domain/board/filterBoard.ts";
import type { FavoriteLists } from "#domain/favourites.ts";
import { gameMinute } from "#domain/match/gameMinute.ts";
import { isInLog } from "#domain/notificationRules.ts";
import type { Match } from "#domain/match/match.ts";
import type {
  Connection,
  EventLineView,
  EventView,
  LeagueHeading,
  ListInfo,
  MatchFacts,
  TabUpdate,
} from "../contract.ts";
import { sameConnection } from "../feed/connection.ts";
import { deriveFacts, deriveRow, sameFacts } from "./deriveRow.ts";
import type { DerivedList, ListContext } from "./deriveList.ts";
import type { EventLog, LogEntry } from "./eventLog.ts";
import { LOG_MAX } from "../base/limits.ts";
import type { OddsBook } from "../matches/oddsBook.ts";
import type { PriceText } from "./priceTexts.ts";
import { oweEverything, type Tab } from "./tab.ts";

export interface UpdateSources extends ListContext {
  readonly odds: OddsBook;
  readonly log: EventLog;
  serverNow(): number;
  readonly priceText: PriceText;
  highlightOf(matchId: number): number;
  favoriteLists(): FavoriteLists;
  /** How the data of this tab comes in, and how old it is. */
  connection(tab: Tab): Connection;
  /** The list as it stands for the tab, with its status and days. */
  listOf(tab: Tab): { readonly info: Omit<ListInfo, "counts" | "hot">; readonly derived: DerivedList };
}

/** More than a screen of rows. */
const FIRST_ROWS = 30;

type Draft = { -readonly [Key in keyof TabUpdate]: TabUpdate[Key] };

type Happening = Omit<LogEntry, "number">;

function viewLine({ event, match, late }: Happening, tab: Tab, sources: UpdateSources): EventLineView {
  const { language } = tab.context;
  const { home, away } = match.teamIds;
  return {
    event,
    league: sources.names.league(language, match.leagueId),
    names: { home: sources.names.team(language, home).name, away: sources.names.team(language, away).name },
    // Of two goals learnt at once each has its own score.
    score: event.type === "redCard" || event.type === "yellowCard" ? match.score : event.values,
    favorite: isFollowed(match, sources.favorites),
    ...(late ? { late } : {}),
  };
}

/** An event as a popup or the digest tells it, in the tab's language. */
export function viewEvent(happening: Happening, tab: Tab, sources: UpdateSources): EventView {
  const { match } = happening;
  const logo = (teamId: number): string => sources.names.team(tab.context.language, teamId).logo;
  return {
    ...viewLine(happening, tab, sources),
    logos: { home: logo(match.teamIds.home), away: logo(match.teamIds.away) },
    redCards: match.redCards,
    yellowCards: match.yellowCards,
  };
}

function rowsOf(tab: Tab, matches: readonly Match[], sources: UpdateSources, draft: Draft): void {
  const numbers: number[] = [];
  const prices: string[] = [];
  const facts: MatchFacts[] = [];
  const { sent } = tab;
  const serverNow = sources.serverNow();
  for (const match of matches) {
    const row: Row = deriveRow(match, tab, {
      serverNow,
      favorites: sources.favorites,
      league: sources.store.leagues.get(match.leagueId),
      odds: sources.odds.price(tab.settings.oddsProviderId, match.id),
      priceText: sources.priceText,
      changed: sources.highlightOf(match.id),
    });
    const ownNumbers: number[] = [];
    const ownPrices: string[] = [];
    writeRow(row, ownNumbers, ownPrices);
    const code = `${ownNumbers.join()}|${ownPrices.join()}`;
    if (sent.rows.get(match.id) !== code) {
      sent.rows.set(match.id, code);
      numbers.push(...ownNumbers);
      prices.push(...ownPrices);
    }
    const fact = deriveFacts(match, tab, sources.names);
    const known = sent.facts.get(match.id);
    if (!known || !sameFacts(known, fact)) {
      sent.facts.set(match.id, fact);
      facts.push(fact);
    }
  }
  if (numbers.length > 0) {
    draft.rows = numbers;
    draft.prices = prices;
  }
  if (facts.length > 0) draft.facts = facts;
}

/** Small derived values are compared as text: they are built anew each time. */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function sameOrdering(a: ListOrdering | undefined, b: ListOrdering): boolean {
  if (!a || a.items.length !== b.items.length) return false;
  for (let index = 0; index < a.items.length; index += 1) if (a.items[index] !== b.items[index]) return false;
  return same(a.headings, b.headings) && same(a.noted, b.noted);
}

function listOf(tab: Tab, sources: UpdateSources, draft: Draft): void {
  const { sent } = tab;
  const { info, derived } = sources.listOf(tab);
  const list: ListInfo = { ...info, counts: derived.counts, hot: derived.hot };
  const isNewList = sent.list?.version !== list.version || !sent.order || sent.order.items.length === 0;
  if (isNewList) watchFirstRows(tab, derived);
  if (!same(sent.list, list)) draft.list = sent.list = list;
  if (!sameOrdering(sent.order, derived.ordering)) draft.order = sent.order = derived.ordering;
  const leagues: LeagueHeading[] = [];
  for (const heading of derived.headings) {
    if (same(sent.leagues.get(heading.leagueId), heading)) continue;
    sent.leagues.set(heading.leagueId, heading);
    leagues.push(heading);
  }
  if (leagues.length > 0) draft.leagues = leagues;
  if (!same(sent.rail, derived.rail)) draft.rail = sent.rail = derived.rail;
}

/**
 * A list just asked for brings its first rows along: the tab would otherwise learn the order, say what is on its
 * screen, and wait for another message. What it says then takes the place of this guess.
 */
function watchFirstRows(tab: Tab, { ordering, hot }: DerivedList): void {
  const first = ordering.items.filter((item) => item > 0).slice(0, FIRST_ROWS);
  const guess = [...hot, ...first].filter((id) => !tab.watched.has(id));
  if (guess.length === 0) return;
  tab.watched = new Set([...tab.watched, ...guess]);
  for (const id of guess) tab.dirtyRows.add(id);
}

function logOf(tab: Tab, sources: UpdateSources, draft: Draft): void {
  const entries = sources.log
    .since(tab.sent.log)
    .filter(({ event, match }) => isInLog(event, isFollowed(match, sources.favorites), tab.settings))
    .slice(0, LOG_MAX);
  tab.sent.log = sources.log.newest();
  if (entries.length > 0 || draft.snapshot) draft.log = entries.map((entry) => viewLine(entry, tab, sources));
}

function connectionOf(tab: Tab, sources: UpdateSources, draft: Draft): void {
  const connection = sources.connection(tab);
  if (!sameConnection(tab.sent.connection, connection)) draft.connection = tab.sent.connection = connection;
}

/** The title of the tab's match page, where it differs from the one the tab has. */
function titleOf(tab: Tab, sources: UpdateSources, draft: Draft): void {
  tab.titleDue = false;
  const { page, matchId } = tab.view;
  const match = page === "match" && matchId !== undefined ? sources.store.get(matchId) : undefined;
  if (!match) return;
  const { score, phase } = match;
  const minute = gameMinute(match, sources.serverNow());
  const title = { matchId: match.id, phase, minute, home: score.home, away: score.away };
  if (!same(tab.sent.title, title)) draft.title = tab.sent.title = title;
}

/** All that reaches a hidden tab: the title of its match page (DESIGN §1); undefined when it stays as it is. */
export function buildTitle(tab: Tab, sources: UpdateSources): TabUpdate | undefined {
  const draft: Draft = { seq: tab.seq + 1 };
  titleOf(tab, sources, draft);
  if (!draft.title) return undefined;
  tab.seq += 1;
  return draft;
}

/** The next update of a visible tab; undefined when, looked at closely, nothing differs. */
export function buildUpdate(tab: Tab, sources: UpdateSources): TabUpdate | undefined {
  const snapshot = tab.owesSnapshot;
  if (snapshot) oweEverything(tab);
  const due = tab.dirtySections;
  const draft: Draft = { seq: tab.seq + 1 };
  if (snapshot) draft.snapshot = true;

  // The list comes first: rows are only of use once the tab knows where they stand.
  if (snapshot || due.has("list") || due.has("rail")) listOf(tab, sources, draft);
  const ids = snapshot ? tab.watched : new Set([...tab.dirtyRows, ...tab.dirtyNear]);
  const matches: Match[] = [];
  for (const id of ids) {
    const match = tab.watched.has(id) ? sources.store.get(id) : undefined;
    if (match) matches.push(match);
  }
  rowsOf(tab, matches, sources, draft);
  if (snapshot || due.has("connection")) connectionOf(tab, sources, draft);
  if (snapshot || due.has("favorites")) draft.favorites = sources.favoriteLists();
  if (snapshot || due.has("log")) logOf(tab, sources, draft);
  if (tab.popups.length > 0) draft.popups = tab.popups.splice(0);
  if (tab.digest.length > 0) draft.digest = tab.digest.splice(0).toReversed();
  if (tab.signedOut !== undefined) {
    draft.signedOut = tab.signedOut;
    tab.signedOut = undefined;
  }
  if (tab.withdrawn.length > 0) draft.withdrawn = tab.withdrawn.splice(0);

  titleOf(tab, sources, draft);
  if (tab.outdated.size > 0) draft.outdated = [...tab.outdated];
  tab.outdated.clear();

  tab.owesSnapshot = false;
  tab.dirtyRows.clear();
  tab.dirtyNear.clear();
  due.clear();
  if (Object.keys(draft).length === 1) return undefined;
  tab.seq += 1;
  return draft;
}
