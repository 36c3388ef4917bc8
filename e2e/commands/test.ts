// `npm test`: runs all checks from types to browser tests; the last line is the result.
import { findOrInstallBrowser } from "./lib/browser.ts";
import {
  buildAndWeigh,
  checkStatically,
  close,
  runBrowserTests,
  runVitest,
  type Tally,
} from "./lib/steps.ts";

const tallies: Tally[] = [...(await checkStatically()), await runVitest()];
const browser = await findOrInstallBrowser();
if (browser === undefined) console.error("No Chromium could be found or installed; set CHROMIUM to one.");
tallies.push(...(await buildAndWeigh()));
tallies.push(await runBrowserTests());
close(tallies);
