// Wraps the frame in the app's providers.
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { NavigationProvider } from "#state/navigation/hooks.ts";
import type { Navigation } from "#state/navigation/navigation.ts";
import { LiveData } from "./LiveData.tsx";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { RootLayout } from "./frame/RootLayout.tsx";

export interface AppProps {
  readonly navigation: Navigation;
  readonly client: LiveClient;
}

export function App({ navigation, client }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <NavigationProvider value={navigation}>
        <LiveData client={client}>
          <RootLayout />
        </LiveData>
      </NavigationProvider>
    </I18nProvider>
  );
}
