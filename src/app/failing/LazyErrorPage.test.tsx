// The error page shows people the reason and a retry; crawlers get nothing, even when the page's code is missing.
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { aNavigation } from "#components/testing/aNavigation.ts";
import { NavigationProvider } from "#state/navigation/hooks.ts";
import { LazyErrorPage } from "./LazyErrorPage.tsx";

afterEach(() => vi.restoreAllMocks());

function showFailure(userAgent: string) {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const root = createRootRoute({
    component: () => {
      throw new Error("no such formation");
    },
    errorComponent: LazyErrorPage,
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <NavigationProvider value={aNavigation()}>
        <main>
          <RouterProvider router={router} />
        </main>
      </NavigationProvider>
    </I18nProvider>,
  );
  return { container, logged };
}

it("shows people the reason, a retry and the way to the feedback form", async () => {
  showFailure("Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0");
  expect(await screen.findByText("no such formation")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Report a problem" }).getAttribute("href")).toBe("/feedback");
});

it("shows crawlers nothing", async () => {
  const { container, logged } = showFailure("Mozilla/5.0 (compatible; Googlebot/2.1)");
  // The error is caught before the page is drawn.
  await waitFor(() => expect(logged).toHaveBeenCalled());
  await vi.dynamicImportSettled();
  expect(container.textContent).toBe("");
});
