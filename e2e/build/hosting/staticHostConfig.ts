// The rules of a built client for static hosts that read `_headers` and `_redirects`, as Netlify and Cloudflare Pages do.
import { type HostedSite, headersOfKinds, prefixesOf } from "./hostedSite.ts";
import { ASSETS, FOREVER } from "./siteRules.ts";

/** `_headers`: an answer has the headers of every rule that fits, so no header is in two rules. */
export function headersFile(site: HostedSite): string {
  const rows = Object.entries(headersOfKinds(site).document).map(([name, value]) => `  ${name}: ${value}`);
  return [
    "# Written by the build for static hosts.",
    "/*",
    ...rows,
    "  strict-transport-security: max-age=31536000",
    `/${ASSETS}/*`,
    `  cache-control: ${FOREVER}`,
    "",
  ].join("\n");
}

/** An address as these files write it: a pattern's number becomes a placeholder. */
function addressOf(pattern: string): string {
  let count = 0;
  return pattern
    .replace(/^\^/, "")
    .replace(/\$$/, "")
    .replaceAll(/\[1-9\]\\d\{0,14\}|\[\^\/\]\+/g, () => {
      count += 1;
      return `:id${count === 1 ? "" : count}`;
    });
}

/**
 * `_redirects`: pages without a document of their own. Those that have one are found by their address. A closing `.html` is left out,
 * because some hosts lead from it to the address without.
 */
export function redirectsFile({ table, foreign }: HostedSite): string {
  const shared = table.pages.filter(({ document }) => !document.endsWith("index.html"));
  const rows = shared.flatMap(({ pattern, document }) => {
    const address = addressOf(pattern);
    const target = document.replace(/\.html$/, "");
    return [`${address} /${target} 200`, `/:language${address} /:language/${target} 200`];
  });
  const { defaultLocale } = table;
  return [
    "# Written by the build for static hosts.",
    ...(foreign.api === undefined
      ? [
          "# Such a host passes no calls on. Build with VITE_API_ORIGIN, VITE_STREAM_ORIGIN and VITE_IMAGE_ORIGIN.",
        ]
      : []),
    // From the first rule with `*` or `:name` on, Cloudflare counts each one as dynamic, and reads 100 of them.
    `/${defaultLocale} / 302`,
    ...rows.filter((row) => !row.includes(":")),
    // Before `/:language`, which fits the default language too.
    `/${defaultLocale}/* /:splat 302`,
    ...rows.filter((row) => row.includes(":")),
    "# A missing page in its language. Hosts that know no such rule take the 404.html of the nearest folder.",
    ...prefixesOf(table).map((locale) => `/${locale}/* /${locale}/404.html 404`),
    "",
  ].join("\n");
}

/** Copies of documents that such hosts send for missing pages: target by source, in the built folder. */
export function notFoundCopies({ table }: HostedSite): ReadonlyMap<string, string> {
  return new Map(
    ["", ...prefixesOf(table).map((locale) => `${locale}/`)].map((folder) => [
      `${folder}404.html`,
      `${folder}${table.fallback}`,
    ]),
  );
}
