// The lines of a list take the size of the text, also when it changes while the list is shown.
import { act } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { FavoritesPage } from "./FavoritesPage.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.style.fontSize = "";
});

it("draws its lines again at the size of the text", () => {
  let change = (): void => undefined;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(listener: () => void) {
        change = listener;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const { container } = renderWithLive(<FavoritesPage />);
  const height = (): number =>
    parseFloat(
      /block-size: ([\d.]+)px/.exec(container.querySelector("[data-loading]")?.innerHTML ?? "")?.[1] ?? "",
    );
  const usual = height();
  expect(usual).toBeGreaterThan(20);
  for (const [fontSize, scale] of [
    ["32px", 2],
    ["20.8px", 1.3],
    ["16px", 1],
  ] as const) {
    document.documentElement.style.fontSize = fontSize;
    act(() => change());
    expect(height()).toBe(Math.round(usual * scale));
  }
});
