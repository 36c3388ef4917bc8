// The port of one tab to the core: opens its session, forwards its commands, and ends it when the tab has gone.
import type { LiveSession, TabHello, TabPort, TabUpdate } from "../contract.ts";
import type { LiveCore } from "./coreOptions.ts";

/** The part of the Web Locks API used here. */
export interface TabLocks {
  request(name: string, run: () => Promise<void>): Promise<unknown>;
}

export interface TabPortOptions {
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
 * A port without a session. A tab holds the lock named in its hello while it lives: getting that lock means that the tab is
 * gone, however it went, because no message says so. Before `openSession` commands have no effect and answer undefined.
 */
export function createTabPort(options: TabPortOptions): TabPort {
  const { core, locks } = options;
  let session: LiveSession | undefined;

  const own: Pick<TabPort, "openSession" | "ping"> = {
    openSession(hello, handedOver) {
      session?.goodbye();
      options.onHello(hello);
      const stream = handedOver ?? options.stream;
      const mine = core.openSession(hello, (update: TabUpdate) => stream?.postMessage(update));
      session = mine;
      // A lock that no tab holds would be granted at once.
      if (hello.lockName !== undefined) {
        locks
          ?.request(hello.lockName, async () => {
            mine.goodbye();
            options.onEnd?.();
          })
          // The browser forbids locks to workers: the goodbye of the tab ends the session.
          .catch(() => undefined);
      }
      return options.coreLock;
    },
    ping: () => Promise.resolve(true),
  };

  /** Calls the session's command of this name, so that a new command needs no line here. */
  function forward(name: keyof LiveSession, args: never): unknown {
    const command: ((...given: never) => unknown) | undefined = session?.[name];
    return command?.(...args);
  }

  return new Proxy(own as TabPort, {
    get: (_, name) =>
      Reflect.get(own, name) ?? ((...args: unknown[]) => forward(name as keyof LiveSession, args as never)),
  });
}
