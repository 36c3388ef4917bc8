// Proxies calls, stream and images to a real backend.
import httpProxy from "@fastify/http-proxy";
import type { FastifyInstance } from "fastify";

/** Path prefixes of the backend (docs/wire.md#origins). */
const PREFIXES = ["/api", "/v1", "/img"] as const;

/** Proxies the backend's paths to `apiOrigin`, an http(s) origin. */
export async function proxyRoutes(app: FastifyInstance, apiOrigin: string): Promise<void> {
  const { host } = new URL(apiOrigin);
  const rewriteHost = (_request: unknown, headers: object): object => ({ ...headers, host });
  for (const prefix of PREFIXES) {
    await app.register(httpProxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        rewriteRequestHeaders: rewriteHost as never,
        onError: (reply) => {
          void reply.code(502).send({ code: 502, msg: `No answer from ${apiOrigin}`, data: null });
        },
      },
    });
  }
  await app.register(httpProxy, {
    upstream: apiOrigin,
    prefix: "/stream",
    rewritePrefix: "/stream",
    websocket: true,
    wsUpstream: apiOrigin.replace(/^http/, "ws"),
  });
}
