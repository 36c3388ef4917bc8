// The address of a page in the language of this tab.
import { currentLocale } from "#i18n/currentLocale.ts";
import { localizePath } from "#i18n/localePath.ts";
import type { AddressSearch } from "./navigation.ts";

/** Path without locale prefix and query → path and query as the address bar shows them; undefined values are left out. */
export function hrefOf(path: string, search: AddressSearch): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value !== undefined) query.set(name, String(value));
  return localizePath(path, currentLocale()) + (query.size === 0 ? "" : `?${query}`);
}
