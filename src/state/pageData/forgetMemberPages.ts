// Removes answers that depend on the member from this tab's cache.
import type { AnyRead } from "#domain/calls/call.ts";
import { type PageCallName, READS } from "#domain/calls/pageCalls.ts";
import { currentMember } from "../session/sessionAtom.ts";
import { pageClient } from "./pageClient.ts";

/**
 * Called after a sign-in, a sign-out or a change of member. Data on the screen is refetched under its new key. A request
 * under that key may be under way already: it is kept, since a removed one would leave its part of the page waiting.
 */
export function forgetMemberPages(): void {
  const own = currentMember()?.session ?? "";
  pageClient.removeQueries({
    predicate({ queryKey: [call, , , , session] }) {
      // The status of the core is kept beside the answers of calls.
      const read = READS[call as PageCallName] as AnyRead | undefined;
      return read?.ofMember === true && session !== own;
    },
  });
}
