// Plays one seeded day on a core with tabs that hide, close, freeze and die with it, and counts what was told.
import type { Match } from "#domain/match/match.ts";
import { seededRandom } from "../../../support/seededRandom.ts";
import {
  anAlertsDay,
  changed,
  IDS,
  MINUTE,
  movedPrices,
  NOON,
  plain,
  quietEndOf,
  settingOf,
  START_PRICES,
} from "./alertsDay.ts";
import { expectedAlerts, type Happening } from "./alertsOracle.ts";
import { faultsOf, nothingHeard } from "./heardAlerts.ts";
import { createPlayedCore } from "./playedCore.ts";
import { createPlayedTabs, type PlayedTab } from "./playedTabs.ts";

const SECOND = 1_000;
/** The core learns of prices by a poll, and looks at them once a second, ms. */
const LEARNT_WITHIN = 12 * SECOND;
/** Prices are compared for ten minutes: none is moved near the end of that time. */
const COMPARED_FOR = 10 * MINUTE;
const NEAR = 30 * SECOND;

const TABS_MAX = 10;
/** How often each of these happens beside the others. */
const STEPS = {
  play: 12,
  hide: 3,
  hideAll: 2,
  show: 2,
  close: 1,
  open: 1,
  freeze: 1,
  doom: 2,
  die: 2,
  closeAll: 1,
  prices: 4,
} as const;

export interface AlertsCase {
  readonly faults: readonly string[];
  readonly happenings: number;
  readonly told: number;
  readonly held: number;
  readonly deaths: number;
  readonly visits: number;
  readonly lastedMs: number;
}

const isHealthy = ({ isFrozen, isDoomed }: PlayedTab): boolean => !isFrozen && !isDoomed;

