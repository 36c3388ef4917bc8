// Row density: comfortable or compact, stored in this browser.
import { storedAtom } from "./stored.ts";

export type Density = "comfortable" | "compact";

const DENSITY_KEY = "touchline.density.1";

/** The density of this browser. */
export const densityAtom = storedAtom<Density>({
  key: DENSITY_KEY,
  initial: "comfortable",
  read: (stored) => (stored === "compact" || stored === "comfortable" ? stored : undefined),
});
