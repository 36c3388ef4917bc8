// Removes answers that depend on the member from this tab's cache.
import { type PageCallName, READS } from "#domain/calls/pageCalls.ts";
import { pageClient } from "./pageClient.ts";

/** Called after a sign-in, a sign-out or a change of member. Data on the screen is refetched under its new key. */
export function forgetMemberPages(): void {
  pageClient.removeQueries({
    predicate: ({ queryKey: [call] }) => READS[call as PageCallName].ofMember,
  });
}
