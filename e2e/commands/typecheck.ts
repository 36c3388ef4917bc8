// `npm run typecheck`: every part of the tree under its own compiler options.
import { run } from "./lib/run.ts";

/** domain and workers have no DOM types: what the page owns does not compile there. */
export const PROJECTS = [
  "src/domain/tsconfig.json",
  "workers/tsconfig.json",
  "tsconfig.json",
  "e2e/tsconfig.json",
];

let failed = 0;
for (const project of PROJECTS) failed += (await run("tsc", ["-p", project])) === 0 ? 0 : 1;
process.exitCode = failed === 0 ? 0 : 1;
