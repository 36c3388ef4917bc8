// A whole core with one tab, over a clock, calls and sockets of a proof. Nothing is stored beyond it.
import type { Http } from "#api/transport/http.ts";
import { createLiveApi } from "#api/live/live.ts";
import { createMembersApi } from "#api/createMembersApi.ts";
import { createPagesApi } from "#api/createPagesApi.ts";
import { DEFAULT_VIEW } from "#domain/board/view.ts";
import { DEFAULT_SETTINGS } from "#domain/settings.ts";
import { createAccountKeeper } from "#workers/live/members/accountKeeper.ts";
import { createReactions } from "#workers/live/alerts/reactions.ts";
import { type Clock, createServerClock } from "#workers/live/base/clock.ts";
import type { LiveSession, TabUpdate } from "#workers/live/contract.ts";
import { createCounters } from "#workers/live/base/counters.ts";
import { createLiveCore } from "#workers/live/wiring/createLiveCore.ts";
import { decodeFrame } from "#workers/live/feed/decodeFrame.ts";
import { createFeed } from "#workers/live/feed/feed.ts";
import { createPageParts } from "#workers/live/parts/pageParts.ts";
import type { SocketLike } from "#workers/live/feed/socket.ts";
import { createFavoritesSyncOver } from "#workers/live/members/favoritesSyncOver.ts";

export interface ProofCoreOptions {
  readonly clock: Clock;
  readonly http: Http;
  openSocket(): SocketLike;
  /** What the tab is sent. */
  receive(update: TabUpdate): void;
}

export function openProofCore({ clock, http, openSocket, receive }: ProofCoreOptions): LiveSession {
  const counters = createCounters();
  const stored = new Map<string, unknown>();
  const storage = {
    load: (key: string) => Promise.resolve(stored.get(key)),
    update: (key: string, change: (value: unknown) => unknown) =>
      Promise.resolve(void stored.set(key, change(stored.get(key)))),
    remove: (key: string) => Promise.resolve(void stored.delete(key)),
    removeRange: async () => undefined,
  };
  const core = createLiveCore({
    api: createLiveApi(http),
    clock,
    serverClock: createServerClock(clock),
    storage,
    loadFeed: () => Promise.resolve((needs) => createFeed({ ...needs, openSocket, decodeFrame })),
    account: createAccountKeeper({ storage, counters, newSession: () => "session" }),
    counters,
    // Passed in, so that no module has to be loaded.
    loadReactions: () => Promise.resolve(createReactions),
    loadPageParts: () =>
      Promise.resolve((needs) =>
        createPageParts({
          ...needs,
          loadPagesApi: () => Promise.resolve(createPagesApi(http)),
          loadMembersApi: () => Promise.resolve(createMembersApi(http)),
        }),
      ),
    loadFavoritesSync: (given) => Promise.resolve(createFavoritesSyncOver(http, given)),
  });
  return core.openSession(
    {
      lockName: "tab",
      context: { language: "en_GB", offsetMinutes: 0 },
      settings: DEFAULT_SETTINGS,
      view: DEFAULT_VIEW,
      visible: true,
      deviceInfo: "",
      member: undefined,
    },
    receive,
  );
}
