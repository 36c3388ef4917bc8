// The list of files that the offline worker keeps: each built file is in one group.
import { expect, it } from "vitest";
import { type BuiltClient, keptBuild } from "./keptBuild.ts";

const chunk = (file: string, imports: readonly string[] = [], css: readonly string[] = []) => ({
  file: `assets/${file}`,
  imports,
  css: css.map((each) => `assets/${each}`),
});

const CLIENT: BuiltClient = {
  buildId: "0123456789ab",
  manifest: {
    "_home.js": { ...chunk("home-1.js", ["_vendor.js"], ["home-1.css"]), name: "home" },
    "_vendor.js": chunk("vendor-1.js"),
    "src/app/background/inBackground.ts": chunk("inBackground-1.js", ["_parts.js"]),
    "src/app/failing/ErrorPage.tsx": chunk("ErrorPage-1.js", [], ["ErrorPage-1.css"]),
    "src/app/frame/FrameLater.tsx": chunk("FrameLater-1.js"),
    "src/app/routing/routing.tsx": chunk("routing-1.js", ["_vendor.js"]),
    "src/i18n/dictionary.ts": chunk("dictionary-1.js"),
    "src/i18n/restCatalogue.ts": chunk("restCatalogue-1.js"),
    "src/state/errors/errorLog.ts": chunk("errorLog-1.js"),
    "src/state/live/link/electedCore.ts": chunk("electedCore-1.js"),
    "src/state/live/liveness/supervise.ts": chunk("supervise-1.js"),
    "_parts.js": chunk("parts-1.js", [], ["parts-1.css"]),
    "src/routes/faq.tsx?tsr-split=component": chunk("faq-1.js", ["_parts.js"]),
    "locales/ar.po?part=first": chunk("ar-1.js"),
    "locales/ar.po?part=rest": chunk("ar-2.js"),
    "locales/en.po?part=first": chunk("en-1.js"),
    "src/i18n/stylesheets/ar.css": chunk("ar-1.css"),
    "workers/live/live.worker.ts": chunk("live.worker-1.js"),
  },
  assets: `home-1.js home-1.css vendor-1.js routing-1.js inBackground-1.js ErrorPage-1.js ErrorPage-1.css
    FrameLater-1.js dictionary-1.js restCatalogue-1.js errorLog-1.js electedCore-1.js supervise-1.js parts-1.js parts-1.css faq-1.js
    ar-1.js ar-2.js en-1.js ar-1.css live.worker-1.js streamFeed-1.js document-ar-1.html
    home-1.js.map live.worker-1.js.map streamFeed-1.js.map`
    .split(/\s+/)
    .map((file) => `assets/${file}`),
  images: ["icon.svg", "icon-512.png", "404.svg", "default-team.svg", "default-avatar.png"],
  documents: new Map([
    ["en", "assets/document-en-1.html"],
    ["ar", "assets/document-ar-1.html"],
  ]),
  defaultLanguage: "en",
  pages: [
    "^/$",
    "^/live$",
    "^/settings/theme$",
    String.raw`^/settings/\d$`,
    String.raw`^/match/[1-9]\d{0,14}$`,
  ],
};

it("each script and style sheet is in one group, a source map in none, and a language has its own", () => {
  const kept = keptBuild(CLIENT);
  const groups = [kept.start, kept.rest, ...Object.values(kept.languages).map(({ files }) => files)];
  const listed = groups.flat().toSorted();
  expect(listed).toEqual([...new Set(listed)]);
  const expected = CLIENT.assets.filter((file) => !/\.(?:html|map)$/.test(file)).map((file) => `/${file}`);
  expect(listed).toEqual(expected.toSorted());
  expect(kept.languages["ar"]).toEqual({
    document: "/assets/document-ar-1.html",
    files: ["/assets/ar-1.js", "/assets/ar-2.js", "/assets/ar-1.css"],
  });
});

it("a page's own code is in the rest; the core with its later parts and what pages load by themselves is in the start", () => {
  const { start, rest } = keptBuild(CLIENT);
  expect(rest).toEqual(["/assets/faq-1.js"]);
  for (const file of ["live.worker-1.js", "streamFeed-1.js", "parts-1.css"])
    expect(start).toContain(`/assets/${file}`);
});

it("pictures are those that pages show, and areas the first segments of the pages' paths", () => {
  const { pictures, areas } = keptBuild(CLIENT);
  const names = ["icon.svg", "404.svg", "default-team.svg", "default-avatar.png"];
  expect(pictures).toEqual(names.map((name) => `/images/${name}`));
  expect(areas).toEqual(["", "live", "settings", "match"]);
});

it("a build that lacks code of every page is refused", () => {
  const { "src/i18n/dictionary.ts": _, ...manifest } = CLIENT.manifest;
  expect(() => keptBuild({ ...CLIENT, manifest })).toThrow("src/i18n/dictionary.ts");
});
