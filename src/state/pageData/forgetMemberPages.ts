// Removes from this tab's cache the answers that depend on who asked.
import { type PageCallName, READS } from "#domain/calls/pageCalls.ts";
import { pageClient } from "./pageClient.ts";

/** Called when the member signed in is another, or none. What is on the screen is then asked for under its new key. */
export function forgetMemberPages(): void {
  pageClient.removeQueries({
    predicate: ({ queryKey: [call] }) => READS[call as PageCallName].ofMember,
  });
}
