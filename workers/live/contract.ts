// The agreement between the core and a tab: types only, so that the tab bundles nothing of the core.
import type { ListCounts, ListOrdering, View } from "#domain/board/view.ts";
import type { FavoriteKind, FavoriteLists } from "#domain/favorites.ts";
import type { TabAlerts } from "#domain/alerts/tabAlerts.ts";
import type { Result } from "#api/transport/result.ts";
import type { Explanation, PerSide, Phase } from "#domain/match/match.ts";
import type { MatchEvent } from "#domain/match/matchEvent.ts";
import type { CacheTag } from "#domain/calls/cacheTags.ts";
import type { MatchDisplaySettings } from "#domain/settings.ts";
import type { PostsOnScreen } from "#domain/community/post.ts";
import type { ToldChange } from "#domain/memberNews.ts";
import type { ForwardedCommands } from "./commands.ts";

export interface TabContext {
  /** Language code on the wire, docs/wire.md#language-codes: en_GB, ar_SA … */
  readonly language: string;
  /** The viewer's offset from UTC in minutes, one of the 37 offsets (docs/product.md#time-zones). */
  readonly offsetMinutes: number;
  /**
   * The zone is the machine's, whose offset at another instant may be another (docs/wire.md#automatic-zone).
   */
  readonly automatic?: boolean;
}

export interface TabHello {
  /** Name of the Web Lock the tab holds while it lives; undefined where its browser has none. */
  readonly lockName: string | undefined;
  readonly context: TabContext;
  readonly settings: MatchDisplaySettings;
  readonly view: View;
  readonly visible: boolean;
  /** The page saves power: changes that it did not ask for arrive in batches of 1 s. */
  readonly lowPower?: boolean;
  /** The page shows a list of an earlier core, which this one replaces. */
  readonly rejoins?: boolean;
  /** Tags of the answers that it shows. */
  readonly tags?: readonly CacheTag[];
  /** What must not be told at once (docs/product.md#delay-and-hidden-scores), as the page found it stored. */
  readonly spoilers?: string | null;
  /** The Device-info header of this browser (docs/wire.md#device-info-header). */
  readonly deviceInfo: string;
  /** The sign-in this page knows of; undefined for a visitor. */
  readonly member?: string | undefined;
  /** The posts it shows; undefined for none. */
  readonly posts?: PostsOnScreen | undefined;
  /** The alerts it wants and can give; undefined for none. */
  readonly alerts?: TabAlerts | undefined;
}

/**
 * What one tab may ask of the core, over Comlink. Void calls are fire and forget. Listed here are the commands with a part
 * of the tab's own; the others are in the table of commands.ts.
 */
export interface LiveSession extends ForwardedCommands {
  setContext(context: TabContext): void;
  setSettings(settings: MatchDisplaySettings): void;
  setView(view: View): void;
  setVisible(visible: boolean): void;
  /** The alerts that the tab wants and can give; undefined for none. */
  setAlerts(alerts: TabAlerts | undefined): void;
  /** Match ids on the tab's screen, and other ones just beyond it, whose rows may arrive up to 10 s later. */
  watch(matchIds: readonly number[], near?: readonly number[]): void;
  /** The posts on the tab's screen, and the feed whose news it shows; undefined when it shows none. */
  watchPosts(posts: PostsOnScreen | undefined): void;
  /** A gap in `seq`: send everything again. */
  requestSnapshot(): void;
  toggleFavorite(kind: FavoriteKind, id: number, on: boolean): Promise<void>;
  /** The sign-in this page knows of is another now, or none. */
  setMember(now: string | undefined, before: string | undefined): void;
  ping(): Promise<true>;
  goodbye(): void;
}

/** What a tab calls over Comlink: it opens a session, then its commands go to that session. */
export interface TabPort extends LiveSession {
  /**
   * Opens the session; its updates arrive through `stream`, one way, never awaited (through the line's own where none is
   * handed over). Answers the lock that the core holds while it lives; undefined where the browser has no locks.
   */
  openSession(hello: TabHello, stream: MessagePort | undefined): Promise<string | undefined>;
}

/**
 * All that the title and icon of a match page carry; hidden tabs get this too, and of all else alerts
 * alone (docs/product.md#hidden-tabs).
 */
export interface MatchTitle {
  readonly matchId: number;
  readonly phase: Phase;
  /** 100 * minute + extra; 0 when the phase shows none, -1 without a clock. */
  readonly minute: number;
  /** undefined where none is shown. */
  readonly score: PerSide<number> | undefined;
}

/** A page's data as PageCalls types it, or the reason of the failure. */
export type PageResult = Result<unknown>;

/** How the data arrives, for the connection indicator (docs/wire.md#connection-states). */
export interface Connection {
  readonly state: "live" | "polling" | "reconnecting" | "offline";
  /**
   * Age in seconds of what the tab shows: since it was last known to be complete. In whole steps of 10 s, then of minutes,
   * then of hours, rounded down; undefined before the first answer.
   */
  readonly ageSeconds: number | undefined;
  /** True when the screen may be out of date. */
  readonly stale: boolean;
  /** Newer data has been asked for and is expected soon: what is shown is old, and not yet worth a notice. */
  readonly asking?: true;
}

