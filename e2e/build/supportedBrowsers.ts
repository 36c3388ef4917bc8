// The oldest browsers that the product is made for: the build's target, and what the check of features asks.
// See docs/product.md#supported-browsers.

/**
 * Versions by the names of the compatibility data. They may be older than the statement in docs/product.md, never newer
 * (supportedBrowsers.test.ts).
 */
export const OLDEST_BROWSERS = {
  chrome: "150",
  chrome_android: "150",
  edge: "150",
  firefox: "153",
  firefox_android: "153",
  safari: "26",
  safari_ios: "26",
} as const;

export type BrowserName = keyof typeof OLDEST_BROWSERS;

/** In the form that the bundler takes. */
export const BUILD_TARGET: string[] = [
  `chrome${OLDEST_BROWSERS.chrome}`,
  `edge${OLDEST_BROWSERS.edge}`,
  `firefox${OLDEST_BROWSERS.firefox}`,
  `safari${OLDEST_BROWSERS.safari}`,
  `ios${OLDEST_BROWSERS.safari_ios}`,
];
