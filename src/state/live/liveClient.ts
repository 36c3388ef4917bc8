// A tab's end of the live core: opens its session, keeps it told what is on the screen, and says goodbye in time.
import * as Comlink from "comlink";
import type { View } from "#domain/board/view.ts";
import { type FavoriteKind, withToggled } from "#domain/favourites.ts";
import type { MemberRequest } from "#domain/member/memberActs.ts";
import type { PageRequest } from "#domain/pages/pageCalls.ts";
import type { MatchDisplaySettings } from "#domain/settings.ts";
import type {
  CoreStatus,
  LeagueDirectory,
  LiveEndpoint,
  PageResult,
  TabContext,
  TabUpdate,
} from "#workers/live/contract.ts";
import { withDeadline } from "./deadline.ts";
import { createLiveStore, type LiveStore } from "./liveStore.ts";
import { type LoadedWorker, loadWorker } from "./loadWorker.ts";
import { createSignal } from "./signal.ts";

/** How long a call may take before it counts as lost. */
const CALL_DEADLINE_MS = 3_000;
/** An act may be sent twice, with a wait of 30 s between, as the server asks (CONTRACT §1). */
const ACT_DEADLINE_MS = 65_000;
/** A page's data may take as long as the server is given, and a little more for the way. */
const PAGE_DEADLINE_MS = 17_000;
/**
 * The first calls wait for the worker to load and start. One that is just being ended takes the connection and never
 * answers, so the first wait is short; joining anew costs a slow one nothing, and each wait is longer than the last.
 */
const OPEN_DEADLINES_MS = [2_000, 4_000, 10_000] as const;

/** A page's question is given up when so many connections were lost under it. */
const LOSSES_MAX = 5;

