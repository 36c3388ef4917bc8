// Proof "rows" in a real Chromium: 200 seeded schedules with two tabs; SEED=N replays one of them.
import { playInBrowser } from "./lib/rows/browserCase.ts";
import { SMALL_DAY_ZONE } from "../support/smallDay.ts";
import { test } from "../support/test.ts";

const FULL = 200;
const IN_ONE_TEST = 10;

test.describe.configure({ mode: "parallel" });

const chosen = process.env["SEED"];
const seeds = chosen === undefined ? Array.from({ length: FULL }, (_, index) => index + 1) : [Number(chosen)];

for (let from = 0; from < seeds.length; from += IN_ONE_TEST) {
  const part = seeds.slice(from, from + IN_ONE_TEST);
  test(`seeds ${part[0]} to ${part.at(-1)}: both tabs end with the server's rows, each event announced once`, async ({
    browser,
    product,
  }) => {
    for (const seed of part) {
      const context = await browser.newContext({ timezoneId: SMALL_DAY_ZONE });
      await playInBrowser(context, product, seed);
      await context.close();
    }
  });
}
