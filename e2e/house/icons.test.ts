// The first screen draws only the icons that it loads: those of `moreIcons.ts` come later.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../commands/lib/paths.ts";
import { homeFiles } from "../build/firstScreenFiles.ts";

/** Names of the icons that are loaded later. */
function laterIcons(): readonly string[] {
  const source = readFileSync(join(ROOT, "src/ui/content/moreIcons.ts"), "utf8");
  return [...source.matchAll(/^ {2}(\w+):/gm)].map(([, name = ""]) => name);
}

/** Icons that a source file may draw; a key of a style sheet, `styles["flag"]`, is none. */
function mayDraw(source: string, icon: string): boolean {
  return new RegExp(`(?<!\\[)"${icon}"`).test(source);
}

it("finds an icon however it is named", () => {
  expect(mayDraw('<Icon name="heart" />', "heart")).toBe(true);
  expect(mayDraw('const ICONS = { on: "heart" };', "heart")).toBe(true);
  expect(mayDraw('className={styles["heart"]}', "heart")).toBe(false);
});

it("draws no icon on the first screen that is loaded later", () => {
  const icons = laterIcons();
  expect(icons.length).toBeGreaterThan(5);
  const found: string[] = [];
  for (const file of homeFiles(ROOT)) {
    // It names the arrows that turn with the direction.
    if (file === "src/ui/content/Icon.tsx") continue;
    const source = readFileSync(join(ROOT, file), "utf8");
    for (const icon of icons) if (mayDraw(source, icon)) found.push(`${file}: ${icon}`);
  }
  expect(found).toEqual([]);
});
