// The image host's folders: every picture is drawn on demand, and all videos of seeded posts are one file.
// See docs/wire.md#pictures.
import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { refusal } from "../server/envelope.ts";
import { drawFace, drawLeagueBadge, drawRegion } from "../images/badge.ts";
import { drawCrest } from "../images/crest.ts";
import { drawFlag } from "../images/flag.ts";
import { drawScene } from "../images/scene.ts";
import { findLeague } from "../details/parts.ts";
import type { PictureKind } from "../feeds/pictures.ts";
import type { Services } from "../server/services.ts";

/** A goal, 320 by 180 px, 2.5 s. */
const VIDEO = readFileSync(new URL("../images/goal.webm", import.meta.url));
const KEEP = "public, max-age=604800";

type ImageServices = Pick<Services, "feed" | "posts" | "world">;

/** Folders whose pictures a feed fetches: a crest of a real club is never drawn. */
const LOGO_FOLDERS: Readonly<Record<string, PictureKind>> = { fbteam: "team", fbleague: "league" };

export function imageRoutes(app: FastifyInstance, { feed, posts, world }: ImageServices): void {
  const painters: Readonly<Record<string, (id: number) => string | undefined>> = {
    fbteam(id) {
      const team = world.team(id);
      return team && drawCrest(team);
    },
    fbleague(id) {
      const league = findLeague(world, id);
      return league && drawLeagueBadge(league);
    },
    fbcountry(id) {
      const country = world.countries.find((each) => each.id === id);
      return country && drawFlag(country.code, id);
    },
    fbregion: drawRegion,
    fbplayer: drawFace,
  };

  // Pictures, videos and posters of seeded posts. Their names are random: who may not see a post cannot guess the address of its pictures.
  app.get<{ Params: { file: string } }>("/img/post/:file", async (request, reply) => {
    const { file } = request.params;
    const address = `/img/post/${file}`;
    // A poster has the name of its video.
    const size = posts.mediaAt(address) ?? posts.mediaAt(address.replace(/svg$/, "webm"));
    if (size === undefined) return reply.code(404).send(refusal(404, `No picture post/${file}`));
    if (file.endsWith(".webm")) return reply.header("cache-control", KEEP).type("video/webm").send(VIDEO);
    return reply
      .header("cache-control", KEEP)
      .type("image/svg+xml; charset=utf-8")
      .send(drawScene(Number.parseInt(file.slice(0, 8), 16), size.width, size.height));
  });

  app.get<{ Params: { folder: string; file: string } }>("/img/:folder/:file", async (request, reply) => {
    const { folder, file } = request.params;
    const kind = feed && LOGO_FOLDERS[folder];
    if (kind !== undefined) {
      const logo = await feed?.pictures?.find(kind, Number(/^[1-9]\d{0,8}/.exec(file)?.[0]));
      if (logo === undefined) return reply.code(404).send(refusal(404, `No picture ${folder}/${file}`));
      return reply.header("cache-control", KEEP).type(logo.type).send(logo.bytes);
    }
    const id = /^([1-9]\d{0,8})\.svg$/.exec(file)?.[1];
    const picture =
      id === undefined || !Object.hasOwn(painters, folder) ? undefined : painters[folder]?.(Number(id));
    if (picture === undefined) return reply.code(404).send(refusal(404, `No picture ${folder}/${file}`));
    return reply.header("cache-control", KEEP).type("image/svg+xml; charset=utf-8").send(picture);
  });
}
