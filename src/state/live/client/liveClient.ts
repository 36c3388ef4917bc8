// A tab's end of the live core: opens its session, keeps it told what is on the screen, and says goodbye in time.
import type { View } from "#domain/board/view.ts";
import { type FavoriteKind, withToggled } from "#domain/favourites.ts";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import type { MatchDisplaySettings } from "#domain/settings.ts";
import type {
  CoreStatus,
  LeagueDirectory,
  PageResult,
  TabContext,
  TabUpdate,
} from "#workers/live/contract.ts";
import { createCoreCalls } from "./coreCalls.ts";
import { openCoreLine, type CoreLine, type WorkerPort } from "../link/coreLine.ts";
import { coreName, type LeftCore, nextGeneration, standingGeneration } from "../link/coreName.ts";
import {
  hasAnsweredSince,
  rememberAnswer,
  rememberedGeneration,
  rememberedSlowness,
} from "../liveness/coreMemory.ts";
import { createLiveStore, type LiveStore } from "./liveStore.ts";
import { joinOwn, joinShared } from "../link/loadWorker.ts";

/**
 * The first calls wait for the worker to load and start. One that is just being ended takes the connection and never
 * answers, so the first wait is short; joining anew costs a slow one nothing, and the waits grow.
 */
const OPEN_DEADLINES_MS = [2_000, 2_000, 4_000, 10_000] as const;

/**
 * A worker that fails at once (its code cannot be had, or where cookies are blocked) is made anew at this pace: no wait
 * before the second and third, then 1 s, 2 s, 4 s, 8 s, and 10 s from then on.
 */
function paceMs(attempts: number): number {
  return attempts < 3 ? 0 : Math.min(1_000 * 2 ** (attempts - 3), 10_000);
}

/** Each fourth of them is a core for this tab alone: a browser may have shared workers and forbid them here. */
const FAILURES_BEFORE_OWN = 3;

/** What watches over the core: see supervise.ts. */
export interface CoreWatch {
  /** The core this tab is joined to; undefined between two. */
  line(): CoreLine | undefined;
  /** The core of this generation is dead, hangs, or has been replaced: join its successor. */
  leave(generation: number): void;
}

export interface LiveClient {
  readonly store: LiveStore;
  /** Says which matches a part of the page shows, and which it is about to show (`near`); none of either when it goes. */
  readonly watch: (owner: string, matchIds: readonly number[], near?: readonly number[]) => void;
  readonly core: CoreWatch;
  setContext(context: TabContext): void;
  setSettings(settings: MatchDisplaySettings): void;
  setView(view: View): void;
  /** The page is in low-power mode now, or no longer. */
  setLowPower(on: boolean): void;
  toggleFavorite(kind: FavoriteKind, id: number, on: boolean): void;
  retry(): void;
  dismissPopup(eventId: string): void;
  /** undefined when the core does not answer. */
  getLeagueDirectory(): Promise<LeagueDirectory | undefined>;
  getStatus(): Promise<CoreStatus | undefined>;
  /** Something done in somebody's name, asked for once; undefined when the core does not answer. */
  act(request: MemberRequest, language: string): Promise<PageResult | undefined>;
  /** The sign-in this page knows of is another now, or none. */
  setMember(now: string | undefined): void;
  /** A page's data, shared by all tabs; undefined when the core does not answer. */
  getPage(request: PageRequest, context: TabContext): Promise<PageResult | undefined>;
  close(): void;
}

/** Matches on the screen, and those just beyond it. */
interface Watched {
  readonly seen: readonly number[];
  readonly near: readonly number[];
}

export interface LiveClientOptions {
  readonly context: TabContext;
  readonly settings: MatchDisplaySettings;
  readonly view: View;
  readonly deviceInfo: string;
  /** Asked whenever the tab presents itself to a core. */
  isLowPower(): boolean;
  readonly member: string | undefined;
  /** The core says that this sign-in is over. */
  onSignedOut(session: string): void;
}

