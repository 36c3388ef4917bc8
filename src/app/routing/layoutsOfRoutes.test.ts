// The layout and the flags of every route (docs/product.md#route-flags-and-layouts).
import { type AnyRoute, createMemoryHistory, createRouter } from "@tanstack/react-router";
import { describe, expect, it } from "vitest";
import type { PageFlags } from "#state/navigation/navigation.ts";
import { routeTree } from "./routeTree.gen.ts";

/** The flags of a route and of those around it, as the frame gets them. */
function flagsOf(route: AnyRoute): PageFlags {
  const parent: AnyRoute | undefined = route.parentRoute;
  return { ...(parent === undefined ? {} : flagsOf(parent)), ...route.options.staticData };
}

const { routesByPath } = createRouter({
  routeTree: routeTree as AnyRoute,
  history: createMemoryHistory(),
});
const pages = Object.entries<AnyRoute>(routesByPath).map(([path, route]) => [path, flagsOf(route)] as const);

function pathsWhere(holds: (flags: PageFlags) => boolean): readonly string[] {
  return pages
    .filter(([, flags]) => holds(flags))
    .map(([path]) => path)
    .toSorted();
}

describe("layouts", () => {
  it.each([
    ["empty", ["/iptest"]],
    ["mobile", ["/login"]],
    ["soccer-league", ["/football/league/$leagueId", "/football/league/$leagueId/posts"]],
    ["soccer-team", ["/football/team/$teamId", "/football/team/$teamId/posts"]],
  ] as const)("%s is the layout of %j", (layout, paths) => {
    expect(pathsWhere((flags) => flags.layout === layout)).toEqual(paths);
  });

  it("desktop is the layout of the settings and the board alone", () => {
    const paths = pathsWhere((flags) => flags.layout === "desktop");
    expect(paths).toEqual(
      pages
        .map(([path]) => path)
        .filter((path) => path.startsWith("/settings") || path === "/board")
        .toSorted(),
    );
    expect(paths).toContain("/settings/theme");
  });

  it("responsive is named by no route: it is the layout of every other page", () => {
    expect(pathsWhere((flags) => flags.layout === "responsive")).toEqual([]);
    expect(pathsWhere((flags) => flags.layout === undefined)).toContain("/live");
  });
});

it("the footer is hidden in the settings alone", () => {
  expect(pathsWhere((flags) => flags.hideFooter === true)).toEqual(
    pathsWhere((flags) => flags.layout === "desktop").filter((path) => path !== "/board"),
  );
});
