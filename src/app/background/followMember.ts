// Synchronises the signed-in member's settings with the server, and clears cached pages when the member changes.
import { pageStore } from "#state/pageStore.ts";
import { readCookie, writeCookie } from "#domain/cookies.ts";
import { matchLanguage } from "#i18n/detectLocale.ts";
import type { Locale } from "#i18n/locales.ts";
import { chosenLanguage } from "#state/preferences/personalConfig.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { type MemberConfigSync, startMemberConfig } from "#state/session/memberConfig.ts";
import { currentMember, SESSION_KEY, sessionAtom } from "#state/session/sessionAtom.ts";
import { signInOfThisPage } from "#state/session/signInOut.ts";
import { watchWrites } from "#state/preferences/stored.ts";

/**
 * Returns how to stop. After a sign-in in another tab nothing is loaded here: that tab loads the settings.
 * `showLanguage` shows the page in the language that a sign-in brings (docs/product.md#a-members-language).
 */
export function followMember(client: LiveClient, showLanguage: (locale: Locale) => void): () => void {
  let of: string | undefined;
  let sync: MemberConfigSync | undefined;

  /** Loads the settings of a member who signed in on this page. */
  async function takeOver(member: MemberConfigSync): Promise<void> {
    const chosenHere = chosenLanguage() !== undefined;
    await member.load();
    const locale = matchLanguage(chosenLanguage());
    if (!chosenHere && member === sync && locale !== undefined) showLanguage(locale);
  }

  function follow(load: "none" | "atStart" | "now"): void {
    const session = currentMember()?.session;
    if (session === of) return;
    if (of !== undefined) void forgetPages();
    of = session;
    sync?.stop();
    sync = session === undefined ? undefined : startMemberConfig(client);
    // Written on every visit, to extend its lifetime. A missing one is not written again: it ends the sign-in.
    const flag = readCookie(document, "isLogin");
    if (load === "atStart" && flag !== undefined) writeCookie(document, "isLogin", flag);
    if (sync === undefined || load === "none") return;
    // The return from a sign-in platform may have signed in before this part of the page was loaded.
    void (session === signInOfThisPage() ? takeOver(sync) : sync.load());
  }

  follow("atStart");
  // watchWrites reports a write of this tab before the atom's listeners run.
  const stopWatching = watchWrites((key) => {
    if (key === SESSION_KEY) follow("now");
  });
  const unsubscribe = pageStore.sub(sessionAtom, () => follow("none"));
  return () => {
    stopWatching();
    unsubscribe();
    sync?.stop();
  };
}

/** Cached answers may hold another member's data, and an offer takes back what that member did. */
async function forgetPages(): Promise<void> {
  const [
    { forgetMemberPages },
    { forgetFeedPlaces },
    { forgetReported },
    { resetPostType },
    { withdrawOffers },
  ] = await Promise.all([
    import("#state/pageData/forgetMemberPages.ts"),
    import("#state/community/feedPlaces.ts"),
    import("#state/community/reported.ts"),
    import("#state/preferences/postType.ts"),
    import("#ui/overlays/undo.ts"),
  ]);
  forgetMemberPages();
  forgetFeedPlaces();
  forgetReported();
  resetPostType();
  withdrawOffers();
}
