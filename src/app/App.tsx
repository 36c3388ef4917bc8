// The providers around the router, outermost first.
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { RouterProvider } from "@tanstack/react-router";
import { LiveData } from "./LiveData.tsx";
import type { LiveClient } from "#state/live/liveClient.ts";
import type { AppRouter } from "./router.ts";

export interface AppProps {
  readonly router: AppRouter;
  readonly client: LiveClient;
}

export function App({ router, client }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <LiveData client={client}>
        <RouterProvider router={router} />
      </LiveData>
    </I18nProvider>
  );
}
