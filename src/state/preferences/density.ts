// Row density: comfortable or compact, stored in this browser.
import { storedAtom } from "./stored.ts";

export type Density = "comfortable" | "compact";

/** The density of this browser. */
export const densityAtom = storedAtom<Density>({
  key: "touchline.density.1",
  initial: "comfortable",
  read: (stored) => (stored === "compact" || stored === "comfortable" ? stored : undefined),
});
