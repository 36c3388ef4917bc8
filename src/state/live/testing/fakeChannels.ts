// Message ports and broadcast channels of a fake browser: messages arrive in order, one timer turn later.

type Listener = (event: MessageEvent) => void;

/** One end of a connection, as MessagePort and BroadcastChannel share it. */
export interface FakeChannel {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: Listener): void;
  removeEventListener(type: "message", listener: Listener): void;
  close(): void;
}

interface End extends FakeChannel {
  deliver(data: unknown): void;
}

function createEnd(others: () => Iterable<End>, onClose: (end: End) => void): End {
  const listeners = new Set<Listener>();
  let open = true;
  const end: End = {
    postMessage(message) {
      if (open) for (const other of others()) setTimeout(() => other.deliver(message));
    },
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
    close() {
      open = false;
      onClose(end);
    },
    deliver(data) {
      if (open) for (const listener of listeners) listener({ data } as MessageEvent);
    },
  };
  return end;
}

/** Two connected ports. */
export function createPorts(): readonly [FakeChannel, FakeChannel] {
  const first: End = createEnd(
    () => [second],
    () => undefined,
  );
  const second: End = createEnd(
    () => [first],
    () => undefined,
  );
  return [first, second];
}

/** Broadcast channels by name. */
export function createBroadcasts(): (name: string) => FakeChannel {
  const rooms = new Map<string, Set<End>>();
  return (name) => {
    const room = rooms.get(name) ?? new Set<End>();
    rooms.set(name, room);
    const mine: End = createEnd(
      () => [...room].filter((each) => each !== mine),
      (end) => room.delete(end),
    );
    room.add(mine);
    return mine;
  };
}
