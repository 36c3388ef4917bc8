// The web app manifests: one for each language, with icons that exist and shortcuts to pages that exist.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { LOCALES } from "#i18n/locales.ts";
import { ROOT } from "../../commands/lib/paths.ts";
import { type LocaleTexts, readDocumentTexts } from "./documentTexts.ts";
import { makeWebManifest, manifestPath } from "./webManifest.ts";

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose: string;
}

interface WebManifest {
  readonly id: string;
  readonly lang: string;
  readonly dir: string;
  readonly start_url: string;
  readonly description: string;
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

let texts: ReadonlyMap<string, LocaleTexts>;
beforeAll(async () => {
  texts = (await readDocumentTexts()).pages;
});

/** Width and height that a PNG file says it has. */
function sizeOf(file: string): string {
  const png = readFileSync(join(ROOT, "public", file));
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

it.each(LOCALES.map((locale) => [locale.id, locale] as const))("%s has its own", (id, locale) => {
  const manifest = JSON.parse(makeWebManifest(locale, texts.get(id) ?? new Map())) as WebManifest;
  const start = locale.prefix === "" ? "/" : `/${locale.prefix}/`;
  expect(`/${manifestPath(locale)}`).toBe(`${start}manifest.webmanifest`);
  expect([manifest.id, manifest.lang, manifest.dir]).toEqual(["/", locale.html, locale.dir]);
  expect(manifest.start_url).toBe(start);
  expect(manifest.description).not.toBe("");
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([`${start}live`, `${start}favorites`]);
  for (const { name } of manifest.shortcuts) expect(name).toMatch(/\S/);
});

it("has icons of the declared sizes, for any shape and for masks", () => {
  const manifest = JSON.parse(makeWebManifest(LOCALES[0]!, new Map())) as WebManifest;
  for (const { src, sizes } of manifest.icons) expect([src, sizeOf(src)]).toEqual([src, sizes]);
  const purposes = new Set(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`));
  expect(purposes).toEqual(new Set(["any 192x192", "any 512x512", "maskable 512x512"]));
  expect(existsSync(join(ROOT, "public", "favicon.ico"))).toBe(true);
});
