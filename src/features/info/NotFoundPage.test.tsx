// The 404 page: picture, text, way home.
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
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
