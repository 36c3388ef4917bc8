// Follows matches and lists: what each change of them causes in the other parts of the core.
import { tagsOfMatch } from "#domain/calls/cacheTags.ts";
import type { Match, MatchList } from "#domain/match/match.ts";
import { isLive } from "#domain/match/phase.ts";
import type { CatchUp } from "../base/catchUp.ts";
import type { Clock, ServerClock } from "../base/clock.ts";
import type { Alerts } from "../alerts/alerts.ts";
import type { Audience } from "../tabs/audience.ts";
import type { ConnectionWatch } from "../feed/connection.ts";
import type { Feed } from "../feed/feed.ts";
import type { Lists, LoadedList, SentList } from "../matches/lists.ts";
import type { MatchStore, StoreChange } from "../matches/matchStore.ts";
import { movesInLists } from "../tabs/deriveList.ts";
import type { NameDirectory } from "../matches/nameDirectory.ts";
import type { OddsBook } from "../matches/oddsBook.ts";
import type { PageCache } from "../parts/pageCache.ts";
import type { Publisher } from "../tabs/publisher.ts";
import type { Tab } from "../tabs/tab.ts";
import { forgetUnused, takeList } from "../matches/takeList.ts";

export interface FollowMatchesDeps {
  readonly clock: Clock;
  readonly catchUp: Pick<CatchUp, "waitMs">;
  readonly tabs: ReadonlyMap<string, Tab>;
  readonly serverClock: Pick<ServerClock, "now">;
  readonly names: NameDirectory;
  readonly odds: OddsBook;
  readonly audience: Audience;
  readonly connection: ConnectionWatch;
  readonly publisher: Publisher;
  /** The cache of page answers; undefined while no page has asked for one. */
  pages(): Pick<PageCache, "holdsAny" | "outdate"> | undefined;
  readonly alerts: Pick<Alerts, "changed" | "listComes">;
  readonly feed: Pick<Feed, "forget" | "lacksName" | "listCame" | "listFailed">;
  readonly lists: Lists;
  readonly store: MatchStore;
}

/** False for a match without a name in the language of a list of running matches, which only another language brought. */
export function isNamed(
  match: Match | undefined,
  { audience, names }: Pick<FollowMatchesDeps, "audience" | "names">,
): boolean {
  const lives = audience.wanted().filter(({ scope }) => scope.kind === "live");
  return match !== undefined && lives.every((live) => names.knows(live.context.language, match.teamIds.home));
}

/** Follows the store and the lists in `parts` from now on. */
export function followMatches(deps: FollowMatchesDeps): void {
  const { audience, alerts, catchUp, clock, connection, feed, lists, pages, publisher, store } = deps;

  /** Answers about this match are out of date. */
  function outdate(match: Match): void {
    const waitMs = catchUp.waitMs();
    // Called with every change of every match; lists ask for nothing of the kind.
    if (waitMs === 0 && !publisher.isAsked() && pages()?.holdsAny() !== true) return;
    const tags = tagsOfMatch(match);
    pages()?.outdate(tags);
    // Pages ask again at once for what they show.
    if (waitMs === 0) publisher.outdated(tags);
    else clock.setTimeout(() => publisher.outdated(tags), waitMs);
  }

  function onChange(happened: StoreChange): void {
    const { before, after } = happened;
    publisher.rowChanged(after.id);
    publisher.titleChanged(after.id);
    if (before) outdate(after);
    const moves = movesInLists(before, after);
    if (moves) publisher.sectionChanged("list");
    if (moves && isLive(after.phase) && !isNamed(after, deps)) feed.lacksName(after.id);
    alerts.changed(happened, deps.serverClock.now());
  }

  function onList(list: MatchList, loaded: LoadedList, sent: SentList): void {
    const { context, scope } = loaded.request;
    connection.answered();
    // Before the list is taken: it raises events, and the alerts must know whether they follow an absence.
    alerts.listComes(sent.reload ? lists.dataAt([loaded.request], connection.newsAt()) : undefined);
    const renamed = takeList(list, loaded, sent, deps);
    feed.listCame(sent.at, scope.kind === "day");
    for (const tab of deps.tabs.values()) {
      if (renamed && tab.context.language === context.language) tab.markAllDirty();
      publisher.schedule(tab);
    }
    publisher.sectionChanged("list");
    forgetUnused(deps, audience.languages());
  }

  store.listen({ onChange, onRevived: () => publisher.sectionChanged("list") });
  lists.listen({
    onList,
    onFailed() {
      feed.listFailed();
      publisher.sectionChanged("list");
    },
  });
}
