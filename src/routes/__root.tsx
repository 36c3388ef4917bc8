// The root of all routes: who may see a page, and its texts. The frame stands around the router, not in it.
import { createRootRouteWithContext, redirect } from "@tanstack/react-router";
import { isListPath } from "#state/navigation/listPages.ts";
import { loadAllTexts } from "#i18n/activateLocale.ts";
import { currentMember } from "#state/session/sessionAtom.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";

export const Route = createRootRouteWithContext<{ readonly client: LiveClient }>()({
  // The list pages have their texts from the start; any other page waits for its own.
  beforeLoad({ location, matches }) {
    // docs/product.md#pages-for-members: a visitor is led from pages for members to the home page of their
    // language.
    if (matches.some(({ staticData }) => staticData.requiresAuth) && !currentMember()) {
      throw redirect({ to: "/", replace: true });
    }
    return isListPath(location.pathname) ? undefined : loadAllTexts();
  },
});
