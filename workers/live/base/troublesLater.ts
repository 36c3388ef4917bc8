// Loads the code that reports uncaught errors of the core with the first of them.
import { createLater } from "./later.ts";
import type { TroubleEvent } from "./troubles.ts";

/** The part of a worker's global scope used here. */
export interface TroubleScope {
  addEventListener(type: "error" | "unhandledrejection", listener: (event: TroubleEvent) => void): void;
}

/**
 * Follows the uncaught errors of `scope`. `load` brings what reports one; while it is under way they wait, and when it
 * fails they are lost, and the next asks for the code again.
 */
export function followTroublesLater(
  scope: TroubleScope,
  load: () => Promise<(event: TroubleEvent) => void>,
): void {
  const later = createLater(load);
  for (const type of ["error", "unhandledrejection"] as const) {
    scope.addEventListener(type, (event) => {
      later.whenLoaded((report) => report(event));
      void later.load();
    });
  }
}
