// Assembles the server: headers and counters first, then faults, then the routes of each area.
import Fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { LISTED_CALLS } from "./apiDescription.ts";
import { describeCommunity } from "../community/describeCommunity.ts";
import { compressAnswers } from "./compressAnswers.ts";
import { collectDescriptions } from "./describedCalls.ts";
import { localized, refusal, retryAfterOf } from "./envelope.ts";
import type { Health } from "./health.ts";
import { proxyRoutes } from "./proxy.ts";
import { inviteRoutes } from "../routes/activities/invite.ts";
import { postRewardRoutes } from "../routes/activities/postReward.ts";
import { analysisRoutes } from "../routes/analysis.ts";
import { apiDocsRoutes } from "../routes/apiDocs.ts";
import { commonRoutes } from "../routes/common.ts";
import { messageRoutes } from "../routes/community/messages.ts";
import { communityRoutes } from "../routes/community/communityRoutes.ts";
import { peopleRoutes } from "../routes/community/people.ts";
import { controlRoutes } from "../routes/control.ts";
import { creatorsRoutes } from "../routes/creators/creatorsRoutes.ts";
import { studioRoutes } from "../routes/studio/studioRoutes.ts";
import { feedRoutes } from "../routes/feed.ts";
import { favoriteRoutes } from "../routes/favorites.ts";
import { footballRoutes } from "../routes/football.ts";
import { imageRoutes } from "../routes/images.ts";
import { languageRoutes } from "../routes/languages.ts";
import { leagueRoutes } from "../routes/leagues.ts";
import { playerRoutes } from "../routes/players.ts";
import { teamRoutes } from "../routes/teams.ts";
import { searchRoutes } from "../routes/search.ts";
import { matchOddsRoutes } from "../routes/matchOdds.ts";
import { matchDetailsRoutes } from "../routes/matchDetails.ts";
import { userRoutes } from "../routes/user/userRoutes.ts";
import { walletRoutes } from "../routes/wallet/walletRoutes.ts";
import { documentScripts } from "./documents.ts";
import {
  foreignOrigins,
  isLoaded,
  LOADED_HEADERS,
  PICTURE_HEADERS,
  securityHeaders,
} from "../../build/hosting/securityHeaders.ts";
import type { Services } from "./services.ts";
import { staticFiles } from "./staticFiles.ts";
import { REPORT_PATH } from "./violations.ts";
import { words } from "../words/words.ts";

export interface ServerOptions {
  /** Folder of the built client; without it, only calls are served. */
  readonly distDir?: string | undefined;
  /** Opens the control channel. */
  readonly control?: boolean | undefined;
}

/** A server that answers every path with only the security headers. `distDir`: of the client that it will serve. */
export function createApp(
  now: () => number,
  distDir: string | undefined,
  reportPath?: string,
): FastifyInstance {
  const scripts = distDir === undefined ? [] : documentScripts(distDir);
  const headers = securityHeaders({ foreign: foreignOrigins(process.env), scripts, reportPath });
  const app = Fastify({
    forceCloseConnections: true,
    // A proxy that ends https says so; nobody else is believed.
    trustProxy: ["loopback", "uniquelocal"],
    frameworkErrors: (error, _request, reply) => {
      void (reply as unknown as FastifyReply).headers(headers).code(400).send(refusal(400, error.message));
    },
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(isLoaded(request.url) ? LOADED_HEADERS : headers);
    if (request.url.startsWith("/img/")) reply.headers(PICTURE_HEADERS);
    // The client reads server time from this header (docs/wire.md#server-time), so it must match the world's
    // time.
    reply.header("date", new Date(now()).toUTCString());
  });
  app.addHook("preSerialization", async ({ query }, reply, payload) => {
    const seconds = retryAfterOf(payload);
    if (seconds !== undefined) reply.header("retry-after", seconds);
    return localized(payload, (query as Readonly<Record<string, unknown>> | undefined)?.["lang"]);
  });
  app.setErrorHandler((error: { statusCode?: number; message?: string }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error(error);
    return reply
      .code(status)
      .send(refusal(status, status >= 500 ? words("serverFailed") : (error.message ?? "")));
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(refusal(404, `No call ${request.method} ${request.url.split("?", 1)[0]}`)),
  );
  return app;
}

/** The reference backend with the built client in front. */
export function createServer(
  services: Services,
  { distDir, control }: ServerOptions,
  health: Health,
): FastifyInstance {
  const app = createApp(services.now, distDir, control === true ? REPORT_PATH : undefined);
  if (control === true) {
    app.addHook("onRequest", async (request) => {
      const path = request.url.split("?", 1)[0]!;
      if (!path.startsWith("/__control")) services.counters.request(path);
    });
    services.faults.install(app);
    services.longNames.install(app);
    services.violations.install(app);
    controlRoutes(app, services);
  }
  // Answers of calls are not cached, because they are valid for about a second.
  app.addHook("onRequest", async (request, reply) => {
    if (/^\/(api|v1)\//.test(request.url)) reply.header("cache-control", "no-store");
  });
  compressAnswers(app);
  health.routes(app);
  const paths = collectDescriptions(app, LISTED_CALLS);
  footballRoutes(app, services);
  feedRoutes(app, { feed: services.feed?.status, stream: services.stream });
  matchDetailsRoutes(app, services);
  matchOddsRoutes(app, services);
  analysisRoutes(app, services);
  leagueRoutes(app, services);
  teamRoutes(app, services);
  playerRoutes(app, services);
  commonRoutes(app, services);
  languageRoutes(app, services);
  favoriteRoutes(app, services);
  userRoutes(app, services);
  peopleRoutes(app, services);
  messageRoutes(app, services);
  inviteRoutes(app, services);
  postRewardRoutes(app, services);
  searchRoutes(app, services);
  communityRoutes(app, services);
  creatorsRoutes(app, services);
  studioRoutes(app, services);
  walletRoutes(app, services);
  imageRoutes(app, services);
  apiDocsRoutes(app, paths);
  if (distDir !== undefined) staticFiles(app, distDir, services.deployment, describeCommunity(services));
  services.stream.attach(app.server);
  return app;
}

/** Serves the built client and proxies to a real backend. */
export async function createProxyServer(
  apiOrigin: string,
  distDir: string,
  health: Health,
): Promise<FastifyInstance> {
  const app = createApp(Date.now, distDir);
  health.routes(app);
  await proxyRoutes(app, apiOrigin);
  staticFiles(app, distDir);
  return app;
}
