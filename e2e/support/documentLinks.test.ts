// Every link of every document, in every language, leads to a page of the product.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DOCUMENTS } from "../backend/members/documents/documents.ts";
import { startTestBackend, type TestBackend } from "../backend/testing/testBackend.ts";
import { LANGUAGE_TABLES } from "../backend/words/words.ts";
import { readRoutes } from "../build/documents/readRoutes.ts";

const ROUTE_TREE = join(import.meta.dirname, "..", "..", "src", "app", "routing", "routeTree.gen.ts");
/** Each document has links; fewer mean that the test does not find them. */
const LINKS_AT_LEAST = 1;

let backend: TestBackend;
let isPage: (path: string) => boolean;
beforeAll(async () => {
  backend = await startTestBackend();
  const patterns = readRoutes(readFileSync(ROUTE_TREE, "utf8")).map(
    (route) => new RegExp(`^${route.replaceAll(/\$\w+/g, String.raw`[1-9]\d*`)}$`),
  );
  isPage = (path) => patterns.some((pattern) => pattern.test(path));
});
afterAll(() => backend.close());

async function linksOf(tag: string, lang: string): Promise<readonly string[]> {
  const { data } = await backend.get(`/v1/api/user/getDoc?tag=${tag}&lang=${lang}`);
  const { ops } = JSON.parse((data as { readonly content: string }).content) as {
    readonly ops: readonly { readonly attributes?: { readonly link?: string } }[];
  };
  return ops.flatMap(({ attributes }) => attributes?.link ?? []);
}

test("an address is a page only if the route tree has it", () => {
  expect(["/", "/faq", "/football/match/1001/odds", "/profile/7"].filter((path) => !isPage(path))).toEqual(
    [],
  );
  expect(["/no-such-page", "/faq/more", "/profile/0", "/football/match/odds"].filter(isPage)).toEqual([]);
});

test.each(Object.keys(DOCUMENTS))("each link of %s leads to a page", async (tag) => {
  for (const lang of Object.keys(LANGUAGE_TABLES)) {
    const links = await linksOf(tag, lang);
    expect(links.length).toBeGreaterThanOrEqual(LINKS_AT_LEAST);
    const lost = links.filter((link) => !isPage(new URL(link, backend.origin).pathname));
    expect([lang, lost]).toEqual([lang, []]);
    // A link to another site or a part of a page would need a check of its own.
    expect(links.filter((link) => !/^\/[a-z/-]+$/.test(link))).toEqual([]);
  }
});
