// The configuration of a built client for Caddy: a whole Caddyfile, whose places are variables of the environment.
import {
  CALL_AREAS,
  headersOfKinds,
  type HostedSite,
  PICTURE_AREA,
  prefixesOf,
  serverPattern,
} from "./hostedSite.ts";
import { LOADED_EXTENSIONS, WORKER_MARK } from "./securityHeaders.ts";
import {
  ASK_EACH_TIME,
  ASSETS,
  CONTENT_TYPES,
  DESCRIBED_AREAS,
  FILE_AREAS,
  FOREVER,
  LARGEST_BODY_MB,
  LOCALE_COOKIE,
  NEVER_KEPT,
  REFERENCE_AREAS,
  STREAM_PATH,
  WORLD_CALLS,
} from "./siteRules.ts";

const indented = (lines: readonly string[]): string[] =>
  lines.map((line) => (line === "" ? "" : `\t${line}`));
const block = (head: string, lines: readonly string[]): string[] => [`${head} {`, ...indented(lines), "}"];
/** Backquotes keep what stands between them. */
const quoted = (text: string): string => `\`${text}\``;

/** What belongs to a machine. */
export interface CaddyPlace {
  /** Address of the site's block. */
  readonly address: string;
  readonly root: string;
  readonly backend: string;
  /** Addresses of proxies in front, with spaces; "" where there is none. */
  readonly proxies: string;
  /** Further lines of the block, such as one that names a certificate. */
  readonly lines: readonly string[];
}

type Headers = Readonly<Record<string, string>>;

/** A machine whose environment says what differs; Caddy fetches the certificate itself. */
function placeFromEnvironment(backend: string): CaddyPlace {
  return {
    address: "{$TOUCHLINE_SITE:scores.example.com}",
    root: "{$TOUCHLINE_ROOT:/srv/touchline}",
    backend: `{$TOUCHLINE_BACKEND:${backend}}`,
    proxies: "{$TOUCHLINE_PROXIES}",
    lines: [],
  };
}

/** Sets these headers on all answers that `matcher` fits. */
function headers(set: Headers, matcher = ""): string[] {
  const rows = Object.entries(set).map(([name, value]) => `${name} ${quoted(value)}`);
  return block(matcher === "" ? "header" : `header ${matcher}`, rows);
}

/** The same in place of those of a backend: set when its answer is there. */
function headersOverBackend(set: Headers): string[] {
  const [head = "", ...rest] = headers(set);
  return [head, "\tdefer", ...rest];
}

const group = (number: number): string => `\${${number}}`;

function maps({ table }: HostedSite): string[] {
  const others = prefixesOf(table).join("|");
  const { defaultLocale } = table;
  return [
    "# The folder of the address's language, the address without it, and whether it names one.",
    ...block("map {path} {touchline_folder} {touchline_path} {touchline_prefixed}", [
      String.raw`~^/(${others})/?\z "/${group(1)}" "/" "prefixed"`,
      String.raw`~^/(${others})(/.*)\z "/${group(1)}" "${group(2)}" "prefixed"`,
      String.raw`~^/${defaultLocale}/?\z "" "/" "prefixed"`,
      String.raw`~^/${defaultLocale}(/.*)\z "" "${group(1)}" "prefixed"`,
      'default "" {path} "bare"',
    ]),
    '# The document of the page at the address; "-" is no file.',
    ...block("map {touchline_path} {touchline_page}", [
      ...table.pages.map(({ pattern, document }) => `~${serverPattern(pattern)} ${document}`),
      'default "-"',
    ]),
    "# The language of the visitor's cookie.",
    ...block(`map {http.request.cookie.${LOCALE_COOKIE}} {touchline_remembered}`, [
      String.raw`~^(${others})\z "/${group(1)}"`,
      'default ""',
    ]),
    "# The type of a file.",
    ...block("map {path} {touchline_type}", [
      ...Object.entries(CONTENT_TYPES).map(
        ([extension, type]) => String.raw`~[.]${extension.slice(1)}\z ${quoted(type)}`,
      ),
      "default application/octet-stream",
    ]),
  ];
}

