// `npm test`: types, lint, unit and browser tests, sizes; words after it choose parts. The last line is the result.
import { findOrInstallBrowser } from "./lib/browser.ts";
import {
  buildAndWeigh,
  checkStatically,
  close,
  runBrowserTests,
  runEngineTests,
  runVitest,
  type Tally,
} from "./lib/steps.ts";

const PARTS: Readonly<Record<string, () => Promise<readonly Tally[]>>> = {
  static: checkStatically,
  unit: async () => [await runVitest()],
  size: buildAndWeigh,
  browser: async () => {
    if ((await findOrInstallBrowser()) === undefined) {
      console.error("No Chromium could be found or installed; set CHROMIUM to one.");
    }
    return [await runBrowserTests()];
  },
  engines: async () => [await runEngineTests()],
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0)
  throw new Error(`no part ${unknown.join(", ")}; there are ${Object.keys(PARTS).join(", ")}`);

const tallies: Tally[] = [];
for (const [name, run] of Object.entries(PARTS)) {
  if (chosen.length === 0 || chosen.includes(name)) tallies.push(...(await run()));
}
close(tallies);
