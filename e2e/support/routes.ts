// The addresses of every page, read from the client's route tree, for commands and tests that go through all of them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readRoutes } from "../build/documents/readRoutes.ts";

const SRC = join(import.meta.dirname, "..", "..", "src");

export interface PageAddress {
  /** Path and query, without locale prefix. */
  readonly path: string;
  /** True for pages that send visitors home. */
  readonly membersOnly: boolean;
}

/** What the parameters of the routes are replaced with, by name. */
export type RouteSample = Readonly<Record<string, number | string>>;

/** Tabs that a page keeps in its query; its first tab is the page without a query. */
const TABS: Readonly<Record<string, readonly string[]>> = {
  "/football/league/$leagueId": ["standings", "players", "statistics"],
  "/football/team/$teamId": ["squad", "standings", "statistics", "transfers"],
  "/profile": ["followers", "following"],
  "/message": ["like", "follow", "system"],
};

/** Routes that only redirect to another route of this list. */
const LEADS_ON: ReadonlySet<string> = new Set(["/football/match/$matchId"]);

/** Below these routes visitors are sent home: their source says `requiresAuth: true`. */
function membersRoutes(): readonly string[] {
  return readdirSync(join(SRC, "routes"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => readFileSync(join(SRC, "routes", file), "utf8"))
    .filter((source) => source.includes("requiresAuth: true"))
    .map((source) => /createFileRoute\("([^"]+)"\)/.exec(source)?.[1]?.replace(/\/$/, "") ?? "");
}

/** `membersOnly` of a page also holds for the pages below it, other than those with a parameter. */
function isBelow(route: string, area: string): boolean {
  return route === area || (route.startsWith(`${area}/`) && !route.slice(area.length).startsWith("/$"));
}

/**
 * Every page by name, such as `football-match-odds`: each route of the client with sample parameters, and each tab that
 * a page keeps in its query. Throws for a route with a parameter that has no sample.
 */
export function allRoutes(sample: RouteSample): Readonly<Record<string, PageAddress>> {
  const forMembers = membersRoutes();
  const pages: Record<string, PageAddress> = {};
  for (const route of readRoutes(readFileSync(join(SRC, "app", "routing", "routeTree.gen.ts"), "utf8"))) {
    if (LEADS_ON.has(route)) continue;
    const path = route.replaceAll(/\$(\w+)/g, (_, name: string) => {
      const id = sample[name];
      if (id === undefined)
        throw new Error(`no sample for ${name} of ${route}: give a call's parameter ${name} an example`);
      return String(id);
    });
    const membersOnly = forMembers.some((area) => isBelow(route, area));
    const name =
      route === "/"
        ? "scores"
        : route
            .slice(1)
            .replaceAll(/\/\$\w+/g, route.startsWith("/profile/") ? "-other" : "")
            .replaceAll("/", "-");
    pages[name] = { path, membersOnly };
    for (const tab of TABS[route] ?? [])
      pages[`${name}-${tab}`] = { path: `${path}?tab=${tab}`, membersOnly };
  }
  return pages;
}
