// Proxies calls, stream and images to a real backend.
import httpProxy from "@fastify/http-proxy";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { BACKEND_AREAS, STREAM_PATH } from "../../build/hosting/siteRules.ts";

/** Proxies the paths below a first segment to an http(s) origin; `headersFor` gets the request and its headers. */
export async function proxyArea(
  app: FastifyInstance,
  area: string,
  origin: string,
  headersFor: (request: FastifyRequest, headers: object) => object,
): Promise<void> {
  const prefix = `/${area}`;
  await app.register(httpProxy, {
    upstream: origin,
    prefix,
    rewritePrefix: prefix,
    replyOptions: {
      rewriteRequestHeaders: headersFor as never,
      onError: (reply) => {
        void reply.code(502).send({ code: 502, msg: `No answer from ${origin}`, data: null });
      },
    },
  });
}

/** Proxies the backend's paths to `apiOrigin`, an http(s) origin. */
export async function proxyRoutes(app: FastifyInstance, apiOrigin: string): Promise<void> {
  const { host } = new URL(apiOrigin);
  for (const area of BACKEND_AREAS) {
    await proxyArea(app, area, apiOrigin, (_request, headers) => ({ ...headers, host }));
  }
  await app.register(httpProxy, {
    upstream: apiOrigin,
    prefix: STREAM_PATH,
    rewritePrefix: STREAM_PATH,
    websocket: true,
    wsUpstream: apiOrigin.replace(/^http/, "ws"),
  });
}
