// The language and zone of a tab, in the form the live core takes.
import type { ViewerZone } from "#domain/zones.ts";
import type { Locale } from "#i18n/locales.ts";
import type { TabContext } from "#workers/live/contract.ts";

export function contextOf({ wire }: Locale, { offsetMinutes, automatic }: ViewerZone): TabContext {
  return { language: wire, offsetMinutes, automatic };
}