/** What the reference backend is asked: whether it has football, or whether it answers at all. */
type Check = "/readyz" | "/healthz";

/** Passes on to the backend, or to those of several that answer the check. */
function pass(site: HostedSite, place: CaddyPlace, check: Check, lines: readonly string[] = []): string[] {
  // To a backend on another machine's https the name of that machine is said, else that of the page.
  const isForeign = new URL(site.backend).protocol === "https:";
  const all = [
    // Nobody else is believed about the visitor's protocol and address.
    `trusted_proxies ${place.proxies}`,
    // Of several edges (docs/hosting.md) a client stays with one while it lives.
    "lb_policy ip_hash",
    // One that fails its check is left out; other backends have no such address.
    ...(site.isReference
      ? [`health_uri ${check}`, "health_interval 2s", "health_timeout 2s", "lb_try_duration 5s"]
      : []),
    ...block("transport http", ["dial_timeout 2s"]),
    ...(isForeign ? ["header_up Host {upstream_hostport}"] : []),
    ...lines,
  ];
  return block(`reverse_proxy ${place.backend}`, all);
}

function backendHandlers(site: HostedSite, place: CaddyPlace): string[] {
  const kinds = headersOfKinds(site);
  const own = String.raw`^/(?:${REFERENCE_AREAS.join("|")})(?:/|\z)`;
  const described = String.raw`^(?:/(?:${site.table.locales.join("|")}))?/(?:${DESCRIBED_AREAS.join("|")})/[1-9]\d{0,14}/?\z`;
  return [
    "# The stream: open for hours, each frame at once.",
    ...block(`handle ${STREAM_PATH}`, pass(site, place, "/readyz", ["flush_interval -1"])),
    "# Football is not asked of an edge without a world, which passes all other calls on.",
    `@touchline_football path_regexp ${quoted(String.raw`^/api/(?:${WORLD_CALLS.join("|")})\b`)}`,
    ...block("handle @touchline_football", [
      ...headersOverBackend(kinds.call),
      ...pass(site, place, "/readyz"),
    ]),
    `@touchline_calls path_regexp ^/(?:${CALL_AREAS.join("|")})/`,
    ...block("handle @touchline_calls", [
      ...headersOverBackend(kinds.call),
      ...pass(site, place, "/healthz"),
    ]),
    ...block(`handle /${PICTURE_AREA}/*`, [
      ...headersOverBackend(kinds.picture),
      ...pass(site, place, "/healthz"),
    ]),
    ...(site.isReference
      ? [
          "# Pages of the reference backend. Remove them with another backend.",
          `@touchline_own path_regexp ${quoted(`${own}|${described}`)}`,
          ...block("handle @touchline_own", pass(site, place, "/healthz")),
        ]
      : []),
  ];
}

const serve = (...lines: readonly string[]): string[] =>
  block("file_server", ["precompressed br gzip", "disable_canonical_uris", ...lines]);

const NOTHING = 'respond "Nothing is here." 404';

function assetHandler(site: HostedSite): string[] {
  const kinds = headersOfKinds(site);
  return block(`handle /${ASSETS}/*`, [
    ...block("@touchline_loaded", [
      `path_regexp ${quoted(String.raw`\.(?:${LOADED_EXTENSIONS.join("|")})\z`)}`,
      `not path *${WORKER_MARK}*`,
    ]),
    "@touchline_whole not {",
    `\tpath_regexp ${quoted(String.raw`\.(?:${LOADED_EXTENSIONS.join("|")})\z`)}`,
    `\tnot path *${WORKER_MARK}*`,
    "}",
    ...headers(kinds.loaded, "@touchline_loaded"),
    ...headers(kinds.document, "@touchline_whole"),
    "# Only an asset that is there is kept for ever: one that is missing may come a moment later.",
    "@touchline_asset file {path}",
    ...block("handle @touchline_asset", [
      ...headers({ "cache-control": FOREVER, "content-type": "{touchline_type}" }),
      ...serve(),
    ]),
    ...block("handle", [...headers({ "cache-control": ASK_EACH_TIME }), NOTHING]),
  ]);
}

