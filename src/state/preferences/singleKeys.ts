// Whether single keys without Ctrl, Alt or ⌘ act on the page (docs/product.md#keys), stored in this browser.
import { storedAtom } from "./stored.ts";

/** On until it is switched off: who speaks to the machine, or hits keys by accident, can do without (WCAG 2.1.4). */
export const singleKeysAtom = storedAtom<boolean>({
  key: "touchline.keys.1",
  initial: true,
  read: (stored) => (typeof stored === "boolean" ? stored : undefined),
});
