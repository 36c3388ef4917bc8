// The sitemap and the robots' file: every static page in every language, each naming the others.
import { headLinks } from "#features/documents/headLinks.ts";
import { STATIC_PAGES } from "#features/documents/staticPages.ts";
import { LOCALES } from "#i18n/locales.ts";
import { element, escaped } from "./markup.ts";

/** `/sitemap.xml` (docs/product.md#sitemap-and-documents). `origin` such as "https://example.com". */
export function makeSitemap(origin: string): string {
  const urls = STATIC_PAGES.flatMap(({ path }) =>
    LOCALES.map((locale) => {
      const { canonical, alternates } = headLinks(path, locale, origin);
      const links = alternates.map((link) => `    ${element("xhtml:link", { rel: "alternate", ...link })}`);
      return ["  <url>", `    <loc>${escaped(canonical)}</loc>`, ...links, "  </url>"].join("\n");
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

/** `/robots.txt`: all may be read; what shall not be found says so itself. */
export function makeRobots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
