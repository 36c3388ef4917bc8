// The providers around the router, outermost first.
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { RouterProvider } from "@tanstack/react-router";
import { LiveData } from "./LiveData.tsx";
import type { AppRouter } from "./router.ts";

export function App({ router }: { readonly router: AppRouter }) {
  return (
    <I18nProvider i18n={i18n}>
      <LiveData>
        <RouterProvider router={router} />
      </LiveData>
    </I18nProvider>
  );
}