export interface MatchFacts {
  readonly matchId: number;
  readonly leagueId: number;
  readonly teamIds: PerSide<number>;
  readonly names: PerSide<string>;
  /** File names under the image host's team folder. */
  readonly logos: PerSide<string>;
  readonly ranks: PerSide<string>;
  readonly neutralVenue: boolean;
  readonly explanation: Explanation | undefined;
}

export interface LeagueHeading {
  readonly leagueId: number;
  readonly name: string;
  readonly countryId: number;
  readonly country: string;
  readonly flag: string;
  readonly color: string;
  readonly matchCount: number;
  readonly liveCount: number;
  readonly pinned: boolean;
  readonly favorite: boolean;
  readonly hasFavoriteMatch: boolean;
  readonly collapsed: boolean;
}

export type ListStatus = "idle" | "loading" | "ready" | "failed";

export interface ListInfo {
  /** The version of the view this answers. */
  readonly version: number;
  readonly status: ListStatus;
  /** Calendar day shown, yyyy-mm-dd in the viewer's zone. */
  readonly date: string;
  readonly today: string;
  readonly counts: ListCounts;
  /** The hot block: at most twelve match ids (docs/wire.md#hot-matches). */
  readonly hot: readonly number[];
}

/** The left rail: pinned leagues and countries with how much they hold on the day shown. */
export interface RailUpdate {
  readonly pinned: readonly LeagueHeading[];
  readonly countries: readonly {
    readonly countryId: number;
    readonly name: string;
    readonly flag: string;
    readonly matchCount: number;
    readonly liveCount: number;
  }[];
  /** All matches in states 1 to 5. */
  readonly liveCount: number;
}

/** An event with all that a line of a list needs, in the tab's language. */
export interface EventLineView {
  readonly event: MatchEvent;
  readonly league: string;
  readonly names: PerSide<string>;
  /** "–" for a side that the server has not told. */
  readonly score: PerSide<number | string>;
  /** True when it concerns a favourite (match or team). */
  readonly favorite: boolean;
  /** It was learnt after a gap in the news: its minute and time say when it was learnt, not when it happened. */
  readonly late?: true;
}

/** An event with all that a popup needs besides. */
export interface EventView extends EventLineView {
  readonly logos: PerSide<string>;
  readonly redCards: PerSide<number>;
  readonly yellowCards: PerSide<number>;
}

/**
 * One message of the stream: at most one per 100 ms, or 1 s in low-power mode, only to a visible tab; absent parts did
 * not change.
 */
export interface TabUpdate {
  readonly seq: number;
  /** True for a catch-up: everything the tab needs, replacing what it had. */
  readonly snapshot?: true;
  readonly list?: ListInfo;
  readonly order?: ListOrdering;
  /** Headings that are new or changed, of the leagues in `order`. */
  readonly leagues?: readonly LeagueHeading[];
  /** Row numbers, ROW_WIDTH of domain/board/rowCode per row. */
  readonly rows?: readonly number[];
  /** Three price texts per row of `rows`, in the tab's odds format; "" for none. */
  readonly prices?: readonly string[];
  readonly facts?: readonly MatchFacts[];
  readonly rail?: RailUpdate;
  readonly connection?: Connection;
  readonly favorites?: FavoriteLists;
  /** The newest events first, at most 30. */
  readonly log?: readonly EventLineView[];
  readonly popups?: readonly EventView[];
  /** Events that no visible tab could show, newest first: they join those that the digest shows already. */
  readonly digest?: readonly EventView[];
  /** Ids of events that must go from popups and digest. */
  readonly withdrawn?: readonly string[];
  /** Of the match page this tab shows. */
  readonly title?: MatchTitle;
  /** Server time less the time of the machine's clock, ms, once an answer has told the server's. */
  readonly clockDifferenceMs?: number;
  /** This sign-in is over: the server refused its token. */
  readonly signedOut?: string;
  /** Subjects this tab has asked about and whose answers are out of date now. */
  readonly outdated?: readonly CacheTag[];
  /** What changed about posts, what became of the member's drafts, orders and withdrawal, and alerts, oldest first. */
  readonly posts?: readonly ToldChange[];
}

export interface LeagueDirectory {
  readonly leagues: readonly (LeagueHeading & { readonly hot: boolean; readonly topLevel: boolean })[];
}

/** Counters for tests, the benchmark and a curious user; every dropped thing is counted here. */
export interface CoreStatus {
  readonly connection: Connection;
  readonly sessions: number;
  readonly visibleSessions: number;
  readonly matches: number;
  readonly counters: Readonly<Record<string, number>>;
  /** When each counter was last added to, local epoch ms. */
  readonly times: Readonly<Record<string, number>>;
  /** When this was true, local epoch ms. */
  readonly at: number;
  /** Server time less local time, ms; 0 until an answer has told the server's. */
  readonly clockDifferenceMs: number;
}
