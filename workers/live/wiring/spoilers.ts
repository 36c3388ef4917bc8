// Shows everything late: lists, records and answers wait in one line before the parts of the core take them.
// See docs/product.md#delay-and-hidden-scores.
import { NO_SPOILERS, parseSpoilers, type Spoilers } from "#domain/spoilers.ts";
import type { CurrentMember } from "../parts/pageCache.ts";
import { createDelayLine, type DelayLine } from "../late/delayLine.ts";
import { concealEntry, concealSources, isConcealed } from "../late/conceal.ts";
import { createLateLists } from "../late/lateLists.ts";
import { createLatePages } from "../late/latePages.ts";
import type { Late } from "../base/late.ts";
import type { ListRequest } from "../matches/lists.ts";
import { tagsOfMatch } from "#domain/calls/cacheTags.ts";
import { followMatches, type FollowMatchesDeps } from "./followMatches.ts";
import type { MemberAccount } from "../late/latePosts.ts";
import type { SpoilersPart } from "./spoilersLater.ts";
import type { CoreSources } from "../tabs/updateSources.ts";

export interface SpoilersDeps extends FollowMatchesDeps {
  readonly account: CurrentMember & MemberAccount;
  /** What the parts that take news read of the delay. */
  readonly late: Late;
}

/** Nothing is delayed or hidden until `set` is called. */
export function createSpoilers(deps: SpoilersDeps): SpoilersPart {
  const { clock, late, lists, publisher, serverClock, store, tabs } = deps;
  const line: DelayLine = createDelayLine(clock, () => late.ms);
  const lateNow = (): number => serverClock.now() - late.ms;
  const lateLists = createLateLists({ ...deps, line });
  let spoilers: Spoilers = NO_SPOILERS;

  /** A record has come: pages ask for what they show now, so that the answer is as late as the record. */
  function outdate(matchId: number): void {
    const match = store.get(matchId);
    if (match === undefined) return;
    const tags = tagsOfMatch(match);
    deps.pages()?.outdate(tags);
    clock.setTimeout(() => publisher.outdated(tags), deps.catchUp.waitMs());
  }

  /** The day that is shown may lack a match of the day before that is still played: the list of running ones has it. */
  function areMatchesKnown(): boolean {
    const [tab] = tabs.values();
    if (tab === undefined) return false;
    const live: ListRequest = { context: tab.context, scope: { kind: "live" } };
    return [...deps.audience.wanted(), live].every(
      (request) => lists.find(request)?.status === "ready" || lists.need(request).status === "ready",
    );
  }

  function begin(): void {
    late.hold = (run) => line.hold(run);
    late.take = (update, apply, forget) => {
      outdate(update.matchId);
      line.hold(() => {
        if (!lateLists.keeps(update) && !apply(update)) forget(update.matchId);
      });
      return true;
    };
    late.touch = (matchId) => line.hold(() => store.touch(matchId));
    late.answer = createLatePages({ ...deps, line, areMatchesKnown, since: clock.now() });
    followMatches({
      ...deps,
      serverClock: { now: lateNow },
      alerts: { ...deps.alerts, changed: lateLists.changed(deps.alerts.changed) },
      // Pages have asked already, when the record came.
      pages: () => undefined,
      publisher: { ...publisher, isAsked: () => false, outdated() {} },
      catchUp: { waitMs: () => 0 },
      lists: { ...lists, listen: lateLists.listen },
    });
  }

  /** What waits has been let out, in order. */
  function end(): void {
    late.hold = late.take = late.touch = late.answer = undefined;
    followMatches(deps);
  }

  function setDelay(ms: number): void {
    const before = late.ms;
    late.ms = ms;
    if (before === 0 && ms > 0) begin();
    line.review();
    if (before > 0 && ms === 0) end();
  }

  /** The sources, with the minute as late as the rest, and a mark for scores that are not shown yet. */
  function lateSources(sources: CoreSources): CoreSources {
    if (late.ms === 0) return sources;
    return {
      ...sources,
      get favorites() {
        return sources.favorites;
      },
      serverNow: () => sources.serverNow() - late.ms,
      store: { ...sources.store, get: (id) => lateLists.marked(sources.store.get(id)) },
    };
  }

  return {
    set(stored) {
      spoilers = parseSpoilers(stored);
      const ms = spoilers.delaySeconds * 1_000;
      if (ms !== late.ms) setDelay(ms);
      for (const tab of tabs.values()) {
        tab.markAllDirty();
        for (const id of tab.view.matchIds.slice(0, 1)) publisher.titleChanged(id);
        publisher.schedule(tab);
      }
    },
    seen(entry) {
      const [tab] = tabs.values();
      return tab !== undefined && isConcealed(spoilers, entry.match, tab.zone, serverClock.now())
        ? concealEntry(entry)
        : entry;
    },
    build(build, tab, sources) {
      const shown = lateSources(sources);
      if (!spoilers.hideScores) return build(tab, shown);
      const now = serverClock.now();
      return build(
        tab,
        concealSources(shown, (match) => isConcealed(spoilers, match, tab.zone, now)),
      );
    },
  };
}
