// Announces a core to the tabs of its build, and ends it when a newer core has replaced it.

/** What goes through the channel of a build: a core that runs, or a tab that wants to join one. */
export interface LobbyMessage {
  /** Name of a core, ending in its generation. */
  readonly core?: string;
  /** `NAME/LINE`: the channel through which a tab wants to reach that core. */
  readonly join?: string;
}

/** The part of BroadcastChannel used here. */
export interface LobbyChannel {
  postMessage(message: LobbyMessage): void;
  addEventListener(type: "message", listener: (event: { readonly data: LobbyMessage | null }) => void): void;
}

/** The part of the Web Locks API used here. */
export interface SuccessionLocks {
  request(name: string, run: () => Promise<void>): Promise<unknown>;
}

/** The lock has no other claimant: a browser that has not granted it by then does not answer, ms. */
const HELD_WITHIN_MS = 1_000;

const generationInName = (name: string): number => Number(name.slice(name.lastIndexOf("-") + 1));

/**
 * Announces the core of this name, `…-GENERATION`. Resolves to the lock that it holds from then on while it lives;
 * undefined where there are no locks.
 */
export async function announceCore(options: {
  readonly name: string;
  readonly instance: string;
  readonly lobby: LobbyChannel | undefined;
  readonly locks: SuccessionLocks | undefined;
  /** A newer core runs: this one hung or was left by its tabs, and must end. */
  onReplaced(): void;
  /** A tab wants to reach this core through the channel of this name. */
  onJoin(line: string): void;
}): Promise<string | undefined> {
  const { name, lobby, locks } = options;
  const announce = (): void => lobby?.postMessage({ core: name });
  lobby?.addEventListener("message", ({ data }) => {
    if (data?.core !== undefined) {
      const other = generationInName(data.core);
      if (other > generationInName(name)) options.onReplaced();
      // An older core that has just woken learns that it was replaced.
      else if (other < generationInName(name)) announce();
    }
    if (data?.join?.startsWith(`${name}/`) === true) options.onJoin(data.join);
  });
  if (locks === undefined) {
    announce();
    return undefined;
  }
  const lock = `${name}/${options.instance}`;
  const isHeld = await new Promise<boolean>((tell) => {
    setTimeout(() => tell(false), HELD_WITHIN_MS);
    locks
      .request(lock, () => {
        tell(true);
        return new Promise<void>(() => undefined);
      })
      // Locks are forbidden here: tabs notice this core's end by its silence only.
      .catch(() => tell(false));
  });
  announce();
  return isHeld ? lock : undefined;
}
