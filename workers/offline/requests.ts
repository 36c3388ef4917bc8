// Decides which requests the offline worker may answer from what it keeps; all others are answered by the network alone.
import type { KeptBuild } from "./keptBuild.ts";

type Handling =
  /** A file whose name carries a hash: from the cache, else from the network. */
  | { readonly kind: "file"; readonly path: string }
  /** A picture without a hash: from the network, else from the cache. */
  | { readonly kind: "picture"; readonly path: string }
  /** A page's document: from the network, and the language's kept one if the network fails. */
  | { readonly kind: "document"; readonly language: string };

const FILES = "/assets/";

/**
 * How to answer a request; undefined leaves the answer to the network. That is so for calls, the stream, uploads, pictures
 * of the image host, payment pages and other sites (docs/product.md#offline).
 */
export function handlingOf(
  request: Pick<Request, "method" | "mode" | "url">,
  build: KeptBuild,
  origin: string,
): Handling | undefined {
  if (request.method !== "GET") return undefined;
  const url = new URL(request.url);
  if (url.origin !== origin) return undefined;
  const path = url.pathname;
  if (request.mode === "navigate") return documentOf(path, build);
  if (url.search !== "") return undefined;
  if (path.startsWith(FILES)) return { kind: "file", path };
  return build.pictures.includes(path) ? { kind: "picture", path } : undefined;
}

function documentOf(path: string, build: KeptBuild): Handling | undefined {
  const [first = "", second = ""] = path.slice(1).split("/");
  const isPrefix = Object.hasOwn(build.languages, first);
  if (!build.areas.includes(isPrefix ? second : first)) return undefined;
  return { kind: "document", language: isPrefix ? first : build.defaultLanguage };
}

/**
 * True if an answer may be kept for this path. The page of a captive portal is refused, and so is an answer that the
 * server gave in place of a file that it does not have.
 */
export function isKeepable(
  path: string,
  answer: Pick<Response, "status" | "redirected" | "headers">,
): boolean {
  if (answer.status !== 200 || answer.redirected) return false;
  const isDocument = (answer.headers.get("content-type") ?? "").startsWith("text/html");
  return isDocument === path.endsWith(".html");
}

/** Scripts and style sheets in the text of a document. */
const NAMED_FILES = /\/assets\/[\w.$-]+\.(?:js|css)/g;

/**
 * True if a document is the one of this build and language: it names files of the language, and no file that a start of
 * the build does not need. A host may answer with its newest document in place of one that it does not have any more.
 */
export function isOwnDocument(text: string, build: KeptBuild, language: string): boolean {
  const own = build.languages[language]?.files ?? [];
  const kept = new Set([...build.start, ...own]);
  const named = text.match(NAMED_FILES) ?? [];
  return named.some((path) => own.includes(path)) && named.every((path) => kept.has(path));
}
