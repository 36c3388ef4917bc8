// Makes a core known to the tabs of its build, and ends it when a newer one has taken its place.

/** What goes through the channel of a build: a core that stands, or a tab that wants to be let in. */
export interface LobbyMessage {
  /** Name of a core, ending in its generation. */
  readonly core?: string;
  /** `NAME/LINE`: the channel through which a tab wants to speak with that core. */
  readonly join?: string;
}

/** The part of BroadcastChannel used here. */
export interface LobbyChannel {
  postMessage(message: LobbyMessage): void;
  addEventListener(type: "message", listener: (event: { readonly data: LobbyMessage | null }) => void): void;
}

/** The part of the Web Locks API used here. */
export interface CoreLocks {
  request(name: string, run: () => Promise<void>): Promise<unknown>;
}

const generationOf = (name: string): number => Number(name.slice(name.lastIndexOf("-") + 1));

/**
 * Announces the core of this name, `…-GENERATION`. The lock that it holds from then on while it lives comes back;
 * undefined where there are no locks.
 */
export async function announceCore(options: {
  readonly name: string;
  readonly instance: string;
  readonly lobby: LobbyChannel | undefined;
  readonly locks: CoreLocks | undefined;
  /** A newer core stands: this one, which hung or was given up, has to go. */
  onReplaced(): void;
  /** A tab wants to speak through the channel of this name. */
  onJoin(line: string): void;
}): Promise<string | undefined> {
  const { name, lobby, locks } = options;
  const announce = (): void => lobby?.postMessage({ core: name });
  lobby?.addEventListener("message", ({ data }) => {
    if (data?.core !== undefined) {
      const other = generationOf(data.core);
      if (other > generationOf(name)) options.onReplaced();
      // An older one that has just woken learns that it is over.
      else if (other < generationOf(name)) announce();
    }
    if (data?.join?.startsWith(`${name}/`) === true) options.onJoin(data.join);
  });
  if (locks === undefined) {
    announce();
    return undefined;
  }
  const lock = `${name}/${options.instance}`;
  const isHeld = await new Promise<boolean>((tell) => {
    locks
      .request(lock, () => {
        tell(true);
        return new Promise<void>(() => undefined);
      })
      // Forbidden here: nobody learns of this core's end but by its silence.
      .catch(() => tell(false));
  });
  announce();
  return isHeld ? lock : undefined;
}
