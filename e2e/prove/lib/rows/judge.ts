// Compares the tabs' rows and events with the oracles, and describes each difference.
import type { Row } from "#domain/board/rowCode.ts";
import type { EventLineView } from "#workers/live/contract.ts";
import { type ExpectedEvent, expectedEvents } from "./eventsOracle.ts";
import { rowFaults } from "./rowsOracle.ts";
import { FOLLOWED_MATCH, FOLLOWED_TEAM, type Scene, TODAY } from "./scene.ts";
import type { WatchedTab } from "./watchedTab.ts";

/**
 * docs/product.md#log-of-events, docs/product.md#which-events-pop-up: the log contains every event of
 * followed matches, and these types of all others.
 */
const TOLD_OF_ALL: ReadonlySet<string> = new Set(["goal", "goalCancelled", "redCard", "end"]);

function isFollowed(scene: Scene, matchId: number): boolean {
  return matchId === FOLLOWED_MATCH || scene.server.matches.get(matchId)?.homeId === FOLLOWED_TEAM;
}

function idsShown(scene: Scene, tab: WatchedTab): readonly number[] {
  const { page, date, matchIds } = tab.view;
  if (page === "other") return [];
  if (page === "matches") return matchIds;
  if (page === "live") return scene.server.idsOf("live");
  const ids = scene.server.idsOf(date ?? TODAY);
  return page === "favorites" ? ids.filter((id) => isFollowed(scene, id)) : ids;
}

/** Errors in a tab's rows; empty if they equal the server's state. */
export function judgeRows(scene: Scene, tab: WatchedTab): readonly string[] {
  const expected = [...idsShown(scene, tab)].sort((a, b) => a - b);
  const isList = tab.view.page !== "matches" && tab.view.page !== "other";
  const listed = [...tab.listed].sort((a, b) => a - b);
  const faults: string[] = [];
  if (isList && listed.join() !== expected.join()) {
    faults.push(`${tab.name} (${tab.view.page}) lists ${listed.join()} and should list ${expected.join()}`);
  }
  for (const id of expected) {
    const row: Row | undefined = tab.rows.get(id);
    const match = scene.server.matches.get(id);
    if (!match) continue;
    const prices = scene.server.price(tab.provider, id);
    const differs = row
      ? rowFaults({ ...row }, match, prices, scene.machine.serverNow())
      : ["there is no row"];
    faults.push(...differs.map((what) => `${tab.name} (${tab.view.page}), match ${id}: ${what}`));
  }
  return faults;
}

function words({
  type,
  matchId,
  side,
  home,
  away,
}: Pick<ExpectedEvent, "matchId" | "side" | "home" | "away"> & { readonly type: string }): string {
  return `${type} ${matchId} ${side} ${home}-${away}`;
}

function wordsOf({ event }: EventLineView): string {
  const { type, matchId, side, values } = event;
  return words({ type, matchId, side, home: values.home, away: values.away });
}

/** Deliveries, expected and announced events of a match, one line each, to analyse a seed. */
export function trace(scene: Scene, matchId: number): readonly string[] {
  const second = (at: number): string => `${((at - scene.startAt) / 1000).toFixed(1)} s`;
  const delivered = scene.network.delivered.flatMap((each, index) => {
    const asked = each.deliveredBefore === undefined ? "socket" : `asked after ${each.deliveredBefore}`;
    const what =
      each.kind === "record"
        ? each.text
        : each.matches
            .filter(({ id }) => id === matchId)
            .map((match) => JSON.stringify(match))
            .join();
    if (each.kind === "record" && each.fields.id !== matchId) return [];
    return [`delivery ${index + 1} at ${second(each.at)}, ${asked}: ${each.kind} ${what}`];
  });
  const expected = expectedEvents(scene.network.delivered).flatMap((event) => {
    if (event.matchId !== matchId) return [];
    return [
      `expected at ${second(event.at)}, delivery ${scene.network.delivered.indexOf(event.from) + 1}: ${words(event)}`,
    ];
  });
  const announced = [...scene.announced.values()].flatMap(({ view }) =>
    view.event.matchId === matchId ? [`announced at ${second(view.event.at)}: ${wordsOf(view)}`] : [],
  );
  return [...delivered, ...expected, ...announced];
}

/** Announced events that are superfluous, missing or out of order. */
export function judgeEvents(scene: Scene): readonly string[] {
  const expected = expectedEvents(scene.network.delivered).filter(
    ({ type, matchId }) => isFollowed(scene, matchId) || TOLD_OF_ALL.has(type),
  );
  const announced = [...scene.announced.values()].map(({ view }) => view);
  const faults: string[] = [];
  let at = 0;
  for (const event of expected) {
    const next = announced[at];
    const isNext = next !== undefined && wordsOf(next) === words(event);
    if (isNext) at += 1;
    else if (!event.optional) {
      const found = next === undefined ? "nothing" : wordsOf(next);
      faults.push(`event ${at + 1} is ${found} and should be ${words(event)}`);
      return faults;
    }
  }
  if (at < announced.length) {
    const more = announced.slice(at).map(wordsOf);
    faults.push(`announced without a cause: ${more.join(", ")}`);
  }
  return faults;
}

