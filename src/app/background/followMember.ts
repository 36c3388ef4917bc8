// Synchronises the signed-in member's settings with the server, and clears cached pages when the member changes.
import { getDefaultStore } from "jotai";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { type MemberConfigSync, startMemberConfig } from "#state/session/memberConfig.ts";
import { SESSION_KEY, sessionAtom } from "#state/session/sessionAtom.ts";
import { watchWrites } from "#state/preferences/stored.ts";

/** Returns how to stop. After a sign-in in another tab nothing is loaded here: that tab loads the settings. */
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

/** Cached answers may hold another member's data. */
async function forgetPages(): Promise<void> {
  const { forgetMemberPages } = await import("#state/pageData/forgetMemberPages.ts");
  forgetMemberPages();
}
