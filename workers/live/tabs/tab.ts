// What the core knows of one tab: what its page shows, what it was sent, and what the next message must carry.
import { type ListOrdering, type View } from "#domain/board/view.ts";
import type { TabAlerts } from "#domain/alerts/tabAlerts.ts";
import type { CacheTag } from "#domain/calls/cacheTags.ts";
import type { PostsOnScreen } from "#domain/community/post.ts";
import type { MatchDisplaySettings } from "#domain/settings.ts";
import { automaticZoneOf, fixedZone, type ViewerZone } from "#domain/zones.ts";
import type { Clock } from "../base/clock.ts";
import type {
  Connection,
  LeagueHeading,
  ListInfo,
  MatchFacts,
  MatchTitle,
  RailUpdate,
  TabContext,
  TabHello,
  TabUpdate,
} from "../contract.ts";
import { createDirtyState, type DirtyState } from "./dirtyState.ts";
import { createPace, type Pace } from "./pace.ts";

export interface Tab {
  readonly id: string;
  readonly post: (update: TabUpdate) => void;
  readonly context: TabContext;
  /** The zone of `context`: where its days begin, and its hours. */
  readonly zone: ViewerZone;
  settings: MatchDisplaySettings;
  view: View;
  readonly visible: boolean;
  /** Local epoch ms of the last change of `visible`. */
  readonly visibleChangedAt: number;
  /** Match ids on the screen and just beyond it. */
  readonly watched: ReadonlySet<number>;
  /** Those of `watched` that are just beyond the screen. */
  readonly near: ReadonlySet<number>;
  /** The sign-in its page knows of; undefined for a visitor. */
  member: string | undefined;
  /** The number that its page gave its last wish for a like; undefined before any. */
  press: number | undefined;
  /** The posts it shows; undefined for none. */
  posts: PostsOnScreen | undefined;
  /** The alerts it wants and can give; undefined for none. */
  alerts: TabAlerts | undefined;
  /** Tags of the answers it has asked for. */
  readonly tags: Set<CacheTag>;
  /** Its page shows a list of an earlier core, which this one replaces. */
  readonly rejoins: boolean;
  readonly dirty: DirtyState;
  readonly pace: Pace;
  readonly sent: Sent;
  setContext(context: TabContext): void;
  /** Shows or hides the tab. A hidden one keeps only the title it was sent. */
  setVisible(visible: boolean): void;
  /** The page shows these matches now, and `near` just beyond its screen. Rows that are new here or wait become due. */
  watch(matchIds: readonly number[], near: readonly number[]): void;
  /** Watches these too, until the page says what it shows. */
  watchAlso(matchIds: readonly number[]): void;
  /** Forgets what the page was sent, so that the next message is a whole snapshot. */
  markAllDirty(): void;
  /** Local epoch ms from which its next message may go. */
  nextMessageAt(): number;
}

/** What the page has, so that nothing is sent twice. */
interface Sent {
  /** Number of the last message. */
  seq: number;
  readonly rows: Map<number, string>;
  readonly facts: Map<number, MatchFacts>;
  readonly leagues: Map<number, LeagueHeading>;
  order: ListOrdering | undefined;
  list: ListInfo | undefined;
  rail: RailUpdate | undefined;
  title: MatchTitle | undefined;
  clockDifferenceMs: number | undefined;
  connection: Connection | undefined;
  /** Number of the newest log entry sent. */
  log: number;
}

/** The zone that a tab's context names. */
function zoneOf({ automatic, offsetMinutes }: TabContext, clock: Clock): ViewerZone {
  if (automatic !== true) return fixedZone(offsetMinutes);
  return automaticZoneOf((epochMs) => clock.localOffset(epochMs), clock.now());
}

function nothingSent(): Sent {
  return {
    seq: 0,
    rows: new Map(),
    facts: new Map(),
    leagues: new Map(),
    order: undefined,
    list: undefined,
    rail: undefined,
    title: undefined,
    clockDifferenceMs: undefined,
    connection: undefined,
    log: 0,
  };
}

/**
 * A tab that has been sent nothing. `post` sends a message to its page. `visibleTabs` holds the tab while it is visible.
 */
export function createTab(
  id: string,
  hello: TabHello,
  clock: Clock,
  visibleTabs: Set<Tab>,
  post: (update: TabUpdate) => void,
): Tab {
  const { tags: shown = [] } = hello;
  const tab: { -readonly [Key in keyof Tab]: Tab[Key] } = {
    id,
    post,
    context: hello.context,
    zone: zoneOf(hello.context, clock),
    settings: hello.settings,
    view: hello.view,
    visible: hello.visible,
    visibleChangedAt: clock.now(),
    watched: new Set(),
    near: new Set(),
    member: hello.member,
    press: undefined,
    posts: hello.posts,
    alerts: hello.alerts,
    tags: new Set(shown),
    rejoins: hello.rejoins === true,
    dirty: createDirtyState(),
    pace: createPace(hello.lowPower === true),
    sent: nothingSent(),
    setContext(context) {
      tab.context = context;
      tab.zone = zoneOf(context, clock);
      tab.markAllDirty();
    },
    setVisible(visible) {
      tab.visible = visible;
      if (visible) visibleTabs.add(tab);
      else visibleTabs.delete(tab);
      tab.visibleChangedAt = clock.now();
      const { title } = tab.sent;
      tab.markAllDirty();
      if (!visible) tab.sent.title = title;
    },
    watch(matchIds, near) {
      const watched = new Set([...matchIds, ...near]);
      // A row that leaves the screen is not kept fresh there: it is sent whole when it comes back.
      for (const matchId of tab.watched) if (!watched.has(matchId)) tab.sent.rows.delete(matchId);
      // The screen has moved, and may go on: what waits beyond it comes before it is seen.
      tab.dirty.releaseNearRows();
      tab.dirty.markRows([...watched].filter((matchId) => !tab.watched.has(matchId)));
      tab.watched = watched;
      tab.near = new Set(near);
    },
    watchAlso(matchIds) {
      tab.watched = new Set([...tab.watched, ...matchIds]);
    },
    markAllDirty() {
      tab.dirty.markAll();
      tab.sent = { ...nothingSent(), seq: tab.sent.seq };
    },
    nextMessageAt: () => tab.pace.nextAt(tab.dirty.hasUrgentChanges(), tab.sent.list?.status === "ready"),
  };
  if (tab.visible) visibleTabs.add(tab);
  // What changed between two cores is not known.
  if (tab.rejoins) for (const tag of shown) tab.dirty.markOutdated(tag);
  return tab;
}
