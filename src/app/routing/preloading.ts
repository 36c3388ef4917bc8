// Preloads routes on hover or touch: at most 5 at once, none on slow or data-saver connections, none in low power.
// See docs/product.md#preloading.
import { isLowPower } from "#ui/page/isLowPower.ts";

/** docs/product.md#preloading: at most 5 route preloads at once. */
export const PRELOADS_MAX = 5;

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * docs/product.md#preloading: link prefetching is skipped on 2g and with data saver. Read each time, because
 * connections change.
 */
export function isSlow(connection: NetworkInformation | undefined): boolean {
  return connection?.saveData === true || connection?.effectiveType?.includes("2g") === true;
}

function connectionOfBrowser(): NetworkInformation | undefined {
  return (navigator as Navigator & { readonly connection?: NetworkInformation }).connection;
}

/** Preloads within the limits; a skipped route is loaded by the click. */
export function limited<Options extends readonly unknown[], Loaded>(
  preload: (...options: Options) => Promise<Loaded>,
  connection: () => NetworkInformation | undefined = connectionOfBrowser,
): (...options: Options) => Promise<Loaded | undefined> {
  let underWay = 0;
  return async (...options) => {
    if (underWay >= PRELOADS_MAX || isSlow(connection()) || isLowPower()) return undefined;
    underWay += 1;
    try {
      return await preload(...options);
    } finally {
      underWay -= 1;
    }
  };
}
