// Names each use of a feature that a supported browser lacks (docs/product.md#supported-browsers), and fails for it.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BROWSER_EXCEPTIONS } from "../build/browserExceptions.ts";
import { declaredNames, findInCode, findInStyles } from "../build/browserFeatures.ts";
import { ROOT } from "./lib/paths.ts";

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const isProduct = (file: string): boolean => !/\.test\.tsx?$|\/testing\/|testSetup|\.gen\.ts$/.test(file);

const scripts = globSync("{src,workers}/**/*.{ts,tsx}", { cwd: ROOT }).filter(isProduct);
const styles = globSync("src/**/*.css", { cwd: ROOT });
const ours = new Set(scripts.flatMap((file) => declaredNames(read(file), file)));
const found = [
  ...scripts.flatMap((file) => findInCode(read(file), file, ours).map((feature) => ({ file, ...feature }))),
  ...styles.flatMap((file) => findInStyles(read(file)).map((feature) => ({ file, ...feature }))),
];
const used = new Set(found.map(({ name }) => name));
const problems = [
  ...found
    .filter(({ name }) => !Object.hasOwn(BROWSER_EXCEPTIONS, name))
    .map(({ file, line, name, lacking }) => `${file}:${line} ${name} is not in ${lacking.join(", ")}`),
  ...Object.keys(BROWSER_EXCEPTIONS)
    .filter((name) => !used.has(name))
    .map((name) => `e2e/build/browserExceptions.ts names ${name}, which is used nowhere`),
];
for (const problem of problems) console.log(problem);
const held = found.length - problems.length;
console.log(`${scripts.length + styles.length} files, ${held} uses of ${used.size} features with a reason`);
process.exitCode = problems.length === 0 ? 0 : 1;
