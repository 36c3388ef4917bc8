// The page scrolls while a tile is held near its edges, and no frame is asked for otherwise.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createEdgeScroll } from "./edgeScroll.ts";

const HEIGHT = 800;
/** How far the page can be scrolled, px. */
const END = 100;
let top = 0;

beforeEach(() => {
  top = 0;
  vi.useFakeTimers({
    toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance", "setTimeout"],
  });
  vi.stubGlobal("innerHeight", HEIGHT);
  vi.spyOn(window, "scrollY", "get").mockImplementation(() => top);
  vi.stubGlobal("scrollBy", (by: ScrollToOptions) => {
    top = Math.min(END, Math.max(0, top + (by.top ?? 0)));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("scrolls down at the lower edge until the end of the page, and up at the upper one, with a call after each step", () => {
  const onScrolled = vi.fn();
  const edge = createEdgeScroll(onScrolled);
  edge.at(HEIGHT - 10);
  vi.advanceTimersByTime(64);
  expect(top).toBeGreaterThan(20);
  expect(onScrolled).toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(top).toBe(END);
  expect(vi.getTimerCount()).toBe(0);
  edge.at(10);
  vi.advanceTimersByTime(2_000);
  expect(top).toBe(0);
});

it("goes faster the nearer the edge is", () => {
  const edge = createEdgeScroll(() => undefined);
  edge.at(HEIGHT - 90);
  vi.advanceTimersByTime(48);
  const slow = top;
  top = 0;
  edge.at(HEIGHT - 5);
  vi.advanceTimersByTime(48);
  expect(top).toBeGreaterThan(slow * 4);
});

it("scrolls also where the first frame began before the pointer moved", () => {
  vi.spyOn(window, "requestAnimationFrame")
    .mockImplementationOnce(
      (drawn) => setTimeout(() => drawn(performance.now() - 30), 0) as unknown as number,
    )
    .mockImplementation((drawn) => setTimeout(() => drawn(performance.now()), 16) as unknown as number);
  createEdgeScroll(() => undefined).at(HEIGHT - 10);
  vi.advanceTimersByTime(100);
  expect(top).toBeGreaterThan(20);
});

it("asks for no frame away from the edges and after its end", () => {
  const edge = createEdgeScroll(() => undefined);
  edge.at(HEIGHT / 2);
  expect(vi.getTimerCount()).toBe(0);
  edge.at(HEIGHT - 10);
  edge.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(100);
  expect(top).toBe(0);
});
