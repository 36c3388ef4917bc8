// Plays one seeded day on a core with tabs that hide, close, freeze and die with it, and counts what was told.
import type { AlertRule, RuleKind, RuleScope } from "#domain/alerts/alertRules.ts";
import type { TabAlerts } from "#domain/alerts/tabAlerts.ts";
import type { Match } from "#domain/match/match.ts";
import type { MatchEvent } from "#domain/match/matchEvent.ts";
import { aMatch } from "#domain/testing/aMatch.ts";
import { type CoreUnderTest, createCoreUnderTest, type FakeTab } from "#workers/live/testing/aCore.ts";
import { type SeededRandom, seededRandom } from "../../../support/seededRandom.ts";
import {
  expectedAlerts,
  type Happening,
  type PlainMatch,
  type PlainPrices,
  type PlainRule,
  type Setting,
  type Told,
} from "./alertsOracle.ts";

const SECOND = 1_000;
const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 21, 12);
const IDS = [1001, 1002, 1003] as const;
const KINDS: readonly RuleKind[] = ["reminder", "lineups", "goal", "redCard", "halfTime", "level", "odds"];
const START_PRICES: PlainPrices = { home: 200, draw: 340, away: 400 };
/** A price goes to so many per cent of what it was. */
const MOVES = [75, 88, 90, 95, 105, 110, 112, 130] as const;
const HIGHEST_PRICE = 5_000;
/** The core learns of prices by a poll, and looks at them once a second, ms. */
const LEARNT_WITHIN = 12 * SECOND;
/** Prices are compared for ten minutes: none is moved near the end of that time. */
const COMPARED_FOR = 10 * MINUTE;
const NEAR = 30 * SECOND;

export interface AlertsCase {
  readonly faults: readonly string[];
  readonly happenings: number;
  readonly told: number;
  readonly held: number;
  readonly deaths: number;
  readonly lastedMs: number;
}

interface PlayedTab {
  readonly number: number;
  tab: FakeTab;
  isVisible: boolean;
  usedAt: number;
  /** Answers nothing. */
  isFrozen: boolean;
  /** Closes at its next order, before it has carried it out. */
  isDoomed: boolean;
  taken: number;
  done: string | undefined;
}

const plain = (match: Match): PlainMatch => ({
  id: match.id,
  league: match.leagueId,
  homeTeam: match.teamIds.home,
  awayTeam: match.teamIds.away,
  phase: match.phase,
  kickoffAt: match.kickoffAt ?? NaN,
  periodStartedAt: match.periodStartedAt ?? NaN,
  home: match.score.home,
  away: match.score.away,
  homeReds: match.redCards.home,
  awayReds: match.redCards.away,
  homeYellows: match.yellowCards.home,
  awayYellows: match.yellowCards.away,
  hasLineup: match.hasLineup === true,
});

function aStart(id: number, random: SeededRandom): Match {
  const teamIds = { home: id * 10, away: id * 10 + 1 };
  const base = aMatch({ id, teamIds, leagueId: id === 1003 ? 37 : 36 });
  const begun = (atLeast: number, most: number): number => NOON - (atLeast + random.below(most)) * MINUTE;
  switch (random.below(3)) {
    case 0: {
      const kickoffAt = NOON + (2 + random.below(5)) * MINUTE;
      return { ...base, kickoffAt, periodStartedAt: kickoffAt };
    }
    case 1:
      return { ...base, phase: "firstHalf", periodStartedAt: begun(20, 25) };
    default:
      return { ...base, phase: "secondHalf", periodStartedAt: begun(10, 35) };
  }
}

function aRule(number: number, random: SeededRandom): AlertRule {
  const kind = random.pick(KINDS);
  const id = random.pick(IDS);
  const scopes: readonly RuleScope[] = [
    { kind: "favorites" },
    { kind: "match", id, name: "match" },
    { kind: "team", id: id * 10 + random.below(2), name: "team" },
    { kind: "league", id: id === 1003 ? 37 : 36, name: "league" },
  ];
  const amount =
    kind === "reminder" ? 1 + random.below(4) : kind === "odds" ? 5 + random.below(20) : 1 + random.below(80);
  const hasNumber = kind === "reminder" || kind === "goal" || kind === "level" || kind === "odds";
  return { id: `rule ${number}`, kind, amount: hasNumber ? amount : 0, scope: random.pick(scopes) };
}

const plainRule = ({ id, kind, amount, scope }: AlertRule): PlainRule => ({
  id,
  kind,
  amount,
  about: scope.kind,
  aboutId: scope.kind === "favorites" ? 0 : scope.id,
});

