// The scale of text: from the root's font size, bounded, and followed while the page is open.
import { afterEach, expect, it, vi } from "vitest";
import { onTextScale, scaleOf, textScale } from "./textScale.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.style.fontSize = "";
});

it.each([
  ["16px", 1],
  ["20.8px", 1.3],
  ["32px", 2],
  ["12px", 0.75],
  ["80px", 5],
])("at %s text is %f times as large", (fontSize, scale) => {
  expect(scaleOf(fontSize)).toBeCloseTo(scale, 5);
});

it.each([
  ["", 1],
  ["0px", 1],
  ["none", 1],
  ["-32px", 0.3],
  ["1px", 0.3],
  ["9999px", 8],
  ["Infinitypx", 8],
])("a size of '%s' is bounded", (fontSize, scale) => {
  expect(scaleOf(fontSize)).toBe(scale);
});

it("is read again when 1 rem changes, and leaves nothing behind", () => {
  const probes: Element[] = [];
  let change = (): void => undefined;
  const disconnect = vi.fn<() => void>();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      disconnect = disconnect;
      constructor(listener: () => void) {
        change = listener;
      }
      observe(probe: Element): void {
        probes.push(probe);
      }
    },
  );
  const scales: number[] = [];
  const stop = onTextScale(() => scales.push(textScale()));
  for (const fontSize of ["32px", "20.8px", "16px"]) {
    document.documentElement.style.fontSize = fontSize;
    change();
  }
  expect(scales.map((scale) => scale.toFixed(2))).toEqual(["2.00", "1.30", "1.00"]);
  expect(probes[0]?.isConnected).toBe(true);
  stop();
  expect(probes[0]?.isConnected).toBe(false);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

it("is not followed where the browser cannot observe sizes", () => {
  vi.stubGlobal("ResizeObserver", undefined);
  Reflect.deleteProperty(globalThis, "ResizeObserver");
  const before = document.body.childElementCount;
  onTextScale(() => undefined)();
  expect(document.body.childElementCount).toBe(before);
});
