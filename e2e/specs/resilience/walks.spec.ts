// A share of the seeded walks over tabs and workers; `npm run prove -- walks` walks them all.
import { expect, test } from "../../support/test.ts";
import { walk } from "../../support/core/walk.ts";

for (const shared of [true, false]) {
  test(`tabs and workers come and go, ${shared ? "with SharedWorker" : "with an elected tab"}`, async ({
    browser,
    product,
  }) => {
    test.setTimeout(120_000);
    const { failure } = await walk({ browser, product, seed: 7, steps: 10, shared });
    expect(failure).toBeUndefined();
  });
}
