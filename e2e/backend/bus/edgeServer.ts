// The server of an edge: lists, changes, prices, pages and the stream from the bus; members' calls go on to their backend.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { BACKEND_AREAS, REFERENCE_AREAS, WORLD_CALLS } from "../../build/hosting/siteRules.ts";
import { commonRoutes } from "../routes/common.ts";
import { feedRoutes } from "../routes/feed.ts";
import { footballRoutes, type FootballServices } from "../routes/football.ts";
import { readDay, readMatchesAsked } from "../routes/footballQuery.ts";
import { compressAnswers } from "../server/compressAnswers.ts";
import type { Health } from "../server/health.ts";
import { proxyArea } from "../server/proxy.ts";
import { createApp } from "../server/server.ts";
import { staticFiles } from "../server/staticFiles.ts";
import type { Stream } from "../stream/stream.ts";
import type { StreamTokens } from "../stream/streamTokens.ts";
import type { ToldFeedStatus } from "../feeds/feedStatus.ts";
import { type EdgePages, NO_ANSWER } from "./edgePages.ts";
import { PAGE_PATHS, pageAddress } from "./pageAddress.ts";
import { CARRIED_MS } from "./worldValues.ts";

export interface EdgeServices extends Omit<FootballServices, "stage"> {
  readonly feed: ToldFeedStatus;
  readonly stream: Stream;
  readonly tokens: StreamTokens;
  readonly pages: EdgePages;
  /** False until a whole world has come. */
  readonly hasWorld: () => boolean;
  readonly health: Health;
}

export interface EdgeServerOptions {
  /** Folder of the built client; without it, only calls are served. */
  readonly distDir: string | undefined;
  /** Where members' calls go on to; without it they are refused. */
  readonly membersOrigin: string | undefined;
}

/** Nothing is staged on an edge: what the bus brings is told by the stream, and by the changes of prices. */
const NOT_STAGED: FootballServices["stage"] = { version: () => 0, putSince: () => [] };

/** Calls that an edge answers from its world: the stream's token is signed with a secret that comes with it. */
const OF_THE_WORLD = new RegExp(String.raw`^/api/(?:${WORLD_CALLS.join("|")})\b`);

type Query = Readonly<Record<string, unknown>>;

/** Whether a list needs more than what the bus carries, and must be asked of the source. */
function isBeyond({ url, query }: FastifyRequest, { world, now }: EdgeServices): boolean {
  const [path] = url.split("?", 1);
  if (path === "/api/football/fixture") {
    const day = readDay(query as Query, now());
    return day.ok && (day.value.from < now() - CARRIED_MS || day.value.to > now() + CARRIED_MS);
  }
  if (path !== "/api/football/matches") return false;
  const asked = readMatchesAsked(query as Query);
  if (!asked.ok) return false;
  // The last and next matches of a team may be farther off than the days that the bus carries.
  return asked.value.teamIds.length > 0 || asked.value.ids.some((id) => !world.matchAt(id, now()));
}

export async function createEdgeServer(
  services: EdgeServices,
  { distDir, membersOrigin }: EdgeServerOptions,
): Promise<FastifyInstance> {
  const { pages, stream, health, hasWorld } = services;
  const app = createApp(services.now, distDir);
  app.addHook("onRequest", async (request, reply) => {
    if (/^\/(api|v1)\//.test(request.url)) reply.header("cache-control", "no-store");
  });
  compressAnswers(app);
  health.routes(app);
  app.addHook("onRequest", async ({ url }, reply) => {
    if (hasWorld() || !OF_THE_WORLD.test(url)) return undefined;
    // With this status a balancer asks the next edge; an empty list would look like a day without football.
    return reply.code(503).send(NO_ANSWER);
  });

  /** Answers with a page; undefined where none is known. */
  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const address = pageAddress(request.url);
    const page = address === undefined ? undefined : await pages.ask(address);
    if (page === undefined) return undefined;
    if (page.ageSeconds !== undefined) reply.header("age", page.ageSeconds);
    return reply.code(page.status).type("application/json; charset=utf-8").send(page.body);
  }

  app.addHook("preHandler", async (request, reply) => {
    if (!isBeyond(request, services)) return undefined;
    const sent = await sendPage(request, reply);
    // Without a source the matches that the edge has are better than none; a day that it does not have would be empty.
    if (sent !== undefined || request.url.startsWith("/api/football/matches")) return sent;
    return reply.send(NO_ANSWER);
  });
  footballRoutes(app, { ...services, stage: NOT_STAGED });
  feedRoutes(app, services);
  commonRoutes(app, services);
  for (const path of PAGE_PATHS.filter((page) => !app.hasRoute({ method: "GET", url: page })))
    app.get(path, async (request, reply) => (await sendPage(request, reply)) ?? NO_ANSWER);

  const areas = [...BACKEND_AREAS, ...REFERENCE_AREAS];
  for (const area of areas) {
    if (membersOrigin === undefined) app.all(`/${area}/*`, async () => NO_ANSWER);
    else await proxyArea(app, area, membersOrigin, forwarded(membersOrigin));
  }
  if (distDir !== undefined) staticFiles(app, distDir);
  stream.attach(app.server);
  return app;
}

/** The headers of a request that goes on: who asked, and by which name. */
const forwarded = (origin: string) => {
  const { host } = new URL(origin);
  return (request: FastifyRequest, headers: object): object => ({
    ...headers,
    host,
    "x-forwarded-for": request.ip,
    "x-forwarded-host": request.host,
    "x-forwarded-proto": request.protocol,
  });
};
