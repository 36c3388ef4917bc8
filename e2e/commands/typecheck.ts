// `npm run typecheck`: checks every part of the tree with its own compiler options.
import { run } from "./lib/run.ts";

/** domain and workers have no DOM types, so that code with browser globals of the page does not compile there. */
export const PROJECTS = [
  "src/domain/tsconfig.json",
  "workers/tsconfig.json",
  "tsconfig.json",
  "e2e/tsconfig.json",
];

let failed = 0;
for (const project of PROJECTS) failed += (await run("tsc", ["-p", project])) === 0 ? 0 : 1;
process.exitCode = failed === 0 ? 0 : 1;
