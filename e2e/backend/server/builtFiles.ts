// Files of the built client: read once, compressed once per encoding unless the build did it, and sent with headers.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cacheControlOf, CONTENT_TYPES } from "../../build/hosting/siteRules.ts";
import { BROTLI_SUFFIX, isCompressible } from "../../build/precompress.ts";
import { compress, type Encoding, pickEncoding } from "./encodings.ts";

/** Made once for each file that the build has not compressed. */
const EFFORT = { quality: 9, level: 9 };

export interface StaticFile {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly compressible: boolean;
  readonly copies: Map<Encoding, Promise<Buffer>>;
}

/** The file served under `urlPath`. */
export function createFile(body: Buffer, urlPath: string): StaticFile {
  const extension = extname(urlPath);
  return {
    body,
    type: CONTENT_TYPES[extension] ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    cacheControl: cacheControlOf(urlPath),
    compressible: isCompressible(urlPath, body.length),
    copies: new Map(),
  };
}

/** Every file of the folder by its URL path; copies in brotli that the build has made belong to their file. */
export function loadFolder(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  const copies = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const urlPath = `/${path.slice(folder.length).split(sep).filter(Boolean).join("/")}`;
    const body = readFileSync(path);
    if (urlPath.endsWith(BROTLI_SUFFIX)) copies.set(urlPath.slice(0, -BROTLI_SUFFIX.length), body);
    else files.set(urlPath, createFile(body, urlPath));
  }
  for (const [urlPath, body] of copies) files.get(urlPath)?.copies.set("br", Promise.resolve(body));
  return files;
}

function compressedCopy(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  const known = file.copies.get(encoding);
  if (known !== undefined) return known;
  const copy = compress(file.body, encoding, EFFORT);
  file.copies.set(encoding, copy);
  return copy;
}

/** Sends the file, or 304 if the client's copy is current. A `status` other than 200 never becomes 304. */
export async function sendFile(
  file: StaticFile,
  request: FastifyRequest,
  reply: FastifyReply,
  status = 200,
): Promise<unknown> {
  reply.code(status).header("cache-control", file.cacheControl);
  if (file.compressible) {
    const vary = reply.getHeader("vary");
    reply.header("vary", vary === undefined ? "accept-encoding" : `${String(vary)}, accept-encoding`);
  }
  if (status === 200) {
    reply.header("etag", file.etag);
    if (request.headers["if-none-match"]?.includes(file.etag) === true) return reply.code(304).send();
  }
  reply.type(file.type);
  const encoding = file.compressible ? pickEncoding(request.headers["accept-encoding"]) : undefined;
  if (encoding === undefined) return reply.send(file.body);
  return reply.header("content-encoding", encoding).send(await compressedCopy(file, encoding));
}