export interface LiveClient {
  readonly store: LiveStore;
  setContext(context: TabContext): void;
  setSettings(settings: MatchDisplaySettings): void;
  setView(view: View): void;
  /** Match ids on the screen, overscan included; `owner` names the part of the page that shows them. */
  watch(owner: string, matchIds: readonly number[]): void;
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

export interface LiveClientOptions {
  readonly context: TabContext;
  readonly settings: MatchDisplaySettings;
  readonly view: View;
  readonly deviceInfo: string;
  readonly member: string | undefined;
  /** The core says that this sign-in is over. */
  onSignedOut(session: string): void;
}

interface Connected {
  readonly worker: LoadedWorker;
  readonly endpoint: Comlink.Remote<LiveEndpoint>;
  readonly stream: MessagePort;
  /** The worker has answered once. */
  answered: boolean;
  /** How long its first calls may take. */
  readonly openDeadlineMs: number;
  /** Resolves when its session has been asked for: what is asked before that finds none. */
  readonly opened: Promise<void>;
  /** Resolves when this connection is given up. */
  readonly lost: Promise<void>;
  release(): void;
}

/** Connects this tab to the core at once. */
export function createLiveClient(initial: LiveClientOptions): LiveClient {
  const store = createLiveStore();
  const watchedBy = new Map<string, readonly number[]>();
  let { context, settings, view, member } = initial;
  let connected: Connected | undefined;
  let watchedKey = "";
  /** How many connections in a row have answered nothing. */
  let attempts = 0;

  /** A call whose answer nobody waits for; one that never comes means that the worker is gone: start anew. */
  function call(run: (endpoint: Comlink.Remote<LiveEndpoint>) => Promise<unknown>): void {
    const asked = connected;
    if (!asked) return;
    const deadlineMs = asked.answered ? CALL_DEADLINE_MS : asked.openDeadlineMs;
    void withDeadline(run(asked.endpoint), deadlineMs).then((answer) => {
      if (answer.ok) {
        asked.answered = true;
        attempts = 0;
      }
      if (answer.ok || connected !== asked) return;
      attempts += 1;
      letGo();
      connect();
    });
  }

  /** A call whose answer somebody waits for; undefined when it does not come. */
  async function ask<T>(
    run: (endpoint: Comlink.Remote<LiveEndpoint>) => Promise<T>,
    deadlineMs = CALL_DEADLINE_MS,
  ): Promise<T | undefined> {
    if (!connected) return undefined;
    const answer = await withDeadline(run(connected.endpoint), deadlineMs);
    return answer.ok ? answer.value : undefined;
  }

  /** Like `ask`, but what a lost connection swallowed is asked again of the next one. */
  async function askThrough<T>(
    run: (endpoint: Comlink.Remote<LiveEndpoint>) => Promise<T>,
    deadlineMs: number,
    losses = 0,
  ): Promise<T | undefined> {
    if (!connected || losses === LOSSES_MAX) return undefined;
    const { endpoint, opened, lost } = connected;
    const asked = opened.then(() => run(endpoint));
    const answer = await Promise.race([withDeadline(asked, deadlineMs), lost.then(() => undefined)]);
    if (!answer) return askThrough(run, deadlineMs, losses + 1);
    return answer.ok ? answer.value : undefined;
  }

  /** Like `ask`, but the session is waited for, through lost connections; sent once, to the one that opened it. */
  async function askOnce<T>(
    run: (endpoint: Comlink.Remote<LiveEndpoint>) => Promise<T>,
    deadlineMs: number,
    losses = 0,
  ): Promise<T | undefined> {
    if (!connected || losses === LOSSES_MAX) return undefined;
    const { opened, lost } = connected;
    const isOpen = await Promise.race([opened.then(() => true), lost.then(() => false)]);
    return isOpen ? ask(run, deadlineMs) : askOnce(run, deadlineMs, losses + 1);
  }

  function watchedIds(): readonly number[] {
    return [...new Set([...watchedBy.values()].flat())];
  }

  function receive(update: TabUpdate): void {
    if (update.signedOut !== undefined) initial.onSignedOut(update.signedOut);
    if (!store.receive(update)) call((endpoint) => endpoint.requestSnapshot());
  }

  function connect(): void {
    if (connected) return;
    const worker = loadWorker();
    const endpoint = Comlink.wrap<LiveEndpoint>(worker.port);
    const { port1, port2 } = new MessageChannel();
    const lockName = `touchline-tab-${crypto.randomUUID()}`;
    const held = createSignal();
    const lost = createSignal();
    const opened = createSignal();
    const openDeadlineMs = OPEN_DEADLINES_MS[attempts] ?? OPEN_DEADLINES_MS[2];
    const mine: Connected = {
      worker,
      endpoint,
      stream: port1,
      answered: false,
      openDeadlineMs,
      opened: opened.promise,
      lost: lost.promise,
      release() {
        held.resolve();
        lost.resolve();
      },
    };
    connected = mine;
    store.restart();
    port1.addEventListener("message", (event: MessageEvent<TabUpdate>) => receive(event.data));
    port1.start();
    const open = (): void => {
      if (connected !== mine) return;
      const visible = document.visibilityState === "visible";
      const hello = { lockName, context, settings, view, visible, member, deviceInfo: initial.deviceInfo };
      call((remote) => remote.openSession(hello, Comlink.transfer(port2, [port2])));
      call((remote) => remote.watch(watchedIds()));
      opened.resolve();
    };
    // The core waits for this lock: it falls free when the tab goes, however it goes.
    if (navigator.locks) {
      void navigator.locks.request(lockName, () => {
        open();
        return held.promise;
      });
    } else {
      open();
    }
  }

  function letGo(): void {
    const old = connected;
    connected = undefined;
    old?.release();
    old?.stream.close();
    old?.worker.close();
  }

  function disconnect(): void {
    void connected?.endpoint.goodbye();
    letGo();
  }

  function onVisibility(): void {
    call((endpoint) => endpoint.setVisible(document.visibilityState === "visible"));
  }

  connect();
  document.addEventListener("visibilitychange", onVisibility);
  // A post to a page in the back-forward cache would throw it out of there: leave, and come back when shown again.
  globalThis.addEventListener("pagehide", disconnect);
  globalThis.addEventListener("pageshow", connect);

  return {
    store,
    setContext(next) {
      context = next;
      call((endpoint) => endpoint.setContext(next));
    },
    setSettings(next) {
      settings = next;
      call((endpoint) => endpoint.setSettings(next));
    },
    setView(next) {
      view = next;
      call((endpoint) => endpoint.setView(next));
    },
    watch(owner, matchIds) {
      if (matchIds.length > 0) watchedBy.set(owner, matchIds);
      else watchedBy.delete(owner);
      const ids = watchedIds();
      const key = ids.join();
      if (key === watchedKey) return;
      watchedKey = key;
      store.keepRows(ids);
      call((endpoint) => endpoint.watch(ids));
    },
    toggleFavorite(kind, id, on) {
      store.setFavorites(withToggled(store.part("favorites"), kind, id, on));
      call((endpoint) => endpoint.toggleFavorite(kind, id, on));
    },
    retry: () => call((endpoint) => endpoint.retry()),
    dismissPopup: (eventId) => store.dismissPopup(eventId),
    getLeagueDirectory: () => ask((endpoint) => endpoint.getLeagueDirectory()),
    getStatus: () => ask((endpoint) => endpoint.getStatus()),
    act: (request, language) =>
      askOnce<PageResult>((endpoint) => endpoint.act(request, language), ACT_DEADLINE_MS),
    setMember(next) {
      const before = member;
      member = next;
      if (next !== before) call((endpoint) => endpoint.setMember(next, before));
    },
    getPage: (request, asked) =>
      askThrough<PageResult>((endpoint) => endpoint.getPage(request, asked), PAGE_DEADLINE_MS),
    close() {
      document.removeEventListener("visibilitychange", onVisibility);
      globalThis.removeEventListener("pagehide", disconnect);
      globalThis.removeEventListener("pageshow", connect);
      disconnect();
    },
  };
}
