// Watches the matches that rules are about, and fires each rule once a match; remembers that over cores and visits.
// See docs/product.md#rules-of-alerts.
import { type AlertRule, isAbout } from "#domain/alerts/alertRules.ts";
import {
  firesBetween,
  hasMoved,
  isSameLook,
  lookAt,
  ODDS_WITHIN_MS,
  type PriceLook,
  sideOf,
} from "#domain/alerts/ruleFiring.ts";
import { type Match, NOT_TOLD, type Side } from "#domain/match/match.ts";
import { isLive } from "#domain/match/phase.ts";
import type { OddsProviderId } from "#domain/settings.ts";
import type { Late } from "../base/late.ts";
import type { Clock } from "../base/clock.ts";
import { ODDS_POLL_MS } from "../base/limits.ts";
import type { MatchStore } from "../matches/matchStore.ts";
import type { OddsBook } from "../matches/oddsBook.ts";
import type { UpdateSources } from "../tabs/buildUpdate.ts";
import type { RuleMemory } from "./ruleMemory.ts";

export interface RuleWatch {
  /** These rules hold from now on, with the prices of this provider. */
  use(rules: readonly AlertRule[], provider: OddsProviderId | undefined): void;
  /** The match has changed. */
  changed(match: Match): void;
  /** Looks at the time and at prices. Call it every second. */
  review(): void;
  /** The last tab has gone: what is known now is no news for the next. */
  rest(): void;
  /** True while a rule may fire for a match that is not in the store. */
  mayFire(): boolean;
}

export interface RuleWatchOptions {
  readonly clock: Pick<Clock, "now">;
  readonly store: Pick<MatchStore, "matches">;
  readonly sources: Pick<UpdateSources, "favorites" | "serverNow">;
  readonly odds: Pick<OddsBook, "heardAt" | "price" | "poll">;
  readonly late: Pick<Late, "ms">;
  readonly memory: RuleMemory;
  /** True where visible tabs have the prices of this provider polled. */
  isPolled(provider: OddsProviderId): boolean;
  /** True where what is learnt now was so before the page was opened. */
  isOpening(): boolean;
  onFire(rule: AlertRule, match: Match, side: Side | "none"): void;
}

/** True for a match in play of which a delay shows no state yet: what it will say has not happened then. */
const isVeiled = ({ phase, score, redCards }: Match): boolean =>
  isLive(phase) && score.home === NOT_TOLD && redCards.home === NOT_TOLD;

/** No rules hold. */
export function createRuleWatch(options: RuleWatchOptions): RuleWatch {
  const { clock, store, sources, odds, late, memory, onFire } = options;
  let rules: readonly AlertRule[] = [];
  let provider: OddsProviderId | undefined;
  /** The rules about each match of the store, for these favourites; made again when one of them changes. */
  let about = new Map<number, readonly AlertRule[]>();
  let aboutFor: readonly unknown[] = [];
  const prices = new Map<number, PriceLook[]>();
  let polledAt = -Infinity;
  /** Local epoch ms of the last rest, until prices are known of later. */
  let restedAt: number | undefined;
  /** Local epoch ms from which these are shown. */
  let pricedFrom: number | undefined;

  function rulesAbout(match: Match): readonly AlertRule[] {
    const { favorites } = sources;
    if (aboutFor[0] !== rules || aboutFor[1] !== favorites) {
      about = new Map();
      aboutFor = [rules, favorites];
    }
    let known = about.get(match.id);
    if (known === undefined) {
      known = rules.filter((rule) => isAbout(rule, match, favorites));
      about.set(match.id, known);
    }
    return known;
  }

  /** False for a rule about the one match for which it has fired, and about favourites where there are none. */
  function isOpen({ id, scope }: AlertRule): boolean {
    if (scope.kind === "match") return !memory.hasFired(id, scope.id);
    const { match, team, league } = sources.favorites;
    return scope.kind !== "favorites" || match.size + team.size + league.size > 0;
  }

  function fire(rule: AlertRule, match: Match, side: Side | "none"): void {
    if (memory.fire(rule.id, match.id, sources.serverNow())) onFire(rule, match, side);
  }

  function look(match: Match): void {
    const own = rulesAbout(match);
    if (own.length === 0 || isVeiled(match)) return;
    const at = sources.serverNow();
    const now = lookAt(match, at, at - late.ms);
    const before = memory.look(match.id);
    memory.saw(match.id, now, before === undefined || !isSameLook(before, now));
    // What was so when the match was first seen, or the page was opened, has not happened since.
    if (before === undefined || options.isOpening()) return;
    for (const rule of own) if (firesBetween(rule, before, now)) fire(rule, match, sideOf(rule, before, now));
  }

  function lookAtPrices(match: Match, own: readonly AlertRule[]): void {
    const price = provider === undefined ? undefined : odds.price(provider, match.id);
    const at = sources.serverNow();
    const known = (prices.get(match.id) ?? []).filter((each) => each.at >= at - ODDS_WITHIN_MS);
    if (price !== undefined) {
      for (const rule of own) if (hasMoved(rule.amount, known, price)) fire(rule, match, "none");
      // The price held until it changed: its latest look is the one that ages.
      if (known.at(-1)?.odds === price) known.pop();
      known.push({ at, odds: price });
    }
    prices.set(match.id, known);
  }

  /** False while only those of the visit before are known. */
  function arePricesOfNow(): boolean {
    if (restedAt === undefined || provider === undefined) return true;
    if ((odds.heardAt(provider) ?? -Infinity) <= restedAt) return false;
    pricedFrom ??= clock.now() + late.ms;
    if (clock.now() < pricedFrom) return false;
    restedAt = pricedFrom = undefined;
    return true;
  }

  function comparePrices(): void {
    for (const match of store.matches.values()) {
      const own = rulesAbout(match).filter(({ kind }) => kind === "odds");
      if (own.length > 0) lookAtPrices(match, own);
    }
  }

  function reviewPrices(): void {
    const asked = rules.filter(({ kind }) => kind === "odds");
    if (asked.length === 0) return prices.clear();
    if (arePricesOfNow()) comparePrices();
    for (const id of prices.keys()) if (!store.matches.has(id)) prices.delete(id);
    // Prices are polled for visible tabs; a rule needs them also while none is in sight.
    const at = sources.serverNow();
    if (provider === undefined || options.isPolled(provider) || at - polledAt < ODDS_POLL_MS) return;
    polledAt = at;
    void odds.poll(new Set([provider]));
  }

  return {
    use(next, nextProvider) {
      if (nextProvider !== provider) prices.clear();
      provider = nextProvider;
      if (JSON.stringify(next) === JSON.stringify(rules)) return;
      rules = next;
      memory.keepRules(new Set(rules.map(({ id }) => id)));
    },
    changed(match) {
      if (rules.length > 0 && memory.isRead()) look(match);
    },
    review() {
      if (rules.length === 0 || !memory.isRead()) return;
      for (const match of store.matches.values()) look(match);
      reviewPrices();
      memory.keepMatches((id) => store.matches.has(id));
    },
    rest() {
      prices.clear();
      restedAt = clock.now();
      pricedFrom = undefined;
    },
    mayFire: () => memory.isRead() && rules.some(isOpen),
  };
}
