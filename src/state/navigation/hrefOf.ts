// The address of a page in the language of this tab.
import { currentLocale } from "#i18n/currentLocale.ts";
import { localizePath } from "#i18n/localePath.ts";
import type { AddressSearch } from "./navigation.ts";

/** Commas as they are: a query may have them, and an address with many ids is easier to read and to share. */
export function plainCommas(query: string): string {
  return query.replaceAll("%2C", ",");
}

/** Path without locale prefix and query → path and query as the address bar shows them; undefined values are left out. */
export function hrefOf(path: string, search: AddressSearch): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value !== undefined) query.set(name, String(value));
  return localizePath(path, currentLocale()) + (query.size === 0 ? "" : `?${plainCommas(String(query))}`);
}
