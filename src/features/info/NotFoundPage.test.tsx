// The 404 page: picture, text, way home.
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { NotFoundPage } from "./NotFoundPage.tsx";

it("shows picture and text, leads home and to the feedback form, and logs the path once", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const router = createRouter({
    routeTree: createRootRoute({ component: NotFoundPage }),
    history: createMemoryHistory({ initialEntries: ["/nowhere?x=1"] }),
  });
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  const home = await screen.findByRole("link", { name: "Back to the scores" });
  expect(home.getAttribute("href")).toBe("/");
  expect(screen.getByRole("link", { name: "Report a problem" }).getAttribute("href")).toBe("/feedback");
  expect(screen.getByText(/This page is not on the pitch/)).toBeTruthy();
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/images/404.svg");
  expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  await vi.dynamicImportSettled();
  expect(logged.mock.calls.flat().map(String).join(" ")).toContain("Page Not Found: /nowhere?x=1");
  logged.mockRestore();
});

it("logs the path of each address without a page, and no page that is being opened from it", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const rootRoute = createRootRoute({ notFoundComponent: NotFoundPage });
  let open = (): void => undefined;
  const home = createRoute({
    getParentRoute: () => rootRoute,
    path: "/",
    loader: () => new Promise<void>((resolve) => (open = resolve)),
    component: () => <h1>Scores</h1>,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([home]),
    history: createMemoryHistory({ initialEntries: ["/nowhere"] }),
    defaultPendingMs: 0,
  });
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  await screen.findByRole("heading", { name: "404" });
  await act(() => router.navigate({ href: "/elsewhere" }));
  const arrival = router.navigate({ to: "/" });
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
  open();
  await act(() => arrival);
  await screen.findByRole("heading", { name: "Scores" });
  await vi.dynamicImportSettled();
  const paths = logged.mock.calls.map(
    (words) => /Page Not Found: (\S+)/.exec(words.map(String).join(" "))?.[1],
  );
  expect(paths).toEqual(["/nowhere", "/elsewhere"]);
  logged.mockRestore();
});
