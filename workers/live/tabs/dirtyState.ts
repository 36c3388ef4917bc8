// Owns what the next message to one tab must carry: every change is marked here and taken from here.
import type { CacheTag } from "#domain/calls/cacheTags.ts";
import type { ToldChange } from "#domain/memberNews.ts";
import type { EventView } from "../contract.ts";

/** The sections of an update that are sent when they change. */
export type Section = "list" | "rail" | "connection" | "favorites" | "log" | "clock";

/** How a page shows an event: as a popup of its own, or in the digest after an absence. */
export type EventDisplay = "popups" | "digest";

/** What one message must carry. */
export interface Changes {
  /** Everything, as one snapshot. */
  readonly snapshot: boolean;
  /** Some may have left the screen since they were marked. */
  readonly rows: Set<number>;
  readonly sections: ReadonlySet<Section>;
  /** Oldest first, as they were added. */
  readonly popups: readonly EventView[];
  readonly digest: readonly EventView[];
  /** Ids of events that the page has and must remove. */
  readonly withdrawn: readonly string[];
  readonly outdated: readonly CacheTag[];
  /** Oldest first; all changes of one post, reply, muted member or list are merged. */
  readonly posts: readonly ToldChange[];
  /** The sign-in that is over. */
  readonly signedOut: string | undefined;
}

export interface DirtyState {
  /** The next message is a snapshot. It includes rows and sections; events, outdated tags and sign-outs stay marked. */
  markAll(): void;
  markSection(section: Section): void;
  markRows(matchIds: Iterable<number>): void;
  /** A row just beyond the screen: it waits until `releaseNearRows`. */
  markNearRow(matchId: number): void;
  /** The title of its match page may differ; hidden tabs are sent this too. */
  markTitle(): void;
  markOutdated(tag: CacheTag): void;
  /**
   * Posts changed; a hidden tab is told when it is shown. `subject` names what changed, `merge` gets the change of it that
   * still waits: what waits for a hidden tab grows with the number of posts and not with the time.
   */
  markPost(subject: string, merge: (earlier: ToldChange | undefined) => ToldChange): void;
  markSignedOut(session: string): void;
  addEvent(way: EventDisplay, view: EventView): void;
  /** The event must not be shown: removes it, or has the page remove it if it has been sent. */
  withdrawEvent(way: EventDisplay, eventId: string): void;
  /** Rows beyond the screen that wait go with the next message. */
  releaseNearRows(): void;
  hasRows(): boolean;
  hasTitle(): boolean;
  /** True when a message would carry something. */
  hasChanges(): boolean;
  /** True when it would carry more than the log, which can wait for other changes. */
  hasUrgentChanges(): boolean;
  /** All that is marked, and marks it no longer; rows beyond the screen stay until they are released. */
  take(): Changes;
  /** Only the mark of the title; true when it was set. */
  takeTitle(): boolean;
}

/** The state of a tab that has been sent nothing: a snapshot is due. */
export function createDirtyState(): DirtyState {
  let snapshot = true;
  let title = false;
  let signedOut: string | undefined;
  let rows = new Set<number>();
  const nearRows = new Set<number>();
  let sections = new Set<Section>();
  let outdated = new Set<CacheTag>();
  let events: Record<EventDisplay, EventView[]> = { popups: [], digest: [] };
  let withdrawn: string[] = [];
  let posts = new Map<string, ToldChange>();

  function clearBoard(): void {
    rows = new Set();
    sections = new Set();
  }

  function markRows(matchIds: Iterable<number>): void {
    for (const id of matchIds) rows.add(id);
  }

  function hasUrgentChanges(): boolean {
    return (
      snapshot ||
      title ||
      rows.size > 0 ||
      sections.size > (sections.has("log") ? 1 : 0) ||
      events.popups.length + events.digest.length + withdrawn.length > 0 ||
      outdated.size + posts.size > 0 ||
      signedOut !== undefined
    );
  }

  return {
    markAll() {
      snapshot = true;
      nearRows.clear();
      clearBoard();
    },
    markSection: (section) => void sections.add(section),
    markRows,
    markNearRow: (matchId) => void nearRows.add(matchId),
    markTitle: () => void (title = true),
    markOutdated: (tag) => void outdated.add(tag),
    markPost(subject, merge) {
      const change = merge(posts.get(subject));
      posts.delete(subject);
      posts.set(subject, change);
    },
    markSignedOut: (session) => void (signedOut = session),
    addEvent(way, view) {
      withdrawn = withdrawn.filter((id) => id !== view.event.id);
      events[way].push(view);
    },
    withdrawEvent(way, eventId) {
      const unsent = events[way].findIndex(({ event }) => event.id === eventId);
      if (unsent === -1) withdrawn.push(eventId);
      else events[way].splice(unsent, 1);
    },
    releaseNearRows() {
      markRows(nearRows);
      nearRows.clear();
    },
    hasRows: () => rows.size > 0,
    hasTitle: () => title,
    hasChanges: () => sections.has("log") || hasUrgentChanges(),
    hasUrgentChanges,
    take() {
      const { popups, digest } = events;
      const changes = {
        snapshot,
        rows,
        sections,
        popups,
        digest,
        withdrawn,
        outdated: [...outdated],
        posts: [...posts.values()],
        signedOut,
      };
      snapshot = false;
      title = false;
      signedOut = undefined;
      clearBoard();
      outdated = new Set();
      events = { popups: [], digest: [] };
      withdrawn = [];
      posts = new Map();
      return changes;
    },
    takeTitle() {
      const was = title;
      title = false;
      return was;
    },
  };
}
