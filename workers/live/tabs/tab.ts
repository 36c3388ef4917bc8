// What the core knows of one tab: what it wants, what it was sent, and what it is owed.
import { DEFAULT_VIEW, type ListOrdering, type View } from "#domain/board/view.ts";
import type { Topic } from "#domain/calls/topicOf.ts";
import type { MatchDisplaySettings } from "#domain/settings.ts";
import { automaticZoneOf, FIXED_ZONES, type ViewerZone } from "#domain/zones.ts";
import type { Clock } from "../base/clock.ts";
import type {
  Connection,
  EventView,
  LeagueHeading,
  ListInfo,
  MatchFacts,
  MatchTitle,
  RailUpdate,
  TabContext,
  TabHello,
  TabUpdate,
} from "../contract.ts";

/** The sections of an update that are told when they change. */
export type Section = "list" | "rail" | "connection" | "favorites" | "log";

export interface Tab {
  readonly id: string;
  readonly post: (update: TabUpdate) => void;
  context: TabContext;
  /** The zone of `context`: where its days begin, and its hours. */
  zone: ViewerZone;
  settings: MatchDisplaySettings;
  view: View;
  visible: boolean;
  lowPower: boolean;
  /** Local epoch ms of the last change of `visible`. */
  visibleChangedAt: number;
  watched: ReadonlySet<number>;
  /** Those of `watched` that stand just beyond the screen. */
  near: ReadonlySet<number>;
  seq: number;
  postedAt: number;
  /** Local epoch ms of the last message with log lines, and whether more wait for their turn. */
  logPostedAt: number;
  logWaits: boolean;
  /** Its page waits for what it is owed, having asked for it. */
  waits: boolean;
  /** Everything is owed, as one snapshot. */
  owesSnapshot: boolean;
  readonly dirtyRows: Set<number>;
  /** Rows beyond the screen that have changed: they press nobody. */
  readonly dirtyNear: Set<number>;
  readonly dirtySections: Set<Section>;
  readonly popups: EventView[];
  /** What it is to tell of an absence. */
  readonly digest: EventView[];
  readonly withdrawn: string[];
  /** The title of its match page may differ now; told to hidden tabs too. */
  titleDue: boolean;
  /** The sign-in its page knows of; undefined for a visitor. */
  member: string | undefined;
  /** The page must be told that this sign-in is over. */
  signedOut: string | undefined;
  /** Subjects it has asked pages about. */
  readonly topics: Set<Topic>;
  readonly outdated: Set<Topic>;
  readonly sent: Sent;
}

/** What the tab has, so that nothing is sent twice. */
interface Sent {
  readonly rows: Map<number, string>;
  readonly facts: Map<number, MatchFacts>;
  readonly leagues: Map<number, LeagueHeading>;
  order: ListOrdering | undefined;
  list: ListInfo | undefined;
  rail: RailUpdate | undefined;
  title: MatchTitle | undefined;
  connection: Connection | undefined;
  /** Number of the newest log entry sent. */
  log: number;
}

/** The zone a tab's context names. */
export function zoneOf({ automatic, offsetMinutes }: TabContext, clock: Clock): ViewerZone {
  const fixed = automatic === true ? undefined : FIXED_ZONES.get(offsetMinutes);
  return fixed ?? automaticZoneOf((epochMs) => clock.localOffset(epochMs), clock.now());
}

/** A tab that has been sent nothing. */
export function createTab(id: string, hello: TabHello, clock: Clock, post: (update: TabUpdate) => void): Tab {
  return {
    id,
    post,
    context: hello.context,
    zone: zoneOf(hello.context, clock),
    settings: hello.settings,
    view: { ...DEFAULT_VIEW, ...hello.view },
    visible: hello.visible,
    lowPower: hello.lowPower === true,
    visibleChangedAt: clock.now(),
    watched: new Set(),
    near: new Set(),
    seq: 0,
    postedAt: -Infinity,
    logPostedAt: -Infinity,
    logWaits: false,
    waits: false,
    owesSnapshot: true,
    dirtyRows: new Set(),
    dirtyNear: new Set(),
    dirtySections: new Set(),
    popups: [],
    digest: [],
    withdrawn: [],
    titleDue: false,
    member: hello.member,
    signedOut: undefined,
    topics: new Set(),
    outdated: new Set(),
    sent: {
      rows: new Map(),
      facts: new Map(),
      leagues: new Map(),
      order: undefined,
      list: undefined,
      rail: undefined,
      title: undefined,
      connection: undefined,
      log: 0,
    },
  };
}

/**
 * Forgets what the tab was sent, so that the next update is whole. Which answers are out of date stands in no snapshot:
 * that is still owed.
 */
export function oweEverything(tab: Tab): void {
  tab.owesSnapshot = true;
  tab.dirtyRows.clear();
  tab.dirtyNear.clear();
  tab.dirtySections.clear();
  tab.sent.rows.clear();
  tab.sent.facts.clear();
  tab.sent.leagues.clear();
  tab.sent.order = undefined;
  tab.sent.list = undefined;
  tab.sent.rail = undefined;
  tab.sent.title = undefined;
  tab.sent.connection = undefined;
  tab.sent.log = 0;
}

/** True when an update would carry something. */
export function isOwed(tab: Tab): boolean {
  return tab.dirtyNear.size > 0 || tab.dirtySections.has("log") || isPressed(tab);
}

/** True when an update would carry more than the log and rows beyond the screen, which can wait for others. */
export function isPressed(tab: Tab): boolean {
  return (
    tab.owesSnapshot ||
    tab.dirtyRows.size > 0 ||
    tab.dirtySections.size > (tab.dirtySections.has("log") ? 1 : 0) ||
    tab.popups.length > 0 ||
    tab.digest.length > 0 ||
    tab.titleDue ||
    tab.signedOut !== undefined ||
    tab.outdated.size > 0 ||
    tab.withdrawn.length > 0
  );
}
