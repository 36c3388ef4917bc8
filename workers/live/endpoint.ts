// One connection of a tab: opens its session, and ends it when the tab's lock is released.
import { failure } from "#api/transport/result.ts";
import type { LiveEndpoint, LiveSession, TabHello, TabUpdate } from "./contract.ts";
import type { LiveCore } from "./coreOptions.ts";

/** The part of the Web Locks API used here. */
export interface TabLocks {
  request(name: string, run: () => Promise<void>): Promise<unknown>;
}

export interface EndpointOptions {
  readonly core: LiveCore;
  readonly locks: TabLocks | undefined;
  /** The lock that the core holds while it lives, once it does; undefined where there are none. */
  readonly coreLock: Promise<string | undefined>;
  /** Where updates go when the tab hands over no port. */
  readonly stream?: Pick<MessagePort, "postMessage">;
  onHello(hello: TabHello): void;
  /** The tab has gone. */
  onEnd?(): void;
}

/**
 * An endpoint that answers nothing useful before `openSession`. A tab holds a lock named in its hello while it
 * lives; getting that lock means that the tab is gone, however it went (a port tells nobody).
 */
export function createEndpoint(options: EndpointOptions): LiveEndpoint {
  const { core, locks } = options;
  let session: LiveSession | undefined;

  return {
    openSession(hello, handedOver) {
      session?.goodbye();
      options.onHello(hello);
      const stream = handedOver ?? options.stream;
      const mine = core.openSession(hello, (update: TabUpdate) => stream?.postMessage(update));
      session = mine;
      // A lock that nobody holds would be had at once.
      if (hello.lockName !== undefined) {
        void locks?.request(hello.lockName, async () => {
          mine.goodbye();
          options.onEnd?.();
        });
      }
      return options.coreLock;
    },
    setContext: (context) => session?.setContext(context),
    setSettings: (settings) => session?.setSettings(settings),
    setView: (view) => session?.setView(view),
    setVisible: (visible) => session?.setVisible(visible),
    setLowPower: (on) => session?.setLowPower(on),
    watch: (matchIds, near) => session?.watch(matchIds, near),
    requestSnapshot: () => session?.requestSnapshot(),
    toggleFavorite: async (kind, id, on) => session?.toggleFavorite(kind, id, on),
    retry: () => session?.retry(),
    getLeagueDirectory: async () => (await session?.getLeagueDirectory()) ?? { leagues: [] },
    getPage: async (request, context) => (await session?.getPage(request, context)) ?? failure("noAnswer"),
    act: async (request, language) => (await session?.act(request, language)) ?? failure("noAnswer"),
    setMember: (now, before) => session?.setMember(now, before),
    getStatus: async () => {
      if (!session) throw new Error("no session is open on this connection");
      return session.getStatus();
    },
    ping: () => Promise.resolve(true),
    goodbye: () => session?.goodbye(),
  };
}
