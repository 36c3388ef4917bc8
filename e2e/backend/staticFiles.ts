// Serves the built client from memory, compressed once per file; unknown paths get the page, which draws its own 404.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refusal } from "./envelope.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

const COMPRESSIBLE = new Set([
  ".css",
  ".html",
  ".js",
  ".json",
  ".map",
  ".svg",
  ".txt",
  ".webmanifest",
  ".xml",
]);
/** Below this size a compressed copy saves nothing. */
const WORTH_COMPRESSING = 600;
const BROTLI_QUALITY = 9;

const FOREVER = "public, max-age=31536000, immutable";
const ASK_EACH_TIME = "no-cache";
/** First path segments that never stand for a page. */
const NOT_PAGES = new Set(["api", "v1", "img", "stream", "assets", "api-docs", "__control"]);

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Encoding = "br" | "gzip";

interface StaticFile {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly compressible: boolean;
  readonly copies: Map<Encoding, Promise<Buffer>>;
}

function loadFile(path: string, urlPath: string): StaticFile {
  const body = readFileSync(path);
  const extension = extname(path);
  return {
    body,
    type: TYPES[extension] ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    cacheControl: urlPath.startsWith("/assets/") ? FOREVER : ASK_EACH_TIME,
    compressible: COMPRESSIBLE.has(extension) && body.length >= WORTH_COMPRESSING,
    copies: new Map(),
  };
}

/** Every file of the folder by its URL path. */
function loadFolder(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const urlPath = `/${path.slice(folder.length).split(sep).filter(Boolean).join("/")}`;
    files.set(urlPath, loadFile(path, urlPath));
  }
  return files;
}

function pickEncoding(accepted: string | undefined): Encoding | undefined {
  const wanted = (accepted ?? "").split(",").filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part));
  const names = new Set(wanted.map((part) => part.split(";", 1)[0]!.trim()));
  if (names.has("br")) return "br";
  return names.has("gzip") ? "gzip" : undefined;
}

function compressedCopy(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  const known = file.copies.get(encoding);
  if (known !== undefined) return known;
  const copy =
    encoding === "br"
      ? compressBrotli(file.body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : compressGzip(file.body, { level: 9 });
  file.copies.set(encoding, copy);
  return copy;
}

async function sendFile(file: StaticFile, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  reply.headers({ "cache-control": file.cacheControl, etag: file.etag });
  if (file.compressible) reply.header("vary", "accept-encoding");
  if (request.headers["if-none-match"]?.includes(file.etag) === true) return reply.code(304).send();
  reply.type(file.type);
  const encoding = file.compressible ? pickEncoding(request.headers["accept-encoding"]) : undefined;
  if (encoding === undefined) return reply.send(file.body);
  return reply.header("content-encoding", encoding).send(await compressedCopy(file, encoding));
}

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

/**
 * Serves the folder of the built client under `/`; hashed assets may be kept for ever, the rest is asked for each time.
 * A path that is no file and no call gets `index.html` with status 200.
 */
export function staticFiles(app: FastifyInstance, distDir: string): void {
  const files = loadFolder(distDir);
  const page = files.get("/index.html");

  app.get<{ Params: { "*": string } }>("/*", async (request, reply) => {
    const path = `/${request.params["*"]}`;
    const file = files.get(path) ?? (isPagePath(path, request.headers.accept) ? page : undefined);
    if (file === undefined) return reply.code(404).send(refusal(404, `Nothing at ${path}`));
    return sendFile(file, request, reply);
  });
}