/** One change of a match that can happen now; undefined where this kind cannot. */
function changed(match: Match, now: number, random: SeededRandom): Match | undefined {
  const side = random.chance(0.5) ? "home" : "away";
  const isPlayed = match.phase === "firstHalf" || match.phase === "secondHalf";
  const raised = (counts: Match["score"], by: 1 | -1): Match["score"] => ({
    ...counts,
    [side]: counts[side] + by,
  });
  switch (random.weighted({ goal: 6, cancel: 3, red: 2, yellow: 2, lineup: 1, phase: 3 })) {
    case "goal":
      return isPlayed ? { ...match, score: raised(match.score, 1) } : undefined;
    case "cancel":
      return isPlayed && match.score[side] > 0 ? { ...match, score: raised(match.score, -1) } : undefined;
    case "red":
      return isPlayed ? { ...match, redCards: raised(match.redCards, 1) } : undefined;
    case "yellow":
      return isPlayed ? { ...match, yellowCards: raised(match.yellowCards, 1) } : undefined;
    case "lineup":
      return match.hasLineup ? undefined : { ...match, hasLineup: true };
    default: {
      const periodStartedAt = Math.floor(now / MINUTE) * MINUTE;
      const begins = (phase: Match["phase"]): Match => ({ ...match, phase, periodStartedAt });
      if (match.phase === "notStarted") return begins("firstHalf");
      if (match.phase === "firstHalf") return { ...match, phase: "halfTime" };
      if (match.phase === "halfTime") return begins("secondHalf");
      return match.phase === "secondHalf" ? { ...match, phase: "fullTime" } : undefined;
    }
  }
}

/** The prices after one of them moved, went or came. */
function movedPrices(prices: PlainPrices, random: SeededRandom): PlainPrices {
  const outcome = random.pick(["home", "draw", "away"] as const);
  const before = prices[outcome];
  const moved = Math.round((before * random.pick(MOVES)) / 100);
  const isOffered = before === 0 || random.chance(0.9);
  const after = before === 0 ? START_PRICES[outcome] : Math.min(HIGHEST_PRICE, Math.max(110, moved));
  return { ...prices, [outcome]: isOffered ? after : 0 };
}

const keyOf = ({ type, matchId, values }: MatchEvent): string =>
  `${type} ${matchId} ${values.home}-${values.away}`;

const add = (told: Map<string, number>, key: string): void => void told.set(key, (told.get(key) ?? 0) + 1);

