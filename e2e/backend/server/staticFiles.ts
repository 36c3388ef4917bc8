// Serves the built client: its files from memory, and for a page's address the document of its language.
import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  ASK_EACH_TIME,
  ASSETS,
  BACKEND_AREAS,
  FILE_AREAS,
  NEVER_KEPT,
  ORIGIN_PLACEHOLDER,
  STREAM_PATH,
} from "../../build/hosting/siteRules.ts";
import { createFile, loadFolder, sendFile, type StaticFile } from "./builtFiles.ts";
import { createDeployment, type Deployment } from "./deployment.ts";
import { DOCUMENT_TABLE, readDocuments } from "./documents.ts";
import { refusal } from "./envelope.ts";
import { type DescribePage, withPageTexts } from "./pageTexts.ts";

/** First path segments that are never pages. */
const NOT_PAGES = new Set([...BACKEND_AREAS, STREAM_PATH.slice(1), ASSETS, "api-docs", "__control"]);

/** True if a path may be a client route: it belongs to no server area, and names no file or is opened as a page. */
function isPagePath(path: string, accept: string | undefined): boolean {
  const segments = path.split("/");
  const [, area = ""] = segments;
  if (NOT_PAGES.has(area)) return false;
  if (!(segments.at(-1) ?? "").includes(".")) return true;
  // For a mistyped address, a page is more helpful than an envelope.
  return !FILE_AREAS.includes(area) && (accept ?? "").includes("text/html");
}

/** Files with whole addresses. */
const WITH_ORIGIN: ReadonlySet<string> = new Set(["/sitemap.xml", "/robots.txt"]);

/** The origin of the request. A host with unusual characters is rejected, because it goes into markup. */
function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${/^[\w.:[\]-]+$/.test(host) ? host : "localhost"}`;
}

function withOrigin(path: string, file: StaticFile, request: FastifyRequest): StaticFile {
  const text = file.body.toString("utf8");
  if (!text.includes(ORIGIN_PLACEHOLDER)) return file;
  return createFile(Buffer.from(text.replaceAll(ORIGIN_PLACEHOLDER, originOf(request))), path);
}

/** The value of the locale cookie (docs/product.md#locale-cookie); undefined on a first visit and for robots. */
function rememberedLanguage({ headers }: FastifyRequest): string | undefined {
  return /(?:^|;\s*)locale=([\w-]+)/.exec(headers.cookie ?? "")?.[1];
}

/**
 * Serves the folder of the built client under `/`. Hashed assets are cached for ever, other files are
 * revalidated each time. A page's address gets the document of its language; an address without a page gets
 * status 404, and the client shows its 404 page. A page's address without a language leads to that of the cookie,
 * unless a `lang` in the query asks for another, which the client follows (docs/wire.md#explicit-language).
 * `describePage` names pages whose document says what they are about.
 */
export function staticFiles(
  app: FastifyInstance,
  distDir: string,
  deployment: Deployment = createDeployment(),
  describePage: DescribePage = () => undefined,
): void {
  const built = loadFolder(distDir);
  deployment.install(built);
  const documents = readDocuments(built.get(DOCUMENT_TABLE)?.body.toString("utf8"));

  app.get<{ Params: { "*": string } }>("/*", async (request, reply) => {
    const path = `/${request.params["*"]}`;
    const files = deployment.files();
    // Documents are reached only by the address of their page, except those that the offline worker keeps.
    const isPage = path.endsWith(".html") && !path.startsWith("/assets/");
    const file = isPage ? undefined : files.get(path);
    if (file !== undefined) {
      return sendFile(WITH_ORIGIN.has(path) ? withOrigin(path, file, request) : file, request, reply);
    }
    if (isPagePath(path, request.headers.accept)) {
      const { file: name, known, unprefixed, path: page } = documents.pick(path);
      if (unprefixed) reply.header("vary", "cookie");
      const language = rememberedLanguage(request) ?? "";
      if (known && unprefixed && documents.hasPrefix(language) && !("lang" in (request.query as object))) {
        return reply.header("cache-control", NEVER_KEPT).redirect(`/${language}${request.url}`, 302);
      }
      const document = files.get(name);
      const texts = known ? describePage(page) : undefined;
      if (document !== undefined && texts !== undefined) {
        const described = withPageTexts(document.body.toString("utf8"), texts, originOf(request));
        return sendFile(createFile(Buffer.from(described), name), request, reply);
      }
      if (document !== undefined) return sendFile(document, request, reply, known ? 200 : 404);
    }
    // What is missing may be there a moment later, when a new build is published.
    return reply
      .code(404)
      .header("cache-control", ASK_EACH_TIME)
      .send(refusal(404, `Nothing at ${path}`));
  });
}
