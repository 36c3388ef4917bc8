// Follows who is signed in: keeps a member's settings and the server's the same, and forgets what was fetched for others.
import { getDefaultStore } from "jotai";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { type MemberConfigSync, startMemberConfig } from "#state/session/memberConfig.ts";
import { SESSION_KEY, sessionAtom } from "#state/session/sessionAtom.ts";
import { watchWrites } from "#state/preferences/stored.ts";

/** Returns how to stop. What a sign-in in another tab brings along comes from there: here nothing is loaded for it. */
export function followMember(client: LiveClient): () => void {
  const store = getDefaultStore();
  let of: string | undefined;
  let sync: MemberConfigSync | undefined;

  function follow(load: boolean): void {
    const session = store.get(sessionAtom)?.session;
    if (session === of) return;
    if (of !== undefined) void forgetPages();
    of = session;
    sync?.stop();
    sync = session === undefined ? undefined : startMemberConfig(client);
    if (load) void sync?.load();
  }

  follow(true);
  // watchWrites reports a write of this tab before the atom's listeners run.
  const stopWatching = watchWrites((key) => {
    if (key === SESSION_KEY) follow(true);
  });
  const unsubscribe = store.sub(sessionAtom, () => follow(false));
  return () => {
    stopWatching();
    unsubscribe();
    sync?.stop();
  };
}

/** What this tab remembers of pages may have been said to somebody else. */
async function forgetPages(): Promise<void> {
  const { forgetMemberPages } = await import("#state/pageData/forgetMemberPages.ts");
  forgetMemberPages();
}
