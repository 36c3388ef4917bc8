// A live socket over the fake server and clock, for tests.
import { createLiveSocket, type SocketState } from "../feed/socket.ts";
import { createFakeClock } from "./fakeClock.ts";
import { createFakeServer, type FakeSocket } from "./fakeServer.ts";

export interface SocketOptions {
  readonly random?: () => number;
  /** How a socket is opened, where the fake server's way is not meant. */
  readonly openSocket?: () => FakeSocket;
}

/** A socket at rest over the fake server and clock, with what it said. */
export function aSocket({ random, openSocket }: SocketOptions = {}) {
  const clock = createFakeClock(random ? { random } : {});
  const server = createFakeServer();
  const states: SocketState[] = [];
  const messages: unknown[] = [];
  let known: string | undefined;
  const socket = createLiveSocket({
    clock,
    async fetchToken() {
      const answer = known === undefined ? await server.api.fetchWebsocketToken() : undefined;
      if (answer?.ok) known = answer.value;
      return known;
    },
    dropToken: () => (known = undefined),
    openSocket: openSocket ?? ((token) => server.openSocket(token)),
    onMessage(data) {
      messages.push(data);
      return "alive";
    },
    onState: (state) => states.push(state),
  });
  return { clock, server, socket, states, messages };
}

/** A socket that is open. */
export async function anOpenSocket(options: SocketOptions = {}) {
  const all = aSocket(options);
  all.socket.start();
  await all.clock.advance(0);
  if (all.socket.state() !== "open") throw new Error("the socket did not open");
  return all;
}
