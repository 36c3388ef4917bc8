// The documents of all pages in all languages: language, direction, texts, and the addresses they name.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { isPrivate } from "#features/documents/headLinks.ts";
import { STATIC_PAGES } from "#features/documents/staticPages.ts";
import { type Locale, LOCALES } from "#i18n/locales.ts";
import { withPageTexts } from "../../backend/server/pageTexts.ts";
import { ROOT } from "../../commands/lib/paths.ts";
import { type DocumentTexts, readDocumentTexts } from "./documentTexts.ts";
import type { Manifest } from "./localeFiles.ts";
import { readRoutes } from "./readRoutes.ts";
import { documentOf, documentTable, isDynamic } from "./routeTable.ts";
import { makeRobots, makeSitemap } from "./sitemap.ts";
import { escaped } from "./markup.ts";
import { makeDocuments, readSiteOrigin } from "./writeDocuments.ts";

const ORIGIN = "https://scores.example";
const built = readFileSync(join(ROOT, "index.html"), "utf8");
const routes = readRoutes(readFileSync(join(ROOT, "src", "app", "routing", "routeTree.gen.ts"), "utf8"));

const made = (file: string): { file: string } => ({ file });
const manifest: Manifest = Object.fromEntries([
  ...LOCALES.flatMap(({ id }) => [
    [`locales/${id}.po?part=first`, made(`assets/${id}-first.js`)],
    [`locales/${id}.po?part=rest`, made(`assets/${id}-rest.js`)],
  ]),
  ["src/i18n/stylesheets/ar.css", made("assets/ar.css")],
  ["src/i18n/stylesheets/en.css", made("assets/en.css")],
  ["src/app/routing/routing.tsx", made("assets/routing-b2.js")],
  ["_shared-a1.css", { ...made("assets/shared-a1.css"), name: "shared" }],
  ["_shared-b2.js", { ...made("assets/shared-b2.js"), name: "shared" }],
]);

let texts: DocumentTexts;
let documents: ReadonlyMap<string, string>;
beforeAll(async () => {
  texts = await readDocumentTexts();
  documents = makeDocuments({ built, manifest, texts, origin: ORIGIN });
});

const folderOf = ({ prefix }: Locale): string => (prefix === "" ? "" : `${prefix}/`);
const all = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found = ""]) => found);
const one = (html: string, pattern: RegExp): string => {
  const found = all(html, pattern);
  expect(found, String(pattern)).toHaveLength(1);
  return found[0] ?? "";
};