/** Connects this tab to the core at once. */
export function createLiveClient(initial: LiveClientOptions): LiveClient {
  const store = createLiveStore();
  const watchedBy = new Map<string, Watched>();
  let { context, settings, view, member } = initial;
  let watchedKey = "";
  let line: CoreLine | undefined;
  /** How many lines in a row have answered nothing. */
  let attempts = 0;
  /** How many workers in a row have failed, and when the last was made (performance.now()). */
  let failures = 0;
  let madeAt = 0;
  /** How long the page took to get here, ms; said of its first line alone. */
  let slownessMs = performance.now();
  /** Grows with each joining and leaving, so that a joining that took too long is left out. */
  let turn = 0;
  let joining = false;

  const calls = createCoreCalls((silent) => leave(silent));

  /** What all parts of the page watch together; what one of them shows is on the screen for all. */
  function allWatched(): Watched {
    const parts = [...watchedBy.values()];
    const seen = new Set(parts.flatMap((part) => part.seen));
    return {
      seen: [...seen],
      near: [...new Set(parts.flatMap(({ near }) => near))].filter((id) => !seen.has(id)),
    };
  }

  function receive(update: TabUpdate): void {
    if (update.signedOut !== undefined) initial.onSignedOut(update.signedOut);
    if (!store.receive(update)) calls.tell((endpoint) => endpoint.requestSnapshot());
  }

  async function bringWorker(generation: number, left: LeftCore | undefined): Promise<WorkerPort> {
    madeAt = performance.now();
    const worker = await newWorker(generation, left);
    worker.onError(() => {
      failures += 1;
    });
    return worker;
  }

  async function newWorker(generation: number, left: LeftCore | undefined): Promise<WorkerPort> {
    if (failures % (FAILURES_BEFORE_OWN + 1) === FAILURES_BEFORE_OWN) return joinOwn();
    const shared = joinShared(coreName(generation));
    if (shared !== undefined) return shared;
    try {
      const { joinElected } = await import("../link/electedCore.ts");
      return (await joinElected(left)) ?? joinOwn();
    } catch {
      // Its code did not come: a core for this tab alone is better than none.
      return joinOwn();
    }
  }

  async function join(left?: LeftCore): Promise<void> {
    turn += 1;
    const mine = turn;
    joining = true;
    const known = left === undefined ? rememberedGeneration() : undefined;
    const generation = nextGeneration(known ?? (await standingGeneration(navigator.locks)), left);
    const worker = mine === turn ? await bringWorker(generation, left) : undefined;
    if (worker === undefined) return;
    if (mine !== turn) {
      worker.close();
      return;
    }
    joining = false;
    store.restart();
    const joined = worker.generation ?? generation;
    const askedAt = Date.now();
    const fresh = openCoreLine({
      generation: joined,
      worker,
      locks: navigator.locks,
      slownessMs: Math.max(slownessMs, rememberedSlowness(joined)),
      stands: async () => (await standingGeneration(navigator.locks)) === joined,
      openDeadlineMs: OPEN_DEADLINES_MS[attempts] ?? OPEN_DEADLINES_MS[3],
      hello: (lockName) => ({
        lockName,
        context,
        settings,
        view,
        visible: document.visibilityState === "visible",
        lowPower: initial.isLowPower(),
        member,
        deviceInfo: initial.deviceInfo,
      }),
      onUpdate: receive,
      onOpen() {
        const { seen, near } = allWatched();
        calls.tell((endpoint) => endpoint.watch(seen, near));
        calls.opened();
      },
      onAnswer(tookMs) {
        attempts = slownessMs = 0;
        failures = 0;
        rememberAnswer(joined, tookMs);
      },
      onSilent: (stood) => leave(fresh, stood && !hasAnsweredSince(joined, askedAt)),
    });
    line = fresh;
    calls.use(fresh);
  }

  function letGo(goodbye: boolean): void {
    turn += 1;
    joining = false;
    line?.close(goodbye);
    line = undefined;
    calls.use(undefined);
  }

  function leave(silent: CoreLine, stood = false): void {
    if (silent !== line) return;
    attempts += 1;
    const left = { generation: silent.generation, answered: silent.answered(), attempts, stood };
    letGo(false);
    joining = true;
    const mine = turn;
    const wait = paceMs(attempts) - (performance.now() - madeAt);
    if (wait <= 0) void join(left);
    else {
      setTimeout(() => {
        if (mine === turn) void join(left);
      }, wait);
    }
  }

  function onHide(): void {
    letGo(true);
  }

  function onShow(): void {
    if (line === undefined && !joining) void join();
  }

  function onVisibility(): void {
    calls.tell((endpoint) => endpoint.setVisible(document.visibilityState === "visible"));
  }

  document.addEventListener("visibilitychange", onVisibility);
  // A post to a page in the back-forward cache would throw it out of there: leave, and come back when shown again.
  globalThis.addEventListener("pagehide", onHide);
  globalThis.addEventListener("pageshow", onShow);
  void join();

  return {
    store,
    core: {
      line: () => line,
      leave(generation) {
        if (line?.generation === generation) leave(line);
      },
    },
    setContext(next) {
      context = next;
      calls.tell((endpoint) => endpoint.setContext(next));
    },
    setSettings(next) {
      settings = next;
      calls.tell((endpoint) => endpoint.setSettings(next));
    },
    setView(next) {
      view = next;
      calls.tell((endpoint) => endpoint.setView(next));
    },
    setLowPower: (on) => calls.tell((endpoint) => endpoint.setLowPower(on)),
    watch(owner, matchIds, beyond = []) {
      if (matchIds.length + beyond.length > 0) watchedBy.set(owner, { seen: matchIds, near: beyond });
      else watchedBy.delete(owner);
      const { seen, near } = allWatched();
      const key = `${seen.join()}|${near.join()}`;
      if (key === watchedKey) return;
      watchedKey = key;
      store.keepRows([...seen, ...near]);
      calls.tell((endpoint) => endpoint.watch(seen, near));
    },
    toggleFavorite(kind, id, on) {
      store.setFavorites(withToggled(store.part("favorites"), kind, id, on));
      calls.deliver(`${kind}:${id}`, (endpoint) => endpoint.toggleFavorite(kind, id, on));
    },
    retry: () => calls.tell((endpoint) => endpoint.retry()),
    dismissPopup: (eventId) => store.dismissPopup(eventId),
    getLeagueDirectory: () => calls.ask((endpoint) => endpoint.getLeagueDirectory()),
    getStatus: () => calls.ask((endpoint) => endpoint.getStatus()),
    act: (request, language) => calls.askOnce<PageResult>((endpoint) => endpoint.act(request, language)),
    setMember(next) {
      const before = member;
      member = next;
      if (next !== before) calls.tell((endpoint) => endpoint.setMember(next, before));
    },
    getPage: (request, asked) => calls.askThrough<PageResult>((endpoint) => endpoint.getPage(request, asked)),
    close() {
      document.removeEventListener("visibilitychange", onVisibility);
      globalThis.removeEventListener("pagehide", onHide);
      globalThis.removeEventListener("pageshow", onShow);
      letGo(true);
    },
  };
}
