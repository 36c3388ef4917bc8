// Builds the next message to a tab: only what its screen shows, and of that only what differs from what it has.
import { type Row, writeRow } from "#domain/board/rowCode.ts";
import type { ListOrdering } from "#domain/board/view.ts";
import type { FavoriteLists } from "#domain/favorites.ts";
import { hasScore } from "#domain/match/phase.ts";
import { gameMinute } from "#domain/match/gameMinute.ts";
import type { Match } from "#domain/match/match.ts";
import type { Connection, LeagueHeading, ListInfo, MatchFacts, TabUpdate } from "../contract.ts";
import { sameConnection } from "../feed/connection.ts";
import { deriveFacts, deriveRow, sameFacts } from "./deriveRow.ts";
import type { DerivedList, ListSources } from "./deriveList.ts";
import type { Changes } from "./dirtyState.ts";
import type { LogEntry, LogLines } from "./eventLog.ts";
import type { OddsBook } from "../matches/oddsBook.ts";
import type { PriceText } from "./priceTexts.ts";
import type { Highlights } from "./highlights.ts";
import type { Tab } from "./tab.ts";

/** What messages are made of. */
export interface UpdateSources extends ListSources {
  readonly odds: Pick<OddsBook, "price">;
  readonly log: LogLines;
  /** The event as tabs may see it. */
  seen(entry: LogEntry): LogEntry;
  serverNow(): number;
  /** Server time less the time of the machine's clock, ms; undefined while no answer has told it. */
  clockDifference(): number | undefined;
  readonly priceText: PriceText;
  readonly highlights: Pick<Highlights, "of">;
  favoriteLists(): FavoriteLists;
  /** How the data of this tab arrives, and how old it is. */
  connection(tab: Tab): Connection;
  /** The list of the tab, with its status and days. */
  list(tab: Tab): { readonly info: Omit<ListInfo, "counts" | "hot">; readonly derived: DerivedList };
}

/** More than a screen of rows. */
const FIRST_ROWS = 30;

type Draft = { -readonly [Key in keyof TabUpdate]: TabUpdate[Key] };

