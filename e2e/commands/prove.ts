// `npm run prove [-- NAME]`: runs the seeded proofs in full, then the long browser proofs; --seed N and --cases N replay.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { PROOFS } from "../prove/proofs.ts";
import type { Proof, ProofRequest } from "../prove/proof.ts";
import { findOrInstallBrowser } from "./lib/browser.ts";
import { installEngines } from "./lib/engines.ts";
import { engineTable, withEngineTable } from "./lib/engineTable.ts";
import { ROOT } from "./lib/paths.ts";
import { run } from "./lib/run.ts";
import { runPlaywright } from "./lib/steps.ts";

const BROWSERS = join(ROOT, "docs", "browsers.md");

async function runProof(proof: Proof, request: ProofRequest): Promise<boolean> {
  console.log(`\n${proof.name}: ${proof.claim}`);
  const startedAt = performance.now();
  const { figures, failures } = await proof.run({ ...request, report: (line) => console.log(`  … ${line}`) });
  for (const figure of figures) console.log(`  ${figure}`);
  for (const failure of failures) console.error(`  FAILED ${failure}`);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`  ${failures.length === 0 ? "held" : "did not hold"} (${seconds} s)`);
  return failures.length === 0;
}

/**
 * The promises in Chromium, Firefox and WebKit; further words choose among them, as in Playwright's command line. A whole
 * run writes its table into docs/browsers.md.
 */
async function runInEngines(chosen: readonly string[]): Promise<boolean> {
  await findOrInstallBrowser();
  const absent = await installEngines();
  const { code, report } = await runPlaywright("e2e/engines/engines.config.ts", chosen);
  if (report !== undefined) {
    const table = engineTable(report);
    console.log(`\n${table}`);
    const isWhole = chosen.length === 0 && absent.length === 0 && process.env["ENGINES"] === undefined;
    if (isWhole) writeFileSync(BROWSERS, withEngineTable(readFileSync(BROWSERS, "utf8"), table));
  }
  return code === 0 && absent.length === 0;
}

async function runInBrowser(chosen: readonly string[]): Promise<boolean> {
  if ((await findOrInstallBrowser()) === undefined) {
    console.error("No Chromium could be found or installed; set CHROMIUM to one.");
    return false;
  }
  const playwright = (config: string, words: readonly string[], fonts?: string) =>
    run(
      "playwright",
      ["test", "--config", `e2e/prove/${config}`, "--reporter=list", ...words],
      fonts === undefined ? {} : { FONTS: fonts },
    );
  const prove = (words: readonly string[], fonts?: string) => playwright("prove.config.ts", words, fonts);
  let held = (await prove(chosen)) === 0;
  // Specs of the product, behind the web servers that are installed.
  if (chosen.length === 0 || chosen.includes("hosting"))
    held = (await playwright("hosted.config.ts", [])) === 0 && held;
  // Whether a text fits depends on the font: all languages are drawn in two more, the last as the system has them.
  if (chosen.length === 0 || chosen.includes("languages")) {
    for (const fonts of ["noto", "system"]) {
      console.log(`\nlanguages with the fonts ${fonts}`);
      held = (await prove(["languages"], fonts)) === 0 && held;
    }
  }
  return held;
}

// The name of a seeded proof runs it alone; other words select browser proofs, as in Playwright's command line.
const words = process.argv.slice(2);
const named = PROOFS.filter(({ name }) => name === words[0]);
let held = true;
if (named.length > 0) {
  const { values } = parseArgs({
    args: words.slice(1),
    options: {
      seed: { type: "string" },
      cases: { type: "string" },
      seeds: { type: "string" },
      edges: { type: "string" },
      site: { type: "string" },
      static: { type: "boolean" },
    },
  });
  const whole = (text: string | undefined): number | undefined =>
    text === undefined ? undefined : Number(text);
  for (const proof of named) {
    held = await runProof(proof, {
      seed: whole(values.seed),
      cases: whole(values.cases ?? values.seeds),
      edges: whole(values.edges),
      site: values.site,
      isStatic: values.static,
    });
    const followsBrowser = proof.hasBrowserPart === true && values.site === undefined;
    if (followsBrowser) held = (await runInBrowser([proof.name])) && held;
  }
} else if (words[0] === "browsers") {
  held = await runInEngines(words.slice(1));
} else {
  if (words.length === 0) for (const proof of PROOFS) held = (await runProof(proof, {})) && held;
  held = (await runInBrowser(words)) && held;
  if (words.length === 0) held = (await runInEngines([])) && held;
}
process.exitCode = held ? 0 : 1;
