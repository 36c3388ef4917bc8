// Asks the core for the answer of a read once, outside of what a page shows.
import type { PageAnswer, PageCallName, PageParams } from "#domain/calls/pageCalls.ts";
import { currentLocale } from "#i18n/currentLocale.ts";
import { pageStore } from "../pageStore.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { viewerZoneAtom } from "../preferences/viewerZone.ts";
import { fetchPage, type PageFailure } from "./pageClient.ts";

/** Never throws. */
export async function lookUp<Name extends PageCallName>(
  client: LiveClient,
  call: Name,
  params: PageParams<Name>,
): Promise<{ readonly ok: true; readonly value: PageAnswer<Name> } | ({ readonly ok: false } & PageFailure)> {
  const { offsetMinutes } = pageStore.get(viewerZoneAtom);
  try {
    const context = { language: currentLocale().wire, offsetMinutes };
    return { ok: true, value: await fetchPage(client, call, params, context) };
  } catch (error) {
    return { ok: false, ...(error as PageFailure) };
  }
}