describe.each(LOCALES.map((locale) => [locale.id, locale] as const))("%s", (id, locale) => {
  it.each(STATIC_PAGES.map(({ path, isList }) => [path, isList === true] as const))(
    "%s says what it is",
    (path, isList) => {
      const html = documents.get(folderOf(locale) + documentOf(path)) ?? "";
      expect(html).toContain(`<html lang="${locale.html}" dir="${id === "ar" ? "rtl" : "ltr"}">`);
      const title = one(html, /<title>([^<]+)<\/title>/g);
      expect(title).toContain("Touchline");
      expect(one(html, /<meta property="og:title" content="([^"]*)"/g)).toBe(title);
      expect(one(html, /<meta name="description" content="([^"]*)"/g)).not.toBe("");
      const own = `${ORIGIN}/${folderOf(locale)}${path.slice(1)}`;
      expect(one(html, /<link rel="canonical" href="([^"]*)"/g)).toBe(own);
      expect(one(html, /<meta property="og:url" content="([^"]*)"/g)).toBe(own);
      expect(one(html, /<meta property="og:type" content="([^"]*)"/g)).toBe("website");
      expect(one(html, /<meta property="og:image" content="([^"]*)"/g)).toBe(
        `${ORIGIN}/images/ogimage/og-image.png`,
      );
      expect(one(html, /<meta property="og:locale" content="([^"]*)"/g)).toBe(locale.wire);
      expect(html).toContain('<meta name="twitter:card"');
      expect(html).toContain(`<body class="lang-${id}">`);
      const languages = all(html, /<link rel="alternate" hreflang="([^"]*)"/g);
      expect(languages.toSorted()).toEqual([...LOCALES.map((other) => other.html), "x-default"].toSorted());
      expect(html).toContain(`hreflang="${locale.html}" href="${own}"`);
      expect(html).toContain(`hreflang="x-default" href="${ORIGIN}${path}"`);
      expect(html).not.toContain("noindex");
      // The default language may be left at once, so boot.js asks for its texts when they will be of use.
      const hint = `<link rel="modulepreload" crossorigin href="/assets/${id}-first.js" />`;
      expect(html.includes(hint)).toBe(id !== "en");
      expect(html.includes(`<meta name="first-texts" content="/assets/en-first.js" />`)).toBe(id === "en");
      expect(html).not.toContain("-rest.js");
      for (const file of ["routing-b2", "shared-b2"]) {
        const router = `<link rel="modulepreload" crossorigin href="/assets/${file}.js" />`;
        expect(html.includes(router)).toBe(!isList);
      }
      expect(html.includes('<link rel="stylesheet" crossorigin href="/assets/ar.css" />')).toBe(id === "ar");
      // Quotation marks alone.
      expect(html.includes('<meta name="late-style" content="/assets/en.css" />')).toBe(id === "en");
      expect(html).not.toContain('href="/assets/en.css"');
    },
  );

  it("has a document for pages that set their own title, and one that robots do not index", () => {
    const any = documents.get(`${folderOf(locale)}page.html`) ?? "";
    expect(any).toContain(`<html lang="${locale.html}" dir="${locale.dir}">`);
    expect(any).toContain("<title>Touchline</title>");
    expect(any.includes(`/assets/${id}-rest.js`)).toBe(id !== "en");
    expect(any).toContain("/assets/routing-b2.js");
    expect(any).not.toMatch(/canonical|hreflang|og:url|noindex/);
    const hidden = documents.get(`${folderOf(locale)}private.html`) ?? "";
    expect(hidden).toContain('<meta name="robots" content="noindex" data-private />');
    expect(hidden).not.toMatch(/canonical|hreflang|og:url/);
  });

  it("says in each document, in its language, that it needs scripts", () => {
    const folder = folderOf(locale);
    const paths = [...STATIC_PAGES.map(({ path }) => documentOf(path)), "page.html", "private.html"];
    const said = paths.map((path) =>
      one(
        documents.get(folder + path) ?? "",
        /<div id="root"><\/div>\s*<noscript><p>([^<]+)<\/p><\/noscript>/g,
      ),
    );
    const [text = ""] = said;
    expect(new Set(said).size).toBe(1);
    expect(text).toContain("JavaScript");
    expect(all(documents.get("page.html") ?? "", /<noscript><p>([^<]+)/g).includes(text)).toBe(
      id.startsWith("en"),
    );
  });

  it("says in each document, in its language, that its script was changed or blocked", () => {
    const said = [...documents]
      .filter(
        ([path]) =>
          path.startsWith(folderOf(locale)) && (folderOf(locale) !== "" || !/^[a-z-]{2,5}\//.test(path)),
      )
      .map(([, html]) => one(html, /<\/noscript>\s*<p id="unstarted">([^<]+)<\/p>/g));
    expect(new Set(said)).toEqual(new Set([texts.sentences.get(id)?.unstarted]));
    expect(texts.sentences.get(id)?.unstarted === texts.sentences.get("en")?.unstarted).toBe(
      id.startsWith("en"),
    );
  });

  it("has in each document, in its language, what it says where the page could not be drawn", () => {
    const { failed = "", reload = "", outdated = "" } = texts.sentences.get(id) ?? {};
    const own = [...documents].filter(
      ([path]) =>
        path.startsWith(folderOf(locale)) && (folderOf(locale) !== "" || !/^[a-z-]{2,5}\//.test(path)),
    );
    for (const [, html] of own) {
      expect(one(html, /<p id="failed" role="alert" hidden>([^<]+) <a href="">/g)).toBe(escaped(failed));
      expect(one(html, /<a href="">([^<]+)<\/a><\/p>/g)).toBe(escaped(reload));
      expect(one(html, /<p id="outdated" role="alert" hidden>([^<]+)</g)).toBe(escaped(outdated));
    }
    const english = texts.sentences.get("en");
    expect([failed === english?.failed, outdated === english?.outdated]).toEqual(
      Array.from({ length: 2 }, () => id.startsWith("en")),
    );
  });

  it("has its titles from its catalogue", () => {
    const { title: english, path } = STATIC_PAGES.find((page) => page.path === "/favorites")!;
    const title = texts.pages.get(id)?.get(path)?.title;
    if (id === "en") expect(title).toBe(english);
    else expect(title).not.toBe(english);
  });
});

