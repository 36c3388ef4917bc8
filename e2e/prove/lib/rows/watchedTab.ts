// A tab that applies the core's updates, reports its visible rows, and records what it received.
import { readRow, type Row, ROW_WIDTH } from "#domain/board/rowCode.ts";
import { DEFAULT_VIEW, type View } from "#domain/board/view.ts";
import { DEFAULT_SETTINGS, type OddsProviderId } from "#domain/settings.ts";
import type { EventLineView, LiveSession, TabUpdate } from "#workers/live/contract.ts";
import type { LiveCore } from "#workers/live/wiring/coreOptions.ts";
import type { Machine } from "./machine.ts";

/** A received item, with the running time of its arrival. */
interface Received<What> {
  readonly at: number;
  readonly what: What;
}

export interface WatchedTab {
  readonly name: string;
  readonly session: LiveSession;
  readonly provider: OddsProviderId;
  view: View;
  visible: boolean;
  rows: ReadonlyMap<number, Row>;
  listed: readonly number[];
  /** Events that appeared as a popup or in a digest. */
  readonly popped: readonly Received<EventLineView>[];
  /** Running ms of each opening or showing. */
  readonly cameAt: readonly number[];
  /** Running ms of each hiding or closing. */
  readonly leftAt: readonly number[];
  readonly withdrawn: readonly Received<string>[];
  /** Errors in the stream of updates itself. */
  readonly faults: readonly string[];
  look(visible: boolean): void;
  setView(view: Partial<View>): void;
  close(): void;
}

export interface TabOptions {
  readonly name: string;
  readonly language: string;
  readonly provider: OddsProviderId;
  readonly view: Partial<View>;
  readonly visible: boolean;
  /** Called with every log entry sent to the tab, oldest first. */
  onLog(entry: EventLineView): void;
}

/** In ms: time a page takes to report its visible rows. */
const LAYOUT_MS = 10;

/** Opens a tab of the core. */
export function openTab(core: LiveCore, machine: Machine, options: TabOptions): WatchedTab {
  let rows = new Map<number, Row>();
  let listed: readonly number[] = [];
  let lastSeq = 0;
  let logIds = new Set<string>();
  let open = true;
  const popped: Received<EventLineView>[] = [];
  const withdrawn: Received<string>[] = [];
  const cameAt = [machine.running()];
  const leftAt: number[] = [];
  const faults: string[] = [];
  const view: View = { ...DEFAULT_VIEW, ...options.view };

  function watch(): void {
    const { page, matchIds } = tab.view;
    if (open) tab.session.watch(page === "matches" ? matchIds : listed);
  }

  function receiveLog(update: TabUpdate): void {
    if (update.snapshot) logIds = new Set();
    for (const entry of (update.log ?? []).toReversed()) {
      if (logIds.has(entry.event.id)) faults.push(`the log has ${entry.event.id} twice`);
      logIds.add(entry.event.id);
      options.onLog(entry);
    }
  }

  function receive(update: TabUpdate): void {
    const now = machine.running();
    if (!open) faults.push("a closed tab was sent something");
    if (!tab.visible && update.title === undefined) faults.push("a hidden tab was sent more than a title");
    if (update.seq !== lastSeq + 1) faults.push(`message ${update.seq} came after ${lastSeq}`);
    lastSeq = update.seq;
    if (update.snapshot) rows = new Map();
    for (let index = 0; index < (update.rows?.length ?? 0) / ROW_WIDTH; index += 1) {
      const row = readRow(update.rows ?? [], update.prices ?? [], index);
      rows.set(row.matchId, row);
    }
    for (const what of [...(update.popups ?? []), ...(update.digest ?? [])]) popped.push({ at: now, what });
    for (const what of update.withdrawn ?? []) withdrawn.push({ at: now, what });
    receiveLog(update);
    if (update.order) {
      listed = update.order.items.filter((item) => item > 0);
      machine.after(LAYOUT_MS, watch);
    }
  }

  const session = core.openSession(
    {
      lockName: options.name,
      context: { language: options.language, offsetMinutes: 0 },
      settings: { ...DEFAULT_SETTINGS, oddsProviderId: options.provider },
      view,
      visible: options.visible,
      deviceInfo: "",
    },
    (update) => receive(structuredClone(update)),
  );
  const tab: WatchedTab = {
    name: options.name,
    session,
    provider: options.provider,
    view,
    visible: options.visible,
    get rows() {
      return rows;
    },
    get listed() {
      return listed;
    },
    popped,
    cameAt,
    leftAt,
    withdrawn,
    faults,
    look(visible) {
      if (visible === tab.visible) return;
      tab.visible = visible;
      (visible ? cameAt : leftAt).push(machine.running());
      session.setVisible(visible);
    },
    setView(next) {
      tab.view = { ...tab.view, ...next, version: tab.view.version + 1 };
      session.setView(tab.view);
      watch();
    },
    close() {
      open = false;
      leftAt.push(machine.running());
      session.goodbye();
    },
  };
  watch();
  return tab;
}
