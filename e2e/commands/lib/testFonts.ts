// The fonts of browser tests: packages of the registry, so that a test measures the same text on every Linux.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.ts";

/** Families by name; FONTS=noto or FONTS=system chooses another one than the first. */
const FONT_SETS: Readonly<Record<string, { readonly family: string; readonly folders: readonly string[] }>> =
  {
    dejavu: { family: "DejaVu Sans", folders: ["dejavu-fonts-ttf/ttf"] },
    noto: {
      family: "Noto Sans",
      folders: ["noto-sans", "noto-sans-arabic", "noto-sans-devanagari", "noto-sans-thai"].map(
        (name) => `@expo-google-fonts/${name}`,
      ),
    },
  };
const TEST_FONTS: readonly string[] = [...Object.keys(FONT_SETS), "system"];

/**
 * The environment of a browser with the fonts of a set alone; that of this process for "system", whose fonts are those of
 * the machine. Browsers of macOS and Windows read no such configuration. Throws for another name.
 */
export function fontEnvironment(name = process.env["FONTS"] ?? "dejavu"): Record<string, string> {
  const own = Object.fromEntries(
    Object.entries(process.env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
  if (name === "system") return own;
  const fonts = FONT_SETS[name];
  if (fonts === undefined) throw new Error(`FONTS is one of ${TEST_FONTS.join(", ")}, not ${name}`);
  const folder = join(ROOT, ".cache", "fonts");
  const file = join(folder, `${name}.conf`);
  const folders = fonts.folders.map((path) => `  <dir>${join(ROOT, "node_modules", path)}</dir>`);
  // Chromium asks for "sans" where a page asks for the system's font.
  const preferred = ["sans", "sans-serif", "serif", "system-ui"].map(
    (generic) =>
      `  <alias><family>${generic}</family><prefer><family>${fonts.family}</family></prefer></alias>`,
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    [
      `<?xml version="1.0"?>`,
      `<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">`,
      `<fontconfig>`,
      ...folders,
      // Without these a text in a family that is not there would be drawn with serifs.
      `  <selectfont><rejectfont><glob>*Serif*</glob><glob>*Math*</glob></rejectfont></selectfont>`,
      `  <cachedir>${join(folder, name)}</cachedir>`,
      ...preferred,
      `</fontconfig>`,
      "",
    ].join("\n"),
  );
  return { ...own, FONTCONFIG_FILE: file };
}
