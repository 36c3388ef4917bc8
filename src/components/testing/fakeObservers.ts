// Observers of the browser for component tests: a test says when the watched elements are on the screen.
import { act } from "@testing-library/react";
import { vi } from "vitest";
import { settled } from "./renderPage.tsx";

/** Until `vi.unstubAllGlobals`. Returns a function that says of all watched elements that they are on the screen. */
export function fakeObservers(): () => Promise<void> {
  const watching = new Map<IntersectionObserverCallback, Set<Element>>();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      private readonly elements = new Set<Element>();
      constructor(callback: IntersectionObserverCallback) {
        watching.set(callback, this.elements);
      }
      observe(element: Element): void {
        this.elements.add(element);
      }
      unobserve(element: Element): void {
        this.elements.delete(element);
      }
      disconnect(): void {
        this.elements.clear();
      }
    },
  );
  return async () => {
    act(() => {
      for (const [callback, elements] of watching) {
        const entries = [...elements].map((target) => ({ target, isIntersecting: true }));
        if (entries.length > 0) callback(entries as never, undefined as never);
      }
    });
    await settled();
  };
}
