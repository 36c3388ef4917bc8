// What the configurations of all servers say of a build: its documents, backend and headers.
import { type ForeignOrigins, LOADED_HEADERS, PICTURE_HEADERS, securityHeaders } from "./securityHeaders.ts";
import { BACKEND_AREAS, type DocumentTable } from "./siteRules.ts";

export interface HostedSite {
  readonly table: DocumentTable;
  readonly foreign: ForeignOrigins;
  /** Origin of the backend, http(s). */
  readonly backend: string;
  /** The backend is the reference backend, which has pages of its own and fills in documents. */
  readonly isReference: boolean;
}

/** The reference backend as `npm start` opens it. */
export const REFERENCE_ORIGIN = "http://localhost:8080";

type Headers = Readonly<Record<string, string>>;

/** Answers with the same headers. "call" and "picture" come from the backend, "loaded" and "document" from files. */
export type AnswerKind = "document" | "loaded" | "call" | "picture";

/** The security headers of each kind of answer, names in lower case. */
export function headersOfKinds({ table, foreign }: HostedSite): Readonly<Record<AnswerKind, Headers>> {
  return {
    document: securityHeaders({ foreign, scripts: table.scripts }),
    loaded: LOADED_HEADERS,
    call: LOADED_HEADERS,
    picture: { ...LOADED_HEADERS, ...PICTURE_HEADERS },
  };
}

/** Areas of the backend whose answers are calls; the last is that of pictures. */
export const CALL_AREAS = BACKEND_AREAS.filter((area) => area !== "img");
export const PICTURE_AREA = "img";

/** Names of languages whose addresses have a prefix. */
export function prefixesOf({ locales, defaultLocale }: DocumentTable): readonly string[] {
  return locales.filter((locale) => locale !== defaultLocale);
}

/** A page's pattern as servers read it: a closing slash is allowed, and the end is that of the text, not of a line. */
export function serverPattern(pattern: string): string {
  const begun = pattern.replace(/\$$/, "");
  return begun === "^/" ? String.raw`^/\z` : String.raw`${begun}/?\z`;
}
