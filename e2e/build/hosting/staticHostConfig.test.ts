// The files for static hosts: one rule a page, within what the hosts read.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../../commands/lib/paths.ts";
import { readRoutes } from "../documents/readRoutes.ts";
import { documentTable } from "../documents/routeTable.ts";
import { A_SITE } from "./aSite.ts";
import { headersFile, notFoundCopies, redirectsFile } from "./staticHostConfig.ts";

const rulesOf = (text: string): string[] =>
  text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));

it("pages without a document of their own lead to a shared one, in each language", () => {
  expect(rulesOf(redirectsFile(A_SITE))).toEqual([
    "/en / 302",
    "/settings/theme /private 200",
    "/en/* /:splat 302",
    "/:language/settings/theme /:language/private 200",
    "/football/match/:id /page 200",
    "/:language/football/match/:id /:language/page 200",
    "/ar/* /ar/404.html 404",
    "/zh-hk/* /zh-hk/404.html 404",
  ]);
  expect([...notFoundCopies(A_SITE)]).toEqual([
    ["404.html", "page.html"],
    ["ar/404.html", "ar/page.html"],
    ["zh-hk/404.html", "zh-hk/page.html"],
  ]);
});

it("who builds without a backend's origin reads that such a host passes no calls on", () => {
  expect(redirectsFile(A_SITE)).toContain("VITE_API_ORIGIN");
  expect(redirectsFile({ ...A_SITE, foreign: { api: "https://api.example" } })).not.toContain(
    "VITE_API_ORIGIN",
  );
});

it("no header is in two rules that fit one address, and assets are cached for ever", () => {
  const [all = "", assets = ""] = headersFile(A_SITE).split("/assets/*");
  const namesIn = (text: string): string[] =>
    [...text.matchAll(/^ {2}([\w-]+):/gm)].map(([, name = ""]) => name);
  expect(namesIn(all)).toContain("content-security-policy");
  expect(all).toContain("'sha256-Kx0='");
  expect(namesIn(assets)).toEqual(["cache-control"]);
  expect(assets).toContain("immutable");
  expect(namesIn(all)).not.toContain("cache-control");
});

describe("the rules of all routes", () => {
  const routes = readRoutes(readFileSync(join(ROOT, "src", "app", "routing", "routeTree.gen.ts"), "utf8"));
  const site = { ...A_SITE, table: documentTable(routes, A_SITE.table.scripts) };
  const rules = rulesOf(redirectsFile(site));

  it("stay within what Cloudflare Pages reads", () => {
    // From the first rule with a splat or placeholder on, each one counts as dynamic.
    const first = rules.findIndex((rule) => /\*|:[A-Za-z]/.test(rule.split(" ", 1)[0]!));
    const dynamic = rules.slice(first);
    expect(first).toBeLessThanOrEqual(2_000);
    expect(dynamic.length).toBeLessThanOrEqual(100);
    for (const line of [...rules, ...headersFile(site).split("\n")]) expect(line.length).toBeLessThan(2_000);
  });

  it("name the default language before the placeholder that fits it, and missing pages last", () => {
    const fits = (text: string): number => rules.findIndex((rule) => rule.startsWith(text));
    expect(fits("/en/* ")).toBeLessThan(fits("/:language/"));
    const missing = rules.filter((rule) => rule.endsWith(" 404"));
    expect(rules.slice(-missing.length)).toEqual(missing);
  });
});
