// Names the service that counts page views, for the build and for the security policy.

/**
 * The origin in `VITE_ANALYTICS_ORIGIN`; undefined where none is set, and with `VITE_STAGE=production`
 * (docs/product.md#page-views).
 */
export function analyticsOrigin(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const { VITE_ANALYTICS_ORIGIN: origin, VITE_STAGE: stage } = env;
  return origin === "" || stage === "production" ? undefined : origin;
}