function fileHandlers(site: HostedSite): string[] {
  const kinds = headersOfKinds(site);
  const areas = FILE_AREAS.filter((area) => area !== ASSETS);
  return areas.flatMap((area) =>
    block(`handle /${area}/*`, [
      ...headers({ ...kinds.loaded, "cache-control": ASK_EACH_TIME }),
      "@touchline_file file {path}",
      ...block("handle @touchline_file", [...headers({ "content-type": "{touchline_type}" }), ...serve()]),
      ...block("handle", [NOTHING]),
    ]),
  );
}

function pageHandler(site: HostedSite): string[] {
  const html = { "content-type": CONTENT_TYPES[".html"]! };
  const document = "{touchline_folder}/{touchline_page}";
  return block("handle", [
    ...headers({ ...headersOfKinds(site).document, "cache-control": ASK_EACH_TIME }),
    "# An address without a language leads to that of the visitor's cookie, unless it asks for another.",
    ...block("@touchline_remembered", [
      `expression ${quoted('{touchline_prefixed} == "bare" && {touchline_page} != "-" && {touchline_remembered} != ""')}`,
      "not query lang=*",
    ]),
    ...block("handle @touchline_remembered", [
      ...headers({ "cache-control": NEVER_KEPT, vary: "cookie" }),
      "redir {touchline_remembered}{uri} 302",
    ]),
    "# Documents are reached only by the address of their page.",
    ...block("@touchline_root", ["file {path}", "not path *.html"]),
    ...block("handle @touchline_root", [...headers({ "content-type": "{touchline_type}" }), ...serve()]),
    `@touchline_page file ${document}`,
    ...block("handle @touchline_page", [
      `@touchline_bare expression ${quoted('{touchline_prefixed} == "bare"')}`,
      "header @touchline_bare +vary cookie",
      ...headers(html),
      `rewrite * ${document}`,
      ...serve(),
    ]),
    "# A missing file is answered with a document where an address was opened, not where a page loads a file.",
    "@touchline_opened {",
    `\texpression ${quoted(String.raw`{http.request.header.Accept}.contains("text/html") || {path}.matches("/[^/.]*$")`)}`,
    "}",
    ...block("handle @touchline_opened", [
      "# Else a browser that has the document would be sent nothing in its place.",
      "request_header -If-None-Match",
      "request_header -If-Modified-Since",
      ...block("header", ["defer", "-etag", "-last-modified"]),
      ...headers(html),
      `rewrite * {touchline_folder}/${site.table.fallback}`,
      ...serve("status 404"),
    ]),
    ...block("handle", [NOTHING]),
  ]);
}

/** The whole Caddyfile. */
export function caddyConfig(site: HostedSite, place = placeFromEnvironment(site.backend)): string {
  return [
    "# Written by the build for Caddy. Variables of the environment name what differs between machines: docs/hosting.md.",
    "",
    ...block(place.address, [
      ...place.lines,
      `root * ${place.root}`,
      ...block("request_body", [`max_size ${LARGEST_BODY_MB + 1}MB`]),
      "encode gzip",
      "@touchline_https protocol https",
      'header @touchline_https strict-transport-security "max-age=31536000"',
      "",
      ...maps(site),
      "",
      ...backendHandlers(site, place),
      "",
      ...assetHandler(site),
      ...fileHandlers(site),
      ...pageHandler(site),
    ]),
    "",
  ].join("\n");
}
