// The variables of nginx that lead from an address to its document and its headers.
import {
  type AnswerKind,
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
  DESCRIBED_AREAS,
  FOREVER,
  LOCALE_COOKIE,
  NEVER_KEPT,
  REFERENCE_AREAS,
  STREAM_PATH,
} from "./siteRules.ts";

export const indented = (lines: readonly string[]): string[] =>
  lines.map((line) => (line === "" ? "" : `\t${line}`));
export const quoted = (text: string): string => `"${text}"`;

/** A map block; `rows` are pairs of a source and its value, the first that fits counts. */
export function map(source: string, target: string, rows: readonly (readonly [string, string])[]): string[] {
  return [`map ${source} $${target} {`, ...indented(rows.map(([from, to]) => `${from} ${to};`)), "}", ""];
}

/** The variables that lead from an address to its document. */
export function documentMaps({ table }: HostedSite): string[] {
  const all = table.locales.join("|");
  const others = prefixesOf(table);
  return [
    "# The folder of the address's language.",
    ...map("$uri", "touchline_folder", [
      ["default", '""'],
      [quoted(String.raw`~^/(?<touchline_language>${others.join("|")})(?:/|\z)`), '"/$touchline_language"'],
    ]),
    "# The address without its language.",
    ...map("$uri", "touchline_path", [
      ["default", "$uri"],
      [quoted(String.raw`~^/(?:${all})\z`), '"/"'],
      [quoted(String.raw`~^/(?:${all})(?<touchline_rest>/.*)\z`), "$touchline_rest"],
    ]),
    '# The document of the page at the address; "-" is no file.',
    ...map("$touchline_path", "touchline_page", [
      ["default", '"-"'],
      ...table.pages.map(
        ({ pattern, document }) => [quoted(`~${serverPattern(pattern)}`), quoted(document)] as const,
      ),
    ]),
    "# A missing file is answered with a document where an address was opened, not where a page loads a file.",
    ...map('"$http_accept $uri"', "touchline_missing", [
      ["default", '"@touchline_nothing"'],
      [String.raw`"~^[^ ]*text/html"`, quoted(`$touchline_folder/${table.fallback}`)],
      [String.raw`"~/[^/.]*\z"`, quoted(`$touchline_folder/${table.fallback}`)],
    ]),
    "# An address without a language leads to that of the visitor's cookie, unless it asks for another.",
    ...map(`$cookie_${LOCALE_COOKIE}`, "touchline_remembered", [
      ["default", '""'],
      ...others.map((locale) => [locale, locale] as const),
    ]),
    ...map("$uri", "touchline_prefixed", [
      ["default", '""'],
      [quoted(String.raw`~^/(?:${all})(?:/|\z)`), "prefixed"],
    ]),
    ...map("$args", "touchline_asking", [
      ["default", '""'],
      [String.raw`"~(?:^|&)lang(?:=|&|\z)"`, "asking"],
    ]),
    ...map(
      '"$touchline_prefixed$touchline_asking|$touchline_page|$touchline_remembered"',
      "touchline_redirect",
      [
        ["default", '""'],
        [String.raw`"~^\|[^-|][^|]*\|(?<touchline_target>.+)\z"`, '"/$touchline_target$request_uri"'],
      ],
    ),
  ];
}

/** First segments of addresses whose answers the backend heads itself. */
export function ownPages({ isReference }: HostedSite): readonly string[] {
  return isReference ? REFERENCE_AREAS : [];
}

/** An expression for documents that the backend fills in. */
export function describedPages({ table }: HostedSite): string {
  return String.raw`^(?:/(?:${table.locales.join("|")}))?/(?:${DESCRIBED_AREAS.join("|")})/[1-9]\d{0,14}/?`;
}

/** The headers of each answer by the address as it was sent. An empty value sends none. */
export function headerMaps(site: HostedSite): string[] {
  const own = ownPages(site);
  const kinds = Object.entries(headersOfKinds(site));
  const names = [...new Set(kinds.flatMap(([, headers]) => Object.keys(headers)))];
  const kind = (name: AnswerKind): string => name;
  return [
    '# Which headers an answer has; those of "own" come from the backend.',
    ...map("$request_uri", "touchline_kind", [
      ["default", kind("document")],
      [quoted(`~^/(?:${CALL_AREAS.join("|")})/`), kind("call")],
      [quoted(`~^/${PICTURE_AREA}/`), kind("picture")],
      [quoted(String.raw`~^${STREAM_PATH}(?:\?|\z)`), "own"],
      ...(own.length === 0
        ? []
        : [
            [quoted(String.raw`~^/(?:${own.join("|")})(?:[/?]|\z)`), "own"] as const,
            [quoted(String.raw`~${describedPages(site)}(?:\?|\z)`), "own"] as const,
          ]),
      [
        quoted(String.raw`~^/${ASSETS}/[^?]*${WORKER_MARK.replaceAll(".", String.raw`\.`)}`),
        kind("document"),
      ],
      [
        quoted(String.raw`~^/(?:images/|${ASSETS}/[^?]*\.(?:${LOADED_EXTENSIONS.join("|")})(?:\?|\z))`),
        kind("loaded"),
      ],
    ]),
    ...names.flatMap((name) =>
      map("$touchline_kind", variableOf(name), [
        ["default", '""'],
        ...kinds.flatMap(([each, headers]) => {
          const value = headers[name];
          return value === undefined ? [] : [[each, quoted(value)] as const];
        }),
      ]),
    ),
    "# Only an asset that is there is kept for ever: one that is missing may come a moment later.",
    ...map('"$status $touchline_kind $request_uri"', "touchline_cache", [
      ["default", quoted(ASK_EACH_TIME)],
      [String.raw`"~^\d+ (?:own|call|picture) "`, '""'],
      [quoted(String.raw`~^(?:200|206|304) \w+ /${ASSETS}/`), quoted(FOREVER)],
      [String.raw`"~^302 "`, quoted(NEVER_KEPT)],
    ]),
    ...map('"$touchline_kind$touchline_prefixed|$touchline_page"', "touchline_vary", [
      ["default", '""'],
      [String.raw`"~^document\|[^-]"`, '"cookie"'],
    ]),
  ];
}

/** The variable that holds the value of a header. */
export function variableOf(header: string): string {
  return `touchline_${header.replaceAll("-", "_")}`;
}
