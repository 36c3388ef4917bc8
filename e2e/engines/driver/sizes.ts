// The windows that the product is looked at in.
import type { Size } from "./engine.ts";

export const WIDE: Size = { width: 1360, height: 900 };
/** A phone with Safari, and a phone with Firefox. */
export const PHONES = {
  webkit: { width: 390, height: 844 },
  firefox: { width: 360, height: 740 },
  chromium: { width: 412, height: 915 },
} as const;