/** `tabCount` tabs at first; the day ends after `steps` happenings and the quiet hours. */
export async function playAlertsCase(
  seed: number,
  { tabCount, steps }: { readonly tabCount: number; readonly steps: number },
): Promise<AlertsCase> {
  const random = seededRandom(seed);
  const minuteOfNoon = 12 * 60;
  const from = minuteOfNoon + 1 + random.below(3);
  const quiet = random.chance(0.5) ? { from, to: from + 1 + random.below(3) } : undefined;
  const rules = Array.from({ length: random.below(7) }, (_, number) => aRule(number, random));
  const starred = IDS.filter(() => random.chance(0.5));
  const setting: Setting = { rules: rules.map(plainRule), quiet, starred };
  const matches = new Map(IDS.map((id) => [id as number, aStart(id, random)]));
  const prices = new Map(IDS.map((id) => [id as number, START_PRICES]));
  /** When prices moved, for `COMPARED_FOR` and longer. */
  let movedAt: number[] = [];
  const stored = new Map<string, unknown>();
  const popups = new Map<string, number>();
  const notices = new Map<string, number>();
  const digested = new Map<string, number>();
  let sounds = 0;
  let deaths = 0;
  let nextNumber = 0;
  let tabs: PlayedTab[] = [];
  let under: CoreUnderTest = aCore(NOON + 4 * SECOND);

  function aCore(startAt: number): CoreUnderTest {
    const core = createCoreUnderTest({ stored, clock: { startAt, random: random.next } });
    core.server.matches = [...matches.values()];
    offer(core);
    return core;
  }

  /** The server of this core has the present prices. */
  function offer({ server }: CoreUnderTest): void {
    const offered = [...prices].map(([id, each]) => {
      const odds = { home: each.home / 100, draw: each.draw / 100, away: each.away / 100 };
      server.odds.set(id, odds);
      return `${id}^${odds.home}^${odds.draw}^${odds.away}`;
    });
    server.oddsChanges = offered.join("!");
  }

  const alertsOf = ({ usedAt, done }: PlayedTab): TabAlerts => ({
    sounds: true,
    canSound: true,
    notifies: true,
    quiet,
    rules,
    usedAt,
    done,
  });

  /** Opens the tab on the present core. */
  function join(played: PlayedTab, rejoins: boolean): void {
    const { isVisible: visible } = played;
    played.tab = under.openTab({ visible, rejoins, watch: IDS, alerts: alertsOf(played) });
    played.taken = 0;
  }

  function openTab(isVisible: boolean): void {
    nextNumber += 1;
    const played: PlayedTab = {
      number: nextNumber,
      tab: undefined as unknown as FakeTab,
      isVisible,
      usedAt: isVisible ? under.clock.now() : 0,
      isFrozen: false,
      isDoomed: false,
      taken: 0,
      done: undefined,
    };
    join(played, false);
    tabs.push(played);
  }

  function close(played: PlayedTab): void {
    tabs = tabs.filter((each) => each !== played);
    played.tab.session.goodbye();
  }

  /** The page of the tab draws what it was sent, and carries out its orders. */
  function draw(played: PlayedTab): void {
    for (; played.taken < played.tab.updates.length; played.taken += 1) {
      const update = played.tab.updates[played.taken];
      for (const { event } of update?.popups ?? []) add(popups, keyOf(event));
      for (const { event } of update?.digest ?? []) add(digested, keyOf(event));
      for (const change of update?.posts ?? []) {
        if (change.kind !== "alert" || played.isFrozen) continue;
        if (played.isDoomed && tabs.length > 1) {
          close(played);
          return;
        }
        if ("sound" in change.order) sounds += 1;
        if ("notice" in change.order) add(notices, keyOf(change.order.notice.event));
        played.done = change.id;
        played.tab.session.setAlerts(alertsOf(played));
      }
    }
  }

  async function pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 250) {
      await under.clock.advance(Math.min(250, left));
      // The server's heartbeat: news is complete.
      if (Math.floor(under.clock.now() / 250) % 20 === 0) under.server.sockets.at(-1)?.say("ok");
      // A page that has closed draws nothing; an order may go from one to the next at once.
      for (let again = true; again;) {
        const before = tabs.length;
        for (const played of tabs) draw(played);
        again = tabs.length < before;
      }
    }
  }

  /** Waits, so that no happening is near another or near a whole minute, at which rules and quiet hours change. */
  async function passQuietly(ms: number): Promise<void> {
    await pass(ms);
    const second = (under.clock.now() % MINUTE) / SECOND;
    if (second < 6) await pass((6 - second) * SECOND);
    else if (second > 46) await pass((66 - second) * SECOND);
  }

  for (let count = 0; count < tabCount; count += 1) openTab(true);
  await pass(2 * SECOND);
  for (const id of starred) await tabs[0]?.tab.session.toggleFavorite("match", id, true);
  await pass(8 * SECOND);
  const start = { at: under.clock.now(), matches: [...matches.values()].map(plain), prices: new Map(prices) };
  const happenings: Happening[] = [];
  const anyVisible = (): boolean => tabs.some(({ isVisible }) => isVisible);

  /** Says whether a tab is in sight, where that has changed. */
  function noteSight(before: boolean): void {
    if (anyVisible() !== before)
      happenings.push({ kind: "sight", at: under.clock.now(), isVisible: anyVisible() });
  }

  function show(played: PlayedTab, isVisible: boolean): void {
    const before = anyVisible();
    played.isVisible = isVisible;
    if (isVisible) {
      played.usedAt = under.clock.now();
      played.isFrozen = false;
      played.isDoomed = false;
    }
    played.tab.session.setVisible(isVisible);
    played.tab.session.setAlerts(alertsOf(played));
    noteSight(before);
  }

  /** A match changes; between two cores nobody is told of it. */
  function play(isTold: boolean): void {
    const match = matches.get(random.pick(IDS));
    const now = under.clock.now();
    const next = match && changed(match, now, random);
    if (!next) return;
    // Between two cores only what both know of a running match.
    if (!isTold && (next.phase !== match.phase || next.hasLineup !== match.hasLineup)) return;
    if (!isTold && next.yellowCards !== match.yellowCards) return;
    matches.set(next.id, next);
    under.server.matches = [...matches.values()];
    if (isTold) under.server.socket().push(next);
    happenings.push({ kind: "match", at: now, match: plain(next) });
  }

  /** Prices of a match move, and the core learns of it. */
  async function movePrices(): Promise<void> {
    const now = under.clock.now();
    movedAt = movedAt.filter((at) => now - at < 2 * COMPARED_FOR);
    if (movedAt.some((at) => Math.abs(now - at - COMPARED_FOR) < NEAR)) return;
    const id = random.pick(IDS);
    prices.set(id, movedPrices(prices.get(id) ?? START_PRICES, random));
    offer(under);
    await pass(LEARNT_WITHIN);
    const at = under.clock.now();
    movedAt.push(at);
    happenings.push({ kind: "prices", at, match: id, prices: prices.get(id) ?? START_PRICES });
  }

  /** The core dies with what it knows; all tabs join the next one. */
  async function die(): Promise<void> {
    deaths += 1;
    happenings.push({ kind: "death", at: under.clock.now() });
    if (random.chance(0.5)) play(false);
    under = aCore(under.clock.now() + (1 + random.below(2)) * SECOND);
    for (const played of tabs) {
      played.isFrozen = false;
      join(played, true);
    }
    await pass(4 * SECOND);
  }

  for (let step = 0; step < steps; step += 1) {
    await passQuietly((6 + random.below(12)) * SECOND);
    const hidden = tabs.filter(({ isVisible }) => !isVisible);
    const healthy = tabs.filter(({ isFrozen, isDoomed }) => !isFrozen && !isDoomed);
    const frozen = tabs.filter(({ isFrozen }) => isFrozen);
    const played = random.pick(tabs);
    const what = random.weighted({
      play: 12,
      hide: 3,
      hideAll: 2,
      show: 2,
      close: 1,
      open: 1,
      freeze: 1,
      doom: 2,
      die: 2,
      prices: 4,
    });
    if (what === "play") play(true);
    else if (what === "prices") await movePrices();
    else if (what === "hide" && played.isVisible) show(played, false);
    else if (what === "hideAll")
      for (const each of tabs.filter(({ isVisible }) => isVisible)) show(each, false);
    else if (what === "show" && !played.isVisible) show(played, true);
    else if (what === "open" && tabs.length < 10) {
      const before = anyVisible();
      openTab(random.chance(0.5));
      noteSight(before);
    } else if (what === "close" && healthy.length > 1) {
      const before = anyVisible();
      close(random.pick(healthy));
      noteSight(before);
    } else if (what === "die") await die();
    else if (healthy.length > 1 && hidden.length > 0) {
      const chosen = random.pick(hidden);
      if (what === "freeze" && frozen.length < 2) chosen.isFrozen = true;
      if (what === "doom") chosen.isDoomed = true;
      // One tab must be able to tell.
      if (!tabs.some(({ isFrozen, isDoomed }) => !isFrozen && !isDoomed)) {
        chosen.isFrozen = false;
        chosen.isDoomed = false;
      }
    }
  }
  await passQuietly(8 * SECOND);
  for (const each of tabs) if (!each.isVisible) show(each, true);
  await passQuietly(8 * SECOND);
  const quietEnd = quiet ? NOON + (quiet.to - minuteOfNoon) * MINUTE + 5 * SECOND : 0;
  if (quietEnd > under.clock.now()) await pass(quietEnd - under.clock.now());
  await passQuietly(SECOND);
  const endAt = under.clock.now();
  const expected = expectedAlerts(setting, start, happenings, endAt);
  const faults = faultsOf(expected, { popups, notices, digested, sounds });
  tabs.forEach(close);
  return {
    faults,
    happenings: happenings.length,
    told: sounds,
    held: [...expected.held.values()].reduce((sum, count) => sum + count, 0),
    deaths,
    lastedMs: endAt - start.at,
  };
}

