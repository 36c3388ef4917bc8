// A small site for tests of the configurations: a table of few pages in three languages.
import type { HostedSite } from "./hostedSite.ts";

export const A_SITE: HostedSite = {
  table: {
    locales: ["en", "ar", "zh-hk"],
    defaultLocale: "en",
    pages: [
      { pattern: "^/$", document: "index.html" },
      { pattern: "^/live$", document: "live/index.html" },
      { pattern: "^/settings/theme$", document: "private.html" },
      { pattern: String.raw`^/football/match/[1-9]\d{0,14}$`, document: "page.html" },
    ],
    fallback: "page.html",
    scripts: ["'sha256-Kx0='"],
  },
  foreign: {},
  backend: "http://localhost:8080",
  isReference: true,
};
