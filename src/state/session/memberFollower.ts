// Follows what a part of the core knows of the member signed in, such as drafts and orders, until the page ends.
import type { ToldChange } from "#domain/memberNews.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { pageStore } from "../pageStore.ts";
import { currentMember, type Session, sessionAtom } from "./sessionAtom.ts";

const ASKED_AGAIN_TIMES = 5;
const ASK_AGAIN_MS = 1_000;

/**
 * What it returns begins to follow a client, once. `ask` is called at the start, after each sign-in and when the page is
 * shown again; it answers false where the core has not answered. `take` gets all that the core tells, also of other sign-ins.
 */
export function createMemberFollower(
  ask: (client: LiveClient, member: Session) => Promise<boolean>,
  take: (changes: readonly ToldChange[]) => void,
): (client: LiveClient) => void {
  const followed = new WeakSet<LiveClient>();

  /** A core learns of a sign-in after the page: it is asked again while it does not answer. */
  async function askAgain(client: LiveClient, triesLeft = ASKED_AGAIN_TIMES): Promise<void> {
    const member = currentMember();
    if (member === undefined || (await ask(client, member)) || triesLeft === 0) return;
    setTimeout(() => void askAgain(client, triesLeft - 1), ASK_AGAIN_MS);
  }

  return (client) => {
    if (followed.has(client)) return;
    followed.add(client);
    let askedSession: string | undefined;
    function follow(): void {
      const session = currentMember()?.session;
      if (session === askedSession) return;
      askedSession = session;
      void askAgain(client);
    }
    client.store.subscribe("posts", () => take(client.store.part("posts")));
    pageStore.sub(sessionAtom, follow);
    // A core that has replaced another has not loaded its part, and does not know what this tab shows of it.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void askAgain(client);
    });
    follow();
  };
}
