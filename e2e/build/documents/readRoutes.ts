// Reads the addresses of all pages from the generated route tree.

/** The full paths of the route tree's source, such as "/football/team/$teamId/posts", sorted, each once. */
export function readRoutes(routeTree: string): readonly string[] {
  const paths = [...routeTree.matchAll(/^\s+fullPath: "([^"]+)";?$/gm)].map(([, path = ""]) =>
    path === "/" ? path : path.replace(/\/$/, ""),
  );
  return [...new Set(paths)].toSorted();
}
