// Collects the descriptions of calls for /api-docs from the options of their routes.
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Built by `call` of apiPaths/parts.ts. */
    readonly description?: object;
  }
}

/** By path and method in lower case, as OpenAPI has it. */
export type DescribedPaths = Record<string, Record<string, object>>;

/** The options of a route that is described at /api-docs. */
export function described(description: object): { readonly config: { readonly description: object } } {
  return { config: { description } };
}

/**
 * Collects the descriptions of all calls that are registered from now on. `listed` describes those whose routes hold no
 * description. Registering a call without a description throws.
 */
export function collectDescriptions(
  app: FastifyInstance,
  listed: Readonly<Record<string, object>>,
): DescribedPaths {
  const paths: DescribedPaths = {};
  app.addHook("onRoute", ({ method, url, config }) => {
    if (method === "HEAD" || !/^\/(api|v1\/api)\//.test(url)) return;
    const verb = String(method).toLowerCase();
    const description = config?.description ?? (listed[url] as Record<string, object> | undefined)?.[verb];
    if (description === undefined)
      throw new Error(`${String(method)} ${url} has no description for /api-docs`);
    paths[url] = { ...paths[url], [verb]: description };
  });
  return paths;
}
