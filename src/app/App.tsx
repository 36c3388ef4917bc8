// Wraps the frame in the app's providers.
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { NavigationProvider } from "#state/navigation/hooks.ts";
import type { Navigation } from "#state/navigation/navigation.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { Apart } from "./failing/Apart.tsx";
import { LazyErrorPage } from "./failing/LazyErrorPage.tsx";
import { RootLayout } from "./frame/RootLayout.tsx";
import { useAtomValue } from "jotai";
import { type ReactNode, useEffect } from "react";
import { useLocale } from "#i18n/hooks.ts";
import { LiveProvider } from "#state/live/client/hooks.ts";
import { contextOf } from "#state/preferences/tabContext.ts";
import { matchDisplayAtom } from "#state/preferences/matchDisplay.ts";
import { useMember } from "#state/session/useMember.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";

export interface AppProps {
  readonly navigation: Navigation;
  readonly client: LiveClient;
}

export function App({ navigation, client }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <NavigationProvider value={navigation}>
        <LiveData client={client}>
          <Apart instead={LazyErrorPage}>
            <RootLayout />
          </Apart>
        </LiveData>
      </NavigationProvider>
    </I18nProvider>
  );
}

interface LiveDataProps {
  readonly client: LiveClient;
  readonly children: ReactNode;
}

/** Connects this tab to the live core while the page is open, and sends it changes of language, zone and settings. */
function LiveData({ client, children }: LiveDataProps) {
  const locale = useLocale();
  const zone = useViewerZone();
  const settings = useAtomValue(matchDisplayAtom);
  useEffect(() => client.setContext(contextOf(locale, zone)), [client, locale, zone]);
  useEffect(() => client.setSettings(settings), [client, settings]);
  const member = useMember()?.session;
  useEffect(() => client.setMember(member), [client, member]);
  return <LiveProvider value={client}>{children}</LiveProvider>;
}
