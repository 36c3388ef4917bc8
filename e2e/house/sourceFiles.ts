// Lists the source files of the project with their texts, for the tests of the house rules.
import { readdirSync, readFileSync } from "node:fs";

const ROOT = new URL("../../", import.meta.url);
const GENERATED = "src/app/routing/routeTree.gen.ts";

/** Paths from the project's root: scripts and style sheets, without generated files. */
export const files: readonly string[] = ["src", "workers", "e2e"].flatMap((folder) =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((name) => /\.(?:tsx?|css)$/.test(name) && !name.endsWith(".d.ts") && name !== GENERATED)
    .toSorted(),
);
export const scripts = files.filter((file) => !file.endsWith(".css"));
export const styles = files.filter((file) => file.endsWith(".css"));

const texts = new Map<string, string>();

/** The text of a file, named from the project's root. Throws where there is none. */
export function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(new URL(file, ROOT), "utf8");
  texts.set(file, text);
  return text;
}

/** The path aliases of package.json: { "#domain/*": "./src/domain/*" }. */
export const aliases = aliasesOf(JSON.parse(textOf("package.json")));

function aliasesOf(manifest: unknown): Readonly<Record<string, string>> {
  const imports =
    typeof manifest === "object" && manifest !== null && "imports" in manifest ? manifest.imports : undefined;
  return Object.fromEntries(Object.entries(imports ?? {}).map(([alias, target]) => [alias, String(target)]));
}
