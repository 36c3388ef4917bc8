// Owns what the next message to one tab must carry: every change is marked here and taken from here.
import type { CacheTag } from "#domain/calls/cacheTags.ts";
import type { ToldChange } from "#domain/writing/toldChange.ts";
import type { EventView } from "../contract.ts";

/** The sections of an update that are sent when they change. */
export type Section = "list" | "rail" | "connection" | "favorites" | "log";

/** How a page shows an event: as a popup of its own, or in the digest after an absence. */
export type Way = "popups" | "digest";

/** What one message must carry. */
export interface Changes {
  /** Everything, as one snapshot. */
  readonly snapshot: boolean;
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
  /** A row just beyond the screen: it goes with the next message; alone it waits up to 1 s. */
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
  addEvent(way: Way, view: EventView): void;
  /** The event must not be shown: removes it, or has the page remove it if it has been sent. */
  withdrawEvent(way: Way, eventId: string): void;
  /** The screen has moved: rows in `gone` have left it, rows in `seen` are on it and urgent now. */
  moveScreen(gone: Iterable<number>, seen: ReadonlySet<number>): void;
  has(section: Section): boolean;
  hasRows(): boolean;
  hasTitle(): boolean;
  /** True when a message would carry something. */
  hasChanges(): boolean;
  /** True when it would carry more than the log and rows beyond the screen, which can wait for other changes. */
  hasUrgentChanges(): boolean;
  /** All that is marked; nothing is marked afterwards. */
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
  let nearRows = new Set<number>();
  let sections = new Set<Section>();
  let outdated = new Set<CacheTag>();
  let events: Record<Way, EventView[]> = { popups: [], digest: [] };
  let withdrawn: string[] = [];
  let posts = new Map<string, ToldChange>();

  function clearBoard(): void {
    rows = new Set();
    nearRows = new Set();
    sections = new Set();
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
      clearBoard();
    },
    markSection: (section) => void sections.add(section),
    markRows(matchIds) {
      for (const id of matchIds) rows.add(id);
    },
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
    moveScreen(gone, seen) {
      for (const id of gone) {
        rows.delete(id);
        nearRows.delete(id);
      }
      for (const id of nearRows) if (seen.has(id)) rows.add(id);
    },
    has: (section) => sections.has(section),
    hasRows: () => rows.size > 0,
    hasTitle: () => title,
    hasChanges: () => nearRows.size > 0 || sections.has("log") || hasUrgentChanges(),
    hasUrgentChanges,
    take() {
      const { popups, digest } = events;
      const changes = {
        snapshot,
        rows: new Set([...rows, ...nearRows]),
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
