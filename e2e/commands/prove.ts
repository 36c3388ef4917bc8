// `npm run prove`: the long proofs in a real browser, such as all languages × all pages × all widths.
// Words after it choose among the proofs as Playwright does: `npm run prove -- languages -g "^ar:"`.
import { bringBrowser } from "./lib/browser.ts";
import { run } from "./lib/run.ts";

if ((await bringBrowser()) === undefined) {
  console.error("No Chromium could be found or installed; set CHROMIUM to one.");
  process.exit(1);
}
const chosen = process.argv.slice(2);
process.exitCode = await run("playwright", [
  "test",
  "--config",
  "e2e/prove/prove.config.ts",
  "--reporter=list",
  ...chosen,
]);
