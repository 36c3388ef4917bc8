// Says whether the server lives and whether it can serve, and ends its calls before it stops.
import type { FastifyInstance } from "fastify";

export interface Health {
  /** From now on the server is not ready, so that a balancer sends no more clients. */
  stopping(): void;
  routes(app: FastifyInstance): void;
}

/**
 * `missing`: what is not there yet, in a sentence, while there is nothing to serve. `isAnyway`: whether the server is ready
 * all the same.
 */
export function createHealth(
  missing: () => string | undefined = () => undefined,
  isAnyway: () => boolean = () => false,
): Health {
  let isStopping = false;
  return {
    stopping() {
      isStopping = true;
    },
    routes(app) {
      app.get("/healthz", async (_request, reply) => {
        void reply.header("cache-control", "no-store");
        return { state: "alive", missing: missing() };
      });
      app.get("/readyz", async (_request, reply) => {
        const lacking = isStopping ? "The server stops." : isAnyway() ? undefined : missing();
        const isReady = lacking === undefined;
        void reply.header("cache-control", "no-store").code(isReady ? 200 : 503);
        return { state: isReady ? "ready" : "not ready", missing: lacking };
      });
    },
  };
}

/** In ms: a call that takes longer is cut off. */
export const LONGEST_CALL_MS = 5_000;

/** Accepts no more connections and waits for the calls under way; idle connections are closed at once. */
export function endCalls({ server }: FastifyInstance): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, LONGEST_CALL_MS);
    // A connection that is kept alive becomes idle when its call is answered.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    function end(): void {
      clearTimeout(timer);
      clearInterval(idle);
      resolve();
    }
    server.close(end);
    server.closeIdleConnections();
  });
}
