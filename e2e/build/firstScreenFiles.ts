// Which source files the first screen is made of: the frame, the list pages, the notifications, and all they import.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { resolveImport } from "../house/floors.ts";

/** Where the first screen begins. What these fetch on demand, by `import()`, is not part of it. */
const BEGINNINGS = ["src/app", "src/ui", "src/i18n", "src/features/matches", "src/features/notifications"];
/** These import every page there is. */
const LEAD_TO_ALL = new Set(["src/app/routing/routeTree.gen.ts"]);

/** Parts in those folders that wait for the other texts: they are loaded by `withTexts`. */
export const WITH_OTHER_TEXTS: ReadonlySet<string> = new Set(
  [
    "DisplayMenuSurface",
    "FavoritesBoard",
    "HiddenButton",
    "LeaguePicker",
    "ListFind",
    "ListPrint",
    "NothingFound",
  ].map((name) => `src/features/matches/${name}.tsx`),
);

const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"([^"]+)"/gm;

/** The page's entry, which joins the core. */
const START = ["src/app/main.ts"];
/** What a visitor of the home page needs until the rows stand, and nothing else. */
const HOME = [...START, "src/app/mountApp.tsx", "src/features/matches/ScoresPage.tsx"];

/** Files whose texts belong to the first screen; paths from the project's root, such as "src/app/frame/Header.tsx". */
export function firstScreenFiles(root: string): ReadonlySet<string> {
  return withImports(
    root,
    BEGINNINGS.flatMap((folder) => sourcesIn(root, folder)),
  );
}

/** Files that run before React is there. */
export function startFiles(root: string): ReadonlySet<string> {
  return withImports(root, START);
}

/** Files that make the home page's rows stand, those of the start among them. */
export function homeFiles(root: string): ReadonlySet<string> {
  return withImports(root, HOME);
}

/** These files and all they import, but for what they fetch on demand. */
function withImports(root: string, beginnings: readonly string[]): ReadonlySet<string> {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    readonly imports: Readonly<Record<string, string>>;
  };
  const found = new Set<string>();
  const waiting = [...beginnings];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (
      found.has(file) ||
      LEAD_TO_ALL.has(file) ||
      WITH_OTHER_TEXTS.has(file) ||
      file.startsWith("src/routes/")
    )
      continue;
    const path = join(root, file);
    if (!/\.tsx?$/.test(file) || !existsSync(path) || !statSync(path).isFile()) continue;
    found.add(file);
    for (const [, specifier = ""] of readFileSync(path, "utf8").matchAll(STATIC_IMPORT)) {
      // With a query it is the file's address that is imported: the worker is no part of the page.
      if (specifier.includes("?")) continue;
      const target = resolveImport(file, specifier, manifest.imports);
      if (target !== undefined) waiting.push(target.replace(/^\.\//, ""));
    }
  }
  return found;
}

function sourcesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
}