interface Heard {
  readonly popups: ReadonlyMap<string, number>;
  readonly notices: ReadonlyMap<string, number>;
  readonly digested: ReadonlyMap<string, number>;
  readonly sounds: number;
}

/** What differs from the oracle. */
export function faultsOf(expected: Told, heard: Heard): readonly string[] {
  const faults: string[] = [];
  const compare = (way: string, key: string, wanted: number, found: number): void => {
    if (wanted !== found) faults.push(`${way} of ${key}: ${found} instead of ${wanted}`);
  };
  const { popups, notices, digested, sounds } = heard;
  for (const key of new Set([...expected.popups.keys(), ...popups.keys()]))
    compare("popups", key, expected.popups.get(key) ?? 0, popups.get(key) ?? 0);
  for (const key of new Set([...expected.notices.keys(), ...notices.keys()]))
    compare("notifications", key, expected.notices.get(key) ?? 0, notices.get(key) ?? 0);
  for (const key of new Set([...expected.held.keys(), ...digested.keys()])) {
    const wanted = expected.held.get(key) ?? 0;
    const found = digested.get(key) ?? 0;
    // A long absence has a digest of its notifications.
    const most = wanted + (expected.notices.get(key) ?? 0);
    if (found < wanted || found > most) compare("digests", key, wanted, found);
  }
  if (expected.sounds !== sounds) faults.push(`${sounds} sounds instead of ${expected.sounds}`);
  return faults;
}
