// One connection of a tab: opens its session, and ends it when the tab's lock is released.
import { failure, TRANSPORT_ERROR } from "#api/result.ts";
import type { LiveEndpoint, LiveSession, TabHello, TabUpdate } from "./contract.ts";
import type { LiveCore } from "./coreOptions.ts";

/** The part of the Web Locks API used here. */
export interface TabLocks {
  request(name: string, run: () => Promise<void>): Promise<unknown>;
}

/**
 * An endpoint that answers nothing useful before `openSession`. A tab holds a lock named in its hello while it
 * lives; getting that lock means that the tab is gone, however it went (a port tells nobody).
 */
export function createEndpoint(
  core: LiveCore,
  locks: TabLocks | undefined,
  onHello: (hello: TabHello) => void,
): LiveEndpoint {
  let session: LiveSession | undefined;
  let opened = 0;

  return {
    openSession(hello, stream) {
      session?.goodbye();
      opened += 1;
      onHello(hello);
      const mine = core.openSession(hello, (update: TabUpdate) => stream.postMessage(update));
      session = mine;
      void locks?.request(hello.lockName, async () => mine.goodbye());
      return Promise.resolve(`session-${opened}`);
    },
    setContext: (context) => session?.setContext(context),
    setSettings: (settings) => session?.setSettings(settings),
    setView: (view) => session?.setView(view),
    setVisible: (visible) => session?.setVisible(visible),
    watch: (matchIds) => session?.watch(matchIds),
    requestSnapshot: () => session?.requestSnapshot(),
    toggleFavorite: async (kind, id, on) => session?.toggleFavorite(kind, id, on),
    retry: () => session?.retry(),
    getLeagueDirectory: async () => (await session?.getLeagueDirectory()) ?? { leagues: [] },
    getPage: async (request, context) =>
      (await session?.getPage(request, context)) ?? failure(TRANSPORT_ERROR),
    act: async (request, language) => (await session?.act(request, language)) ?? failure(TRANSPORT_ERROR),
    setMember: (now, before) => session?.setMember(now, before),
    getStatus: async () => {
      if (!session) throw new Error("no session is open on this connection");
      return session.getStatus();
    },
    ping: () => Promise.resolve(true),
    goodbye: () => session?.goodbye(),
  };
}