/** `tabCount` tabs at first; the day ends after `steps` happenings and the quiet hours. */
export async function playAlertsCase(
  seed: number,
  { tabCount, steps }: { readonly tabCount: number; readonly steps: number },
): Promise<AlertsCase> {
  const random = seededRandom(seed);
  const day = anAlertsDay(random);
  const core = createPlayedCore(day, NOON + 4 * SECOND, random);
  const heard = nothingHeard();
  const tabs = createPlayedTabs(day, heard, core.present);
  const happenings: Happening[] = [];
  /** When prices moved, for `COMPARED_FOR` and longer. */
  let movedAt: number[] = [];
  let deaths = 0;
  let visits = 1;
  const delay = day.spoilers.delaySeconds * SECOND;

  const now = (): number => core.present().clock.now();

  async function pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 250) {
      await core.present().clock.advance(Math.min(250, left));
      // The server's heartbeat: news is complete.
      if (Math.floor(now() / 250) % 20 === 0) core.present().server.sockets.at(-1)?.say("ok");
      tabs.draw();
    }
  }

  /**
   * Waits, so that no happening, and nothing that is shown of it later, is near another or near a whole minute, at which
   * rules and quiet hours change, nor near one that is shown late.
   */
  async function passQuietly(ms: number): Promise<void> {
    await pass(ms);
    const into = now() % MINUTE;
    const from = 6 * SECOND + delay;
    const until = 46 * SECOND - 2 * delay;
    if (into < from) await pass(from - into);
    else if (into > until) await pass(MINUTE + from - into);
  }

  /** Does it, and says whether a tab is in sight, where that has changed. */
  function inSight(act: () => void): void {
    const before = tabs.anyVisible();
    act();
    const isVisible = tabs.anyVisible();
    if (isVisible !== before) happenings.push({ kind: "sight", at: now(), isVisible });
  }

  const show = (played: PlayedTab, isVisible: boolean): void => inSight(() => tabs.show(played, isVisible));

  /** A match that changes now; undefined where what was chosen cannot happen. */
  function aChange(): Match | undefined {
    const id = random.pick(IDS);
    const match = core.matches().find((each) => each.id === id);
    return match && changed(match, now(), random);
  }

  /** A core expects the start of a match from 2 min before its kick-off time on; its successor tells no earlier one. */
  function startsEarly({ id, phase, kickoffAt = NaN }: Match): boolean {
    const isWaiting = core.matches().some((each) => each.id === id && each.phase === "notStarted");
    return isWaiting && phase === "firstHalf" && kickoffAt - now() > 2 * MINUTE - LEARNT_WITHIN;
  }

  function tellOracle(match: Match): void {
    happenings.push({ kind: "match", at: now(), match: plain(match) });
  }

  /** A match changes, and is shown so after the delay. */
  async function play(): Promise<void> {
    const next = aChange();
    if (!next) return;
    core.setMatch(next, true);
    await pass(delay);
    tellOracle(next);
  }

  /** Prices of a match move, and the core learns of it. */
  async function movePrices(): Promise<void> {
    movedAt = movedAt.filter((at) => now() - at < 2 * COMPARED_FOR);
    if (movedAt.some((at) => Math.abs(now() - at - COMPARED_FOR) < NEAR)) return;
    const match = random.pick(IDS);
    const prices = movedPrices(core.prices().get(match) ?? START_PRICES, random);
    core.setPrices(match, prices);
    await pass(LEARNT_WITHIN + delay);
    movedAt.push(now());
    happenings.push({ kind: "prices", at: now(), match, prices });
  }

  /** The core dies with what it knows; all tabs join the next one. What happens in between is told by that one. */
  async function die(): Promise<void> {
    deaths += 1;
    happenings.push({ kind: "death", at: now() });
    const change = random.chance(0.7) ? aChange() : undefined;
    const next = change && startsEarly(change) ? undefined : change;
    if (next) core.setMatch(next, false);
    core.replace((1 + random.below(2)) * SECOND);
    tabs.rejoin();
    await pass(SECOND + delay);
    if (next) tellOracle(next);
    await pass(3 * SECOND);
  }

  /** The last tab closes, and another is opened, with the same core or a new one. What happens in between is no news. */
  async function closeAll(): Promise<void> {
    // What a long absence missed is told by a digest of its own.
    if (!tabs.anyVisible()) return;
    visits += 1;
    // All of it is within a minute.
    const into = now() % MINUTE;
    if (into > 20 * SECOND) await pass(MINUTE + 6 * SECOND + delay - into);
    happenings.push({ kind: "closed", at: now() });
    for (const each of tabs.all()) tabs.close(each);
    await pass((6 + random.below(6)) * SECOND);
    const next = random.chance(0.7) ? aChange() : undefined;
    if (next) {
      core.setMatch(next, false);
      tellOracle(next);
    }
    if (random.chance(0.3)) {
      const match = random.pick(IDS);
      const prices = movedPrices(core.prices().get(match) ?? START_PRICES, random);
      core.setPrices(match, prices);
      movedAt = [];
      happenings.push({ kind: "prices", at: now(), match, prices });
    }
    await pass((1 + random.below(6)) * SECOND);
    if (random.chance(0.5)) core.replace(0);
    tabs.open(true);
    await pass(LEARNT_WITHIN + delay);
    happenings.push({ kind: "opened", at: now() });
  }

  /** A hidden tab answers nothing from now on, or closes at its next order. */
  function fail(what: keyof typeof STEPS): void {
    const hidden = tabs.all().filter(({ isVisible }) => !isVisible);
    if (tabs.all().filter(isHealthy).length < 2 || hidden.length === 0) return;
    const chosen = random.pick(hidden);
    const frozen = tabs.all().filter(({ isFrozen }) => isFrozen);
    if (what === "freeze" && frozen.length < 2) chosen.isFrozen = true;
    if (what === "doom") chosen.isDoomed = true;
    // One tab must be able to tell.
    if (tabs.all().some(isHealthy)) return;
    chosen.isFrozen = false;
    chosen.isDoomed = false;
  }

  async function step(): Promise<void> {
    await passQuietly((6 + random.below(12)) * SECOND);
    const played = random.pick(tabs.all());
    const healthy = tabs.all().filter(isHealthy);
    const visible = tabs.all().filter(({ isVisible }) => isVisible);
    const what = random.weighted(STEPS);
    if (what === "play") await play();
    else if (what === "prices") await movePrices();
    else if (what === "die") await die();
    else if (what === "closeAll") await closeAll();
    else if (what === "hideAll") for (const each of visible) show(each, false);
    else if (what === "hide" && played.isVisible) show(played, false);
    else if (what === "show" && !played.isVisible) show(played, true);
    else if (what === "open" && tabs.all().length < TABS_MAX) inSight(() => tabs.open(random.chance(0.5)));
    else if (what === "close" && healthy.length > 1) inSight(() => tabs.close(random.pick(healthy)));
    // What cannot be done fails no tab, but takes the same random numbers.
    else fail(what);
  }

  for (let count = 0; count < tabCount; count += 1) tabs.open(true);
  await pass(2 * SECOND);
  for (const id of day.starred) await tabs.all()[0]?.tab.session.toggleFavorite("match", id, true);
  await pass(8 * SECOND + delay);
  const start = { at: now(), matches: core.matches().map(plain), prices: new Map(core.prices()) };
  for (let count = 0; count < steps; count += 1) await step();
  await passQuietly(8 * SECOND);
  for (const each of tabs.all()) if (!each.isVisible) show(each, true);
  await passQuietly(8 * SECOND);
  const quietEnd = quietEndOf(day) + 5 * SECOND;
  if (quietEnd > now()) await pass(quietEnd - now());
  await passQuietly(SECOND);
  const endAt = now();
  const expected = expectedAlerts(settingOf(day), start, happenings, endAt);
  for (const each of tabs.all()) tabs.close(each);
  return {
    faults: faultsOf(expected, heard),
    happenings: happenings.length,
    told: heard.sounds,
    held: [...expected.held.values()].reduce((sum, count) => sum + count, 0),
    deaths,
    visits,
    lastedMs: endAt - start.at,
  };
}