it("has the titles that the pages set", () => {
  const code = ["matches", "board", "community", "creators", "info", "feedback", "activities"]
    .map((feature) => join(ROOT, "src", "features", feature))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => file.endsWith("Page.tsx"))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  for (const { title } of STATIC_PAGES) {
    expect(code).toMatch(new RegExp(`(?:(?:usePageTitle\\(|title=\\{)t|title: msg)\`${title}\``));
  }
});

it("writes addresses that begin with the path where the origin is not known", () => {
  const without = makeDocuments({ built, manifest, texts, origin: "" }).get("fr/live/index.html") ?? "";
  expect(without).toContain('<link rel="canonical" href="/fr/live" />');
  expect(without).toContain('content="/images/ogimage/og-image.png"');
});

it("has a place in the document of other pages for each text that the server may write into it", () => {
  const page = documents.get("fr/page.html") ?? "";
  const picture = { src: "/img/post/1.png", alt: 'The "derby"' };
  const html = withPageTexts(page, { title: "A & B", description: "Late goal", picture }, ORIGIN);
  expect(one(html, /<title>([^<]+)<\/title>/g)).toBe("A &#38; B");
  const contents = all(html, /<meta (?:property|name)="(?:og:|description)[^"]*" content="([^"]*)"/g);
  const [site, locale] = ["Touchline", "fr_FR"];
  const address = `${ORIGIN}/img/post/1.png`;
  const alt = "The &#34;derby&#34;";
  expect(contents).toEqual(["Late goal", "A &#38; B", "Late goal", "article", site, address, alt, locale]);
});

it("escapes texts", () => {
  const odd: DocumentTexts = {
    pages: new Map([["en", new Map([["/", { title: 'A & B <"C">', description: "$& $1" }]])]]),
    sentences: new Map(
      LOCALES.map((each) => [
        each.id,
        { noScript: "</noscript> $&", unstarted: "</p> $&", failed: "<b>", reload: "&", outdated: "<i>" },
      ]),
    ),
  };
  const html = makeDocuments({ built, manifest, texts: odd, origin: "" }).get("index.html") ?? "";
  expect(html).toContain("<title>A &amp; B &lt;&quot;C&quot;&gt;</title>");
  expect(html).toContain('<meta name="description" content="$&amp; $1" />');
  expect(html).toContain("<noscript><p>&lt;/noscript&gt; $&amp;</p></noscript>");
  expect(html).toContain('<p id="unstarted">&lt;/p&gt; $&amp;</p>');
  expect(html).toContain('hidden>&lt;b&gt; <a href="">&amp;</a></p>');
  expect(html).toContain("hidden>&lt;i&gt;</p>");
});

it("refuses an unexpected page, a build without texts, and an invalid origin", () => {
  expect(() => makeDocuments({ built: "<p>", manifest, texts, origin: "" })).toThrow(/index\.html has 0/);
  expect(() => makeDocuments({ built, manifest: {}, texts, origin: "" })).toThrow(/en\.po/);
  for (const missing of ["src/app/routing/routing.tsx", "_shared-b2.js"]) {
    const { [missing]: _, ...without } = manifest;
    expect(() => makeDocuments({ built, manifest: without, texts, origin: "" })).toThrow(/routing|shared/);
  }
  for (const text of ["scores.example", "https://scores.example/live", "ftp://scores.example"]) {
    expect(() => readSiteOrigin(text)).toThrow(/SITE_ORIGIN/);
  }
  expect([readSiteOrigin(undefined), readSiteOrigin(`${ORIGIN}/`)]).toEqual(["", ORIGIN]);
});

describe("the sitemap", () => {
  const xml = makeSitemap(ORIGIN);

  it("lists every static page in every language, each with all others", () => {
    const urls = xml.split("<url>").slice(1);
    expect(urls).toHaveLength(STATIC_PAGES.length * LOCALES.length);
    const places = all(xml, /<loc>([^<]+)<\/loc>/g);
    expect(new Set(places).size).toBe(urls.length);
    expect(places).toContain(`${ORIGIN}/`);
    expect(places).toContain(`${ORIGIN}/zh-hk/live`);
    expect(places.filter((place) => place.includes("/settings"))).toEqual([]);
    for (const url of urls) expect(all(url, /hreflang="([^"]+)"/g)).toHaveLength(LOCALES.length + 1);
  });

  it("is well-formed", () => {
    const open: string[] = [];
    for (const [, closing, name = "", alone] of xml.matchAll(/<(\/?)([\w:]+)(?: [^<>]*?)?(\/?)>/g)) {
      if (closing === "/") expect(open.pop()).toBe(name);
      else if (alone !== "/") open.push(name);
    }
    expect(open).toEqual([]);
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+" xmlns:xhtml="[^"]+">/,
    );
    expect(xml.replaceAll(/&(amp|lt|gt|quot);/g, "")).not.toContain("&");
  });

  it("is named by the robots' file", () => {
    expect(makeRobots(ORIGIN)).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  });
});

describe("the table of documents", () => {
  const table = documentTable(routes);
  const documentAt = (path: string): string | undefined =>
    table.pages.find(({ pattern }) => new RegExp(pattern).test(path))?.document;

  it("gives every page without parameters a document of its own, unless it is private", () => {
    const own = new Set(STATIC_PAGES.map(({ path }) => path));
    const without = routes.filter((route) => !isDynamic(route) && !own.has(route) && !isPrivate(route));
    // A new page: give it its texts in staticPages.ts, or call it private in headLinks.ts.
    expect(without).toEqual([]);
    expect(STATIC_PAGES.filter(({ path }) => !routes.includes(path))).toEqual([]);
  });

  it("has one document for the pages with parameters", () => {
    for (const path of [
      "/football/league/36",
      "/football/league/36/posts",
      "/football/team/7/posts",
      "/football/player/7",
      "/football/match/7",
      "/posts/7",
      "/topic/7",
      "/profile/7",
      ...["odds", "posts", "lineups", "summary", "analysis", "standings"].map(
        (tab) => `/football/match/7/${tab}`,
      ),
    ]) {
      expect([path, documentAt(path)]).toEqual([path, "page.html"]);
    }
  });

  it("has no document for other addresses", () => {
    for (const path of [
      "/nowhere",
      "/football",
      "/football/league/x",
      "/football/team/0",
      "/football/match/7/x",
      "/profile/x",
      "/posts/x",
      "/topic/0",
    ]) {
      expect([path, documentAt(path)]).toEqual([path, undefined]);
    }
  });

  it("excludes robots from private pages, and accepts any parameter that is no id", () => {
    const more = documentTable([
      "/settings",
      "/settings/theme",
      "/posts/$postId",
      "/posts/new",
      "/tags/$tag",
    ]);
    expect(more.pages).toEqual([
      { pattern: "^/settings$", document: "private.html" },
      { pattern: "^/settings/theme$", document: "private.html" },
      { pattern: "^/posts/new$", document: "page.html" },
      { pattern: String.raw`^/posts/[1-9]\d{0,14}$`, document: "page.html" },
      { pattern: "^/tags/[^/]+$", document: "page.html" },
    ]);
  });
});
