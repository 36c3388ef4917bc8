// How the built client is served: areas, types, caching and compression. Server and written configurations read it.

/** Content types by file extension. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
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

/** For files of `assets`, whose names change with their content. */
export const FOREVER = "public, max-age=31536000, immutable";
/** For every other file and for documents. */
export const ASK_EACH_TIME = "no-cache";
/** For an answer that depends on the visitor's cookie, or that is wrong a moment later. */
export const NEVER_KEPT = "private, no-store";

/** The area of files that are cached for ever. */
export const ASSETS = "assets";
/** Areas of the client that contain only files: a missing one is never answered with a document. */
export const FILE_AREAS: readonly string[] = [ASSETS, "images"];

/** First path segments of a backend's calls and pictures (docs/wire.md#origins). */
export const BACKEND_AREAS: readonly string[] = ["api", "v1", "img"];
/** Path of a backend's stream. */
export const STREAM_PATH = "/stream";
/** Calls that an edge answers from its own world, below `/api/`; it passes the others on (docs/hosting.md#more-than-one-machine). */
export const WORLD_CALLS: readonly string[] = ["football", "common/websocketToken"];
/** First path segments of pages that the reference backend makes itself: calls, payments, sign-in at another service. */
export const REFERENCE_AREAS: readonly string[] = ["api-docs", "__pay", "__provider"];
/** First path segments of pages whose documents the reference backend fills in, for previews of links. */
export const DESCRIBED_AREAS: readonly string[] = ["posts", "topic"];

/** In MB: the largest body of a call, a video (docs/wire.md#video-uploads). */
export const LARGEST_BODY_MB = 50;

/** The cookie with the language of a visitor (docs/product.md#locale-cookie). */
export const LOCALE_COOKIE = "locale";

/** Placeholder for the origin in files with whole addresses, if the build knows no origin. */
export const ORIGIN_PLACEHOLDER = "{{origin}}";

/** `Cache-Control` of a file by its address. */
export function cacheControlOf(path: string): string {
  return path.startsWith(`/${ASSETS}/`) ? FOREVER : ASK_EACH_TIME;
}

/** As written into `documents.json` (e2e/build/documents/routeTable.ts). */
export interface DocumentTable {
  /** First path segments that name a language, that of the default included, which leads to unprefixed addresses. */
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  /** The first whose pattern (a regular expression) matches the path without prefix and closing slash. */
  readonly pages: readonly { readonly pattern: string; readonly document: string }[];
  /** What to send, with status 404, where none matches. */
  readonly fallback: string;
  /** Source expressions that allow the scripts in the documents, for `script-src` of the Content-Security-Policy. */
  readonly scripts: readonly string[];
}