function addRows(tab: Tab, matches: readonly Match[], sources: UpdateSources, draft: Draft): void {
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
      changed: sources.highlights.of(match.id),
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

/** Small derived values are compared as text, because each derivation makes new objects. */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function sameOrdering(a: ListOrdering | undefined, b: ListOrdering): boolean {
  if (!a || a.items.length !== b.items.length) return false;
  for (let index = 0; index < a.items.length; index += 1) if (a.items[index] !== b.items[index]) return false;
  return same(a.headings, b.headings) && same(a.noted, b.noted);
}

/** Adds the list, and `rows` that a list just asked for brings along. */
function addList(tab: Tab, sources: UpdateSources, draft: Draft, rows: Set<number>): void {
  const { sent } = tab;
  const { info, derived } = sources.list(tab);
  const list: ListInfo = { ...info, counts: derived.counts, hot: derived.hot };
  const isNewList = sent.list?.version !== list.version || !sent.order || sent.order.items.length === 0;
  if (isNewList) watchFirstRows(tab, derived, rows);
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
 * Sends the first rows with a new list. Otherwise the page would receive the order, say what is on its screen and wait for
 * a second message. What it says then replaces this guess.
 */
function watchFirstRows(tab: Tab, { ordering, hot }: DerivedList, rows: Set<number>): void {
  const first = ordering.items.filter((item) => item > 0).slice(0, FIRST_ROWS);
  const guess = [...hot, ...first].filter((id) => !tab.watched.has(id));
  if (guess.length === 0) return;
  tab.watchAlso(guess);
  for (const id of guess) rows.add(id);
}

function addLog(tab: Tab, sources: UpdateSources, draft: Draft): void {
  const lines = sources.log.linesFor(tab, sources);
  if (lines.length > 0 || draft.snapshot) draft.log = lines;
}

function addConnection(tab: Tab, sources: UpdateSources, draft: Draft): void {
  const connection = sources.connection(tab);
  if (!sameConnection(tab.sent.connection, connection)) draft.connection = tab.sent.connection = connection;
}

/** Rounding and the way of a message move the difference by less, ms. */
const CLOCK_NOISE_MS = 1_000;

/** Whether the page of the tab has another difference of the clocks than the core. */
export function isClockOff({ sent }: Tab, difference: number | undefined): boolean {
  return difference !== undefined && Math.abs(difference - (sent.clockDifferenceMs ?? 0)) > CLOCK_NOISE_MS;
}

function addClock(tab: Tab, sources: UpdateSources, draft: Draft): void {
  const difference = sources.clockDifference();
  if (difference === undefined) return;
  // The page may have what another core has told it.
  if (tab.sent.clockDifferenceMs === undefined || isClockOff(tab, difference))
    draft.clockDifferenceMs = tab.sent.clockDifferenceMs = difference;
}

/** Adds the title of the tab's match page if it differs from the one its page has. */
function addTitle(tab: Tab, sources: UpdateSources, draft: Draft): void {
  const [matchId, ...others] = tab.view.matchIds;
  const match = matchId !== undefined && others.length === 0 ? sources.store.get(matchId) : undefined;
  if (!match) return;
  const { phase } = match;
  const minute = gameMinute(match, sources.serverNow());
  const score = hasScore(match) ? match.score : undefined;
  const title = { matchId: match.id, phase, minute, score };
  if (!same(tab.sent.title, title)) draft.title = tab.sent.title = title;
}

function addEvents({ popups, digest, withdrawn }: Changes, draft: Draft): void {
  if (popups.length > 0) draft.popups = popups;
  if (digest.length > 0) draft.digest = digest.toReversed();
  if (withdrawn.length > 0) draft.withdrawn = withdrawn;
}

/**
 * The only message to a hidden tab: the title of its match page (docs/product.md#hidden-tabs); undefined if
 * it does not differ.
 */
export function buildTitle(tab: Tab, sources: UpdateSources): TabUpdate | undefined {
  tab.dirty.takeTitle();
  const draft: Draft = { seq: tab.sent.seq + 1 };
  addTitle(tab, sources, draft);
  if (!draft.title) return undefined;
  tab.sent.seq += 1;
  return draft;
}

/** The next update of a visible tab; undefined if nothing differs from what its page has. */
export function buildUpdate(tab: Tab, sources: UpdateSources): TabUpdate | undefined {
  const due = tab.dirty.take();
  const { snapshot, sections, rows } = due;
  const draft: Draft = { seq: tab.sent.seq + 1 };
  if (snapshot) draft.snapshot = true;

  // The list comes before the rows: it decides which rows of a new list are sent along.
  if (snapshot || sections.has("list") || sections.has("rail")) addList(tab, sources, draft, rows);
  const matches: Match[] = [];
  for (const id of snapshot ? tab.watched : rows) {
    const match = tab.watched.has(id) ? sources.store.get(id) : undefined;
    if (match) matches.push(match);
  }
  addRows(tab, matches, sources, draft);
  if (snapshot || sections.has("connection")) addConnection(tab, sources, draft);
  if (snapshot || sections.has("favorites")) draft.favorites = sources.favoriteLists();
  if (snapshot || sections.has("log")) addLog(tab, sources, draft);
  addEvents(due, draft);
  if (due.signedOut !== undefined) draft.signedOut = due.signedOut;
  addTitle(tab, sources, draft);
  addClock(tab, sources, draft);
  if (due.outdated.length > 0) draft.outdated = due.outdated;
  if (due.posts.length > 0) draft.posts = due.posts;

  if (Object.keys(draft).length === 1) return undefined;
  tab.sent.seq += 1;
  return draft;
}
