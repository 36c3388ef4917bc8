// One PO catalogue per locale. Message ids are the English texts, except the keys of docs/wire.md#message-ids.
// Without origins: a file that moves changes no catalogue.
import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  sourceLocale: "en",
  locales: [
    "en",
    "ar",
    "en-us",
    "tl",
    "fr",
    "de",
    "hi",
    "id",
    "it",
    "ja",
    "ko",
    "ms",
    "pt",
    "ru",
    "zh",
    "es",
    "sw",
    "th",
    "zh-hk",
    "vi",
  ],
  catalogs: [{ path: "<rootDir>/locales/{locale}", include: ["src"], exclude: ["**/*.test.*"] }],
  format: formatter({ origins: false }),
  fallbackLocales: { default: "en" },
});
