// Maps an address to its document by the build's table; without a table, one document serves all addresses.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DocumentTable } from "../../build/hosting/siteRules.ts";

interface PickedDocument {
  /** Its path in the built folder, with a leading slash. */
  readonly file: string;
  /** False if there is no page at the address. */
  readonly known: boolean;
  /** The address names no language, so that the visitor's own decides (docs/wire.md#explicit-language). */
  readonly unprefixed: boolean;
  /** The address without locale prefix and closing slash. */
  readonly path: string;
}

export interface Documents {
  /** Finds the document for a decoded path without query, such as "/fr/live". */
  pick(path: string): PickedDocument;
  /** True for a language whose pages have a prefix. */
  hasPrefix(language: string): boolean;
}

/** The file of the built folder that holds the table. */
export const DOCUMENT_TABLE = "/documents.json";

/** What the policy of the built client has to allow: the scripts in its documents. None without a table. */
export function documentScripts(distDir: string): readonly string[] {
  const path = join(distDir, DOCUMENT_TABLE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as DocumentTable).scripts : [];
}

/** Parses the table's text; undefined means there is no table. */
export function readDocuments(tableText: string | undefined): Documents {
  if (tableText === undefined) {
    return {
      pick: (path) => ({ file: "/index.html", known: true, unprefixed: false, path }),
      hasPrefix: () => false,
    };
  }
  const table = JSON.parse(tableText) as DocumentTable;
  const pages = table.pages.map(({ pattern, document }) => ({ pattern: new RegExp(pattern), document }));
  return {
    pick(path) {
      const { folder, rest, unprefixed } = splitPrefix(path, table);
      const page = pages.find(({ pattern }) => pattern.test(rest));
      return {
        file: `${folder}/${page?.document ?? table.fallback}`,
        known: page !== undefined,
        unprefixed,
        path: rest,
      };
    },
    hasPrefix: (language) => language !== table.defaultLocale && table.locales.includes(language),
  };
}

/** The folder of the language, and the path without it; an unknown first segment is part of the path. */
function splitPrefix(
  path: string,
  { locales, defaultLocale }: DocumentTable,
): { folder: string; rest: string; unprefixed: boolean } {
  const [, first = "", ...others] = path.split("/");
  if (!locales.includes(first)) return { folder: "", rest: withoutClosingSlash(path), unprefixed: true };
  return {
    // "/en/live" is treated like "/live": the client corrects the address.
    folder: first === defaultLocale ? "" : `/${first}`,
    rest: withoutClosingSlash(`/${others.join("/")}`),
    unprefixed: false,
  };
}

function withoutClosingSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}
