// `npm run count`: how large the project is: lines, modules of src, words of decisions.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { resolveImport } from "../house/floors.ts";
import { aliases } from "../house/sourceFiles.ts";
import { readSource } from "../house/sourceImports.ts";
import { ROOT } from "./lib/paths.ts";

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: ROOT, encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "");
const textOf = (file: string): string => readFileSync(posix.join(ROOT, file), "utf8");
const linesOf = (file: string): number => textOf(file).split("\n").length - 1;
const sum = (of: readonly number[]): number => of.reduce((total, each) => total + each, 0);
const lines = (among: readonly string[]): number => sum(among.map(linesOf));

const isCode = (file: string): boolean => /\.(?:tsx?|css|js|mjs|html)$/.test(file);
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const isTestHelp = (file: string): boolean => /\/testing\/|\/testSetup\./.test(file);
const code = files.filter(isCode);
const ofClient = code.filter((file) => /^(?:src|workers)\//.test(file));
const product = ofClient.filter((file) => !isTest(file) && !isTestHelp(file));
const browserTests = code.filter((file) => /^e2e\/(?:specs|pages|support)\//.test(file));
const backend = code.filter((file) => file.startsWith("e2e/backend/"));
const rest = new Set([...ofClient, ...browserTests, ...backend]);
const tooling = code.filter(
  (file) => !rest.has(file) && !file.startsWith("public/") && file !== "index.html",
);

/** Modules of src, each with the modules of the product that import it. */
const modules = product.filter((file) => /^src\/.*\.tsx?$/.test(file) && !file.endsWith(".gen.ts"));
const importers = new Map<string, Set<string>>();
for (const file of product.filter((each) => /\.tsx?$/.test(each))) {
  for (const { specifier } of readSource(textOf(file), file).imports) {
    const target = resolveImport(file, specifier, aliases);
    if (target !== undefined) importers.set(target, (importers.get(target) ?? new Set()).add(file));
  }
}
const lengths = modules.map(linesOf).toSorted((a, b) => a - b);
const small = modules.filter((file) => {
  const [importer, ...others] = importers.get(file) ?? [];
  if (importer === undefined || others.length > 0 || linesOf(file) >= 40) return false;
  return posix.dirname(importer) === posix.dirname(file);
});

const decisions = files.filter((file) => /^docs\/decisions\/.*\.md$/.test(file)).map(textOf);
const words = sum(decisions.map((text) => text.split(/\s+/).filter((word) => word !== "").length));

const ROWS: readonly (readonly [string, number])[] = [
  ["product (src, workers), lines", lines(product)],
  ["unit and component tests, lines", lines(ofClient.filter(isTest))],
  ["their helpers, lines", lines(ofClient.filter((file) => isTestHelp(file) && !isTest(file)))],
  ["browser tests with page models and helpers, lines", lines(browserTests)],
  ["reference backend with its tests, lines", lines(backend)],
  ["tooling (build, commands, house, prove, bench, gallery, settings), lines", lines(tooling)],
  ["catalogues (.po), lines", lines(files.filter((file) => file.endsWith(".po")))],
  ["modules of src", modules.length],
  ["modules of src, median lines", lengths[Math.floor(lengths.length / 2)] ?? 0],
  ["modules of src under 40 lines with one importer in their own folder", small.length],
  ["decisions", sum(decisions.map((text) => text.match(/^## /gm)?.length ?? 0))],
  ["decisions, words", words],
];
const width = Math.max(...ROWS.map(([, value]) => value.toLocaleString("en").length));
for (const [name, value] of ROWS) console.log(`${value.toLocaleString("en").padStart(width)}  ${name}`);
if (process.argv.includes("--small")) console.log(`\n${small.join("\n")}`);
