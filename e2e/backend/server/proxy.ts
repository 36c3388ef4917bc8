// Proxies calls, stream and images to a real backend.
import httpProxy from "@fastify/http-proxy";
import type { FastifyInstance } from "fastify";
import { BACKEND_AREAS, STREAM_PATH } from "../../build/hosting/siteRules.ts";

/** Proxies the backend's paths to `apiOrigin`, an http(s) origin. */
export async function proxyRoutes(app: FastifyInstance, apiOrigin: string): Promise<void> {
  const { host } = new URL(apiOrigin);
  const rewriteHost = (_request: unknown, headers: object): object => ({ ...headers, host });
  for (const area of BACKEND_AREAS) {
    const prefix = `/${area}`;
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
    prefix: STREAM_PATH,
    rewritePrefix: STREAM_PATH,
    websocket: true,
    wsUpstream: apiOrigin.replace(/^http/, "ws"),
  });
}
