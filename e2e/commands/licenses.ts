// `npm run licenses`: rewrites LICENSES.md from the lockfile; run it after dependencies have changed.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isPermissive, readLock, runtimePackages, writeLicenses } from "../house/licenses.ts";
import { ROOT } from "./lib/paths.ts";

const packages = runtimePackages(readLock(readFileSync(join(ROOT, "package-lock.json"), "utf8")));
writeFileSync(join(ROOT, "LICENSES.md"), writeLicenses(packages));
const refused = packages.filter(({ license }) => !isPermissive(license));
for (const { name, license } of refused)
  console.error(`${name}: ${license || "no licence"} is not permissive`);
console.log(`${packages.length} packages written to LICENSES.md`);
process.exitCode = refused.length === 0 ? 0 : 1;
