// Part of the proof "rows" in a real Chromium: three seeded schedules of goals and faults over two tabs.
import { playInBrowser } from "../../prove/lib/rows/browserCase.ts";
import { SMALL_DAY_ZONE } from "../../support/smallDay.ts";
import { test } from "../../support/test.ts";

test.use({ timezoneId: SMALL_DAY_ZONE });

for (let seed = 1; seed <= 3; seed += 1) {
  test(`seed ${seed}: both tabs end with the server's rows, each event announced once`, async ({
    context,
    product,
  }) => {
    await playInBrowser(context, product, seed);
  });
}
