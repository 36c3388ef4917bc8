// The web app manifest of each language, with which the product can be installed.
import { localizePath } from "#i18n/localePath.ts";
import type { Locale } from "#i18n/locales.ts";
import type { LocaleTexts } from "./documentTexts.ts";

const BRAND = "Touchline";
/** Header background of the light theme (src/ui/styles/tokens.css). */
const THEME_COLOR = "#ffffff";
const SHORTCUTS = ["/live", "/favorites"] as const;

/** Path of a locale's manifest in the built folder. */
export function manifestPath(locale: Locale): string {
  return `${locale.prefix === "" ? "" : `${locale.prefix}/`}manifest.webmanifest`;
}

/** The manifest's JSON. The id is the same in all languages: another language is no other app. */
export function makeWebManifest(locale: Locale, texts: LocaleTexts): string {
  const textsOf = (path: string) => texts.get(path) ?? { title: BRAND, description: "" };
  const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
    src: `/images/${file}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: "/",
    name: BRAND,
    short_name: BRAND,
    description: textsOf("/").description,
    lang: locale.html,
    dir: locale.dir,
    start_url: localizePath("/", locale),
    scope: "/",
    display: "standalone",
    background_color: THEME_COLOR,
    theme_color: THEME_COLOR,
    categories: ["sports", "news"],
    icons: [
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("icon-maskable-512", 512, "maskable"),
    ],
    shortcuts: SHORTCUTS.map((path) => ({
      // Titles end with the brand, which the shortcut's own icon says already.
      name: textsOf(path).title.split(" – ")[0],
      url: localizePath(path, locale),
      icons: [icon("icon-192", 192, "any")],
    })),
  };
  return `${JSON.stringify(manifest, undefined, 1)}\n`;
}