/** docs/product.md#which-events-pop-up: the event types with a switch may pop up. */
const MAY_POP: ReadonlySet<string> = new Set([
  "goal",
  "goalCancelled",
  "redCard",
  "yellowCard",
  "kickOff",
  "end",
]);

interface Popped {
  readonly tab: WatchedTab;
  readonly at: number;
  readonly event: EventLineView["event"];
}

/** True if a later event cancelled this goal: the score of its side no longer reaches it. */
function wasTakenBack(
  { side, matchId, type, values }: EventLineView["event"],
  later: readonly EventLineView["event"][],
): boolean {
  if (type !== "goal" || side === "none") return false;
  return later.some((each) => {
    return (
      each.type === "goalCancelled" &&
      each.matchId === matchId &&
      each.side === side &&
      each.values[side] < values[side]
    );
  });
}

/** True for a goal that was told and that this cancelled goal takes back. */
function isTaken(
  goal: EventLineView["event"],
  event: EventLineView["event"],
  told: ReadonlySet<string>,
): boolean {
  return told.has(goal.id) && wasTakenBack(goal, [event]);
}

/** An event may appear in another tab after the first was left; otherwise it appears once. */
function judgeRepeats(popups: readonly Popped[]): readonly string[] {
  return popups.slice(1).flatMap(({ event, at }, index) => {
    const before = popups[index];
    const wasLeft = before?.tab.leftAt.some((leftAt) => leftAt >= before.at && leftAt <= at) === true;
    return wasLeft ? [] : [`${event.id} pops up twice`];
  });
}

/** Popups without a reason, repeated ones, and those of cancelled goals that remain. */
export function judgePopups(scene: Scene): readonly string[] {
  const announced = [...scene.announced.values()].map(({ view }) => view.event);
  const byId = new Map<string, Popped[]>();
  const faults: string[] = [];
  for (const tab of scene.allTabs) {
    for (const { at, what } of tab.popped) {
      byId.set(what.event.id, [...(byId.get(what.event.id) ?? []), { tab, at, event: what.event }]);
    }
    for (const { what } of tab.withdrawn) {
      if (!announced.some(({ id }) => id === what)) faults.push(`${what} is withdrawn and in no log`);
    }
    faults.push(...tab.faults.map((fault) => `${tab.name}: ${fault}`));
  }
  for (const [id, popups] of byId) {
    const sorted = popups.sort((a, b) => a.at - b.at);
    const last = sorted.at(-1);
    if (last === undefined) continue;
    faults.push(...judgeRepeats(sorted));
    const place = announced.findIndex((event) => event.id === id);
    if (place === -1) faults.push(`${id} pops up and is in no log`);
    if (!MAY_POP.has(last.event.type)) faults.push(`${id} pops up`);
    if (!isFollowed(scene, last.event.matchId)) faults.push(`${id} pops up and nobody follows it`);
    const isGone = last.tab.withdrawn.some(({ what }) => what === id);
    const stillThere = scene.tabs.includes(last.tab) && !last.tab.leftAt.some((leftAt) => leftAt >= last.at);
    if (stillThere && !isGone && wasTakenBack(last.event, announced.slice(place + 1))) {
      faults.push(`${id} was withdrawn and its popup is still in ${last.tab.name}`);
    }
  }
  return faults;
}

/**
 * In ms: a tab that just opened gets old log entries with new ones, and the first list of the only tab raises no
 * popups.
 */
const SETTLED_BEFORE_MS = 60_000;
/** In ms: a digest waits until the missed events are complete. */
const TOLD_WITHIN_MS = 15_000;

/** Events that should have appeared, alone or in a digest, while a tab was visible, and did not. */
export function judgeSilence(scene: Scene): readonly string[] {
  const told = new Set(scene.allTabs.flatMap(({ popped }) => popped.map(({ what }) => what.event.id)));
  const changes = scene.allTabs.flatMap(({ cameAt, leftAt }) => [...cameAt, ...leftAt]);
  const announced = [...scene.announced.values()];
  const end = scene.machine.running();
  return announced.flatMap(({ view: { event }, at }, place) => {
    if (told.has(event.id) || !MAY_POP.has(event.type) || !isFollowed(scene, event.matchId)) return [];
    // Where the goal never popped up, its cancelling need not pop up either.
    if (event.type === "goalCancelled" && !announced.some(({ view }) => isTaken(view.event, event, told)))
      return [];
    const restless = changes.some((each) => each > at - SETTLED_BEFORE_MS && each < at + TOLD_WITHIN_MS);
    const later = announced.slice(place + 1).map(({ view }) => view.event);
    if (restless || at + TOLD_WITHIN_MS > end || wasTakenBack(event, later)) return [];
    return [`${event.id} never popped up`];
  });
}
