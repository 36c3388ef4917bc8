// Serves the built client: its files from memory, and for the address of a page the document of its language.
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createFile, loadFolder, sendFile, type StaticFile } from "./builtFiles.ts";
import { createDeployment, type Deployment } from "./deployment.ts";
import { DOCUMENT_TABLE, readDocuments } from "./documents.ts";
import { refusal } from "./envelope.ts";

/** First path segments that never stand for a page. */
const NOT_PAGES = new Set(["api", "v1", "img", "stream", "assets", "api-docs", "__control"]);

/** Folders of the client that hold nothing but files. */
const FILE_AREAS: ReadonlySet<string> = new Set(["assets", "images"]);

/** True when a path may be a client route: it belongs to no server area, and names no file or is opened as a page. */
function isPagePath(path: string, accept: string | undefined): boolean {
  const segments = path.split("/");
  const [, area = ""] = segments;
  if (NOT_PAGES.has(area)) return false;
  if (!(segments.at(-1) ?? "").includes(".")) return true;
  // Somebody typed an odd address: the page says so better than an envelope does.
  return !FILE_AREAS.has(area) && (accept ?? "").includes("text/html");
}

/** Files that name whole addresses; a build that knows no origin leaves this in its place (lib/documents/sitemap.ts). */
const ORIGIN_PLACEHOLDER = "{{origin}}";
const WITH_ORIGIN: ReadonlySet<string> = new Set(["/sitemap.xml", "/robots.txt"]);

/** The origin the client was asked at. A host of odd signs is none: it goes into markup. */
function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${/^[\w.:[\]-]+$/.test(host) ? host : "localhost"}`;
}

function withOrigin(path: string, file: StaticFile, request: FastifyRequest): StaticFile {
  const text = file.body.toString("utf8");
  if (!text.includes(ORIGIN_PLACEHOLDER)) return file;
  return createFile(Buffer.from(text.replaceAll(ORIGIN_PLACEHOLDER, originOf(request))), path);
}

/**
 * Serves the folder of the built client under `/`; hashed assets may be kept for ever, the rest is asked for each time.
 * The address of a page gets the document of its language; where no page stands, with status 404: the client draws
 * its 404 page then.
 */
export function staticFiles(
  app: FastifyInstance,
  distDir: string,
  deployment: Deployment = createDeployment(),
): void {
  const built = loadFolder(distDir);
  deployment.install(built);
  const pickDocument = readDocuments(built.get(DOCUMENT_TABLE)?.body.toString("utf8"));

  app.get<{ Params: { "*": string } }>("/*", async (request, reply) => {
    const path = `/${request.params["*"]}`;
    const files = deployment.files();
    // Documents are reached by the address of their page alone.
    const file = path.endsWith(".html") ? undefined : files.get(path);
    if (file !== undefined) {
      return sendFile(WITH_ORIGIN.has(path) ? withOrigin(path, file, request) : file, request, reply);
    }
    if (isPagePath(path, request.headers.accept)) {
      const { file: name, known } = pickDocument(path);
      const document = files.get(name);
      if (document !== undefined) return sendFile(document, request, reply, known ? 200 : 404);
    }
    return reply.code(404).send(refusal(404, `Nothing at ${path}`));
  });
}
