// Empties this tab's memory of what was fetched in a member's name.
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import { MEMBER_TOPIC, topicOf } from "#domain/calls/topicOf.ts";
import { pageClient } from "./pageClient.ts";

/** What is on the screen is asked for anew, in the name of whoever is here now. */
export function forgetMemberPages(): void {
  void pageClient.resetQueries({
    predicate({ queryKey: [call, params] }) {
      return topicOf({ call, params } as PageRequest) === MEMBER_TOPIC;
    },
  });
}
