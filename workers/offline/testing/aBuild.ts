// A small build for tests of the offline worker.
import type { KeptBuild } from "../keptBuild.ts";

/** `suffix` stands for the hash of the files that differ from build to build; those with "-0" are the same in all. */
export function aBuild(id = "a", suffix = id): KeptBuild {
  const language = (name: string) => ({
    document: `/assets/document-${name}-${suffix}.html`,
    files: [`/assets/${name}-${suffix}.js`],
  });
  return {
    id,
    start: [`/assets/home-${suffix}.js`, "/assets/vendor-0.js"],
    rest: [`/assets/faq-${suffix}.js`, "/assets/charts-0.js"],
    pictures: ["/images/default-team.svg"],
    languages: { en: language("en"), ar: language("ar"), "zh-hk": language("zh-hk") },
    defaultLanguage: "en",
    areas: ["", "live", "football"],
  };
}
